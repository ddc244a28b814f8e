-- A service that was paid for with an order and not done as ordered (B-OU-04). The next packing replaces it.
create table reduced_services (
  order_id uuid not null references orders,
  service_id uuid not null references vas_items,
  packing_id uuid not null references order_deeds,
  asked int not null,
  done int not null,
  -- What the member reads.
  reason text not null check (reason <> ''),
  photo_file_ids uuid[] not null default '{}',
  staff_id uuid not null references staff,
  recorded_at timestamptz not null default now(),
  primary key (order_id, service_id),
  constraint reduced_services_less check (done >= 0 and done < asked)
);
