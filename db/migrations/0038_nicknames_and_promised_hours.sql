-- A name that a member gives to a parcel of theirs; nobody else is shown it.
alter table parcels add nickname text check (char_length(nickname) between 1 and 30);

-- The promise of a line as a figure, beside its words: within how many hours of leaving our warehouse, and whether that
-- means the receiver's door or the port. Lines without one promise no time.
alter table channels
  add promised_hours int check (promised_hours > 0),
  add promised_to text check (promised_to in ('door', 'port')),
  add check ((promised_hours is null) = (promised_to is null));

-- Where the words are still as they came.
update channels set promised_hours = 48, promised_to = 'door' where code = 'HK_PARCEL' and promise->>'sh' = '48-hour delivery';
update channels set promised_hours = 24, promised_to = 'port' where code = 'HK_BULK' and promise->>'sh' = 'arrival at port within 24 hours';
