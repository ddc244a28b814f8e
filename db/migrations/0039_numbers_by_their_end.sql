-- People search for a parcel by the first or by the last characters of its number (E-92). With 100,000 parcels of one
-- member, reading all their numbers took 0.1 s.

-- The same key as before, in an order that also serves the beginning of a number.
create unique index parcels_member_number_begins on parcels
  (member_id, tracking_number text_pattern_ops, (case when status = 'shipped' then id end))
  nulls not distinct where deleted_at is null and closed_reason is null;
drop index parcels_member_number;
alter index parcels_member_number_begins rename to parcels_member_number;

create index parcels_member_number_ends on parcels (member_id, reverse(tracking_number) text_pattern_ops)
  where deleted_at is null and closed_reason is null;
