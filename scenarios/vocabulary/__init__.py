"""Every sentence a step may be: one module for each subject."""
