-- Storage for staff: free days that they grant, and what members were told (B-IN-55 to 58).
alter table parcels add column storage_extra_days int not null default 0 check (storage_extra_days >= 0);
create index parcels_storage_extended on parcels (inbound_at, id)
  where storage_extra_days > 0 and status = 'in_stock' and deleted_at is null and closed_reason is null;

create table storage_extensions (
  id uuid primary key default new_id(),
  parcel_id uuid not null references parcels,
  -- What was granted, from the end of the free days or from the day of the grant.
  days int not null check (days between 1 and 60),
  -- What the clock gets for it: days that were over already are added.
  added_days int not null check (added_days >= days),
  reason text not null check (reason <> ''),
  -- The member may read the reason.
  shows_reason boolean not null,
  staff_id uuid not null references staff,
  at timestamptz not null default now()
);
create index storage_extensions_parcel on storage_extensions (parcel_id, at);

-- At most one mail a day about storage for each member, sent by the daily run or by a person.
create table storage_mails (
  id uuid primary key default new_id(),
  member_id uuid not null references members,
  day date not null,
  -- Null: the daily run.
  staff_id uuid references staff,
  at timestamptz not null default now(),
  unique (member_id, day)
);

-- Once at each mark, and again after each extension. A person reminds at no mark.
alter table storage_reminders drop constraint storage_reminders_pkey;
alter table storage_reminders
  alter column days_left drop not null,
  add column id uuid primary key default new_id(),
  -- How often the parcel had been extended.
  add column round int not null default 0,
  add column mail_id uuid references storage_mails;
create unique index storage_reminders_once on storage_reminders (parcel_id, round, days_left);
create index storage_reminders_mail on storage_reminders (mail_id) where mail_id is not null;

-- Why a parcel leaves that nobody asked us to close.
alter table parcel_closings add column cause text check (cause = 'storage');
