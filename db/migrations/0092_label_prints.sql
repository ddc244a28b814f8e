-- Who printed the label of which parcel, and why again: two labels of one parcel may be stuck on two.
create table label_prints (
  id uuid primary key default new_id(),
  parcel_id uuid references parcels,
  unclaimed_id uuid references unclaimed_parcels,
  staff_id uuid not null references staff,
  size text not null check (size in ('60x40', '100x150')),
  format text not null check (format in ('pdf', 'zpl')),
  copies int not null check (copies between 1 and 10),
  reason text not null default '',
  at timestamptz not null default now(),
  constraint label_prints_of_one check ((parcel_id is null) <> (unclaimed_id is null))
);
create index label_prints_parcel on label_prints (parcel_id, at desc) where parcel_id is not null;
create index label_prints_unclaimed on label_prints (unclaimed_id, at desc) where unclaimed_id is not null;
