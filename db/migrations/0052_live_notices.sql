-- The bell moves by itself: a new notice, and one that was read elsewhere, are told like other changes (decision record 65).

create trigger notices_live after insert or update on notices for each row execute function tell_live_of_member('notices');
