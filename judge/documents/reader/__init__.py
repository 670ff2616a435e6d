"""Reading documents as they were published; `reader` does it, `document` is what comes of it."""
