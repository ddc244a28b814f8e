-- Forecasts whose number begins or ends like that of an unclaimed parcel (decision record 82). Only of those that still
-- wait: a small part of all parcels.
create index parcels_waiting_begins on parcels (tracking_number text_pattern_ops)
  where status = 'forecast' and deleted_at is null and closed_reason is null;
create index parcels_waiting_ends on parcels (reverse(tracking_number) text_pattern_ops)
  where status = 'forecast' and deleted_at is null and closed_reason is null;
