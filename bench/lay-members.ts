import type { Client } from 'pg'

/* Rows are inserted by a few large statements; every constraint of the schema still applies. */

/** The id of the row with this number, as `bench_id(number)` in SQL. */
export function benchId(number: number): string {
  const hex = number.toString(16).padStart(32, '0')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

export const tokenOf = (member: number) => `bench-token-${member}`

/** Members 1 to `count`, each active and signed in. */
export async function layMembers(client: Client, count: number): Promise<void> {
  await client.query(`
    create function bench_id(number bigint) returns uuid language sql immutable parallel safe
      as $$ select lpad(to_hex(number), 32, '0')::uuid $$`)
  await client.query(
    `insert into members (id, member_number, email, password_hash, state, home_region, real_name, level_code, language,
      invitation_code, age_declaration, terms_at, activated_at)
    select bench_id(n), 'JY' || lpad(n::text, 7, '0'), 'member' || n || '@example.com', '-', 'active', 'HK', 'Member ' || n, 'ordinary',
      'zh-Hant', 'I' || n, 'adult', now(), now()
    from generate_series(1, $1::int) n`,
    [count],
  )
  await client.query(
    `insert into member_sessions (member_id, token_hash, expires_at)
    select bench_id(n), sha256(('bench-token-' || n)::bytea), now() + interval '7 days' from generate_series(1, $1::int) n`,
    [count],
  )
}

/** Credits every wallet with an entry of its own, so that the books balance. */
export async function layWallets(client: Client, balanceMinor: number): Promise<void> {
  await client.query(`
    insert into ledger_accounts (kind, member_id, unit)
    select 'member', m.id, unit from members m, unnest(array['CNY', 'HKD', 'COIN']) as unit`)
  await client.query(
    `with filled as (
      update ledger_accounts set balance = $1::bigint, last_seq = 1 where kind = 'member' and unit = 'CNY' returning id, member_id
    )
    insert into ledger_entries (from_account, to_account, unit, amount, event, source_kind, source_id, actor_kind, member_id, to_seq, to_before, to_after)
    select (select id from ledger_accounts where kind = 'adjustment' and unit = 'CNY'), filled.id, 'CNY', $1::bigint, 'ADJUST_IN', 'bench',
      filled.member_id, 'system', filled.member_id, 1, 0, $1::bigint
    from filled`,
    [balanceMinor],
  )
}
