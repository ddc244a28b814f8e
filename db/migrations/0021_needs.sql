-- What the home page tells of as needing its member now, found without looking through all that they ever did.

-- An answer to a doubt is told until its member has looked at it; those of before are past.
alter table disputes add column seen_at timestamptz;
update disputes set seen_at = closed_at where state in ('upheld', 'confirmed');
create index disputes_unseen on disputes (member_id, closed_at desc) where seen_at is null and state in ('upheld', 'confirmed');

create index bank_transfers_rejected on bank_transfers (member_id, audited_at desc) where audit_status = 'rejected' and deleted_at is null;
create index rule_runs_order on rule_runs (order_id) where order_id is not null;

-- The storage clock asks for every order that a parcel was ever in.
create index order_parcels_parcel on order_parcels (parcel_id);
