"""What happens: an event is proposed, may be forbidden, replaced or prevented, happens, and triggers powers.

A rule or an effect proposes events. "Can't" is asked first (103.2), then modifiers replace the event (716), last they
prevent damage (717). What remains happens, all of one moment at once (802.1), cites its rules, and is seen by triggered
powers (703). Here are 102, 103, 400, 403, 404, 411, 703, 715 to 717 and 802.

    attempt               an action that is being tried: the state so far, the answers given, the events recorded
    tries                 how much may be tried where it is found by trying whether something can be done
    event                 events on their way from being proposed to having happened (716.1, 802.1)
    proposed_event        whether an event is possible, and whether a modifier forbids it (103.2)
    modified_events       what takes the place of replaced events, and who orders what replaces one (716.3)
    replacement           replacement modifiers, in the order that 716.3 gives
    prevention            bubbles around characters and players, armor among them (717)
    bubbles               bubbles, and whether the order in which a packet meets them matters (717.2, 717.3)
    packet_order          the order in which packets of one moment meet a bubble (717.2, 717.3c)
    state_changes         what each event does to the state
    zone_changes          a card that changes zones becomes another card; what is remembered of the old one (411.8, 710)
    continuous_modifiers  modifiers that start, change control, and end (400.3, 714.3)
    added_powers          since when powers count that are added to cards late, or come back (718.2e)
    departure             players who lose or leave, and the end of the game (102)
    trigger_events        the names by which powers may watch for an event
    triggered_powers      which powers and triggered modifiers an event sets off (703, 715)
    event_rules           the rules that every event of a kind cites (302.1, 405.2, 705.2 and others)
    simultaneous_choices  in which order players are asked about events of one moment (802.1)
    simultaneity          what several players do in steps at the same time (802.1)
    chance                shuffles, dice and coins, as choices that no player makes (411.2b)

This floor doesn't know what texts tell players to do. Where a replacement modifier does something instead (716.1), the
attempt performs it by its course, which `flow` hands in. An event that happens is recorded and never read again.
"""
