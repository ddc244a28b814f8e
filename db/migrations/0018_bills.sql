-- Bills as their members see them: by which channel an order went, and who set the mark that it was collected.
alter table bills add column channel_id uuid references channels;
update bills b set channel_id = o.channel_id from orders o where o.id = b.order_id;
alter table bills alter column channel_id set not null;

-- The mark is the member's own note and moves no money; staff may set it for them (A-35).
alter table bills
  add column collected_by_kind text check (collected_by_kind in ('member', 'staff')),
  add column collected_by uuid;
update bills set collected_at = null where not collected and collected_at is not null;
update bills set collected_at = coalesce(collected_at, now()), collected_by_kind = 'member', collected_by = member_id where collected;
alter table bills add constraint bills_collected
  check (collected = (collected_at is not null and collected_by_kind is not null and collected_by is not null)
    and (collected or num_nonnulls(collected_at, collected_by_kind, collected_by) = 0));

-- The order in which a list shows them and an export walks them; what is not settled or was cancelled is no bill to anybody.
drop index bills_member;
create index bills_listed on bills (member_id, consolidated_at desc, id desc) where state = 'live';
create index bills_uncollected on bills (member_id, consolidated_at desc, id desc) where state = 'live' and not collected;
