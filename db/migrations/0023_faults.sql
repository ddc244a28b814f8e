-- What the system found beside what staff saw (damaged, and at another warehouse than forecast): nothing is overwritten.
alter table parcels
  add column abnormal_also text[] not null default '{}',
  add constraint parcels_abnormal_first check (abnormal_code is not null or abnormal_also = '{}');
