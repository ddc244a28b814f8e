-- What a line takes at most (null: no limit of its own), and the versions by which staff change lines and services.
alter table channels
  add column weight_limit_g int check (weight_limit_g > 0),
  add column max_side_mm int check (max_side_mm > 0),
  add column max_sides_sum_mm int check (max_sides_sum_mm > 0),
  add column version int not null default 1;
alter table vas_items add column version int not null default 1;
