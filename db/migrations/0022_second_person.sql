-- A request for a second person's word may be approved, refused with a reason, taken back, or replaced by a corrected one.
alter table approvals drop constraint approvals_check, drop constraint approvals_state_check;
alter table approvals rename column approved_by to settled_by;
alter table approvals rename column approved_at to settled_at;
alter table approvals
  add column settled_note text not null default '',
  -- A digest of what it is about (decision record 26): of one thing one request of a kind is open.
  add column subject text;
update approvals set subject = encode(sha256(convert_to(target_id::text, 'UTF8')), 'hex');
alter table approvals
  alter column subject set not null,
  add constraint approvals_state check (state in ('open', 'approved', 'refused', 'withdrawn', 'replaced')),
  add constraint approvals_settled check ((state = 'open') = (settled_by is null)),
  add constraint approvals_two_people check (state not in ('approved', 'refused') or settled_by <> requested_by),
  add constraint approvals_requester check (state not in ('withdrawn', 'replaced') or settled_by = requested_by),
  add constraint approvals_refused check (state <> 'refused' or settled_note <> '');
drop index approvals_open;
create unique index approvals_open on approvals (call, subject) where state = 'open';
create index approvals_target on approvals (target_id) where state = 'open';
create index approvals_requested on approvals (requested_by, requested_at desc);

-- A look of staff at personal data: what was asked for, and the numbers of the members who were shown. Null: a deed.
alter table audit_log add column seen jsonb;
