import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { tables } from './archive.ts'

/*
 * A table that contains something of a member is in the archive or left out of it, and is emptied or kept by an erasure,
 * each for a reason given here. A new one fails these tests until somebody has decided (decision record 25).
 */

const t = await openTestServer()
const withMember = (
  await t.db.rows(sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c join information_schema.tables b using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'member_id' and b.table_type = 'BASE TABLE' order by 1`)
).map(({ name }) => name)

const inArchive = Object.values(tables).map(({ from }) => from.parts[0]?.split(' ')[0])
const leftOut: Readonly<Record<string, string>> = {
  approvals: 'what staff ask each other',
  auth_tokens: 'secrets',
  claim_misses: 'gone within three days by itself',
  coin_expiries: 'announced in notices.csv, and what expired is in money.csv',
  deletion_requests: 'their steps are in account-history.csv',
  ledger_accounts: 'the balances are in money.csv',
  live_changes: 'ids alone, gone within a second',
  live_events: 'ids alone, gone within the hour',
  member_aliases: 'in profile.json',
  member_identities: 'in profile.json',
  moved_members: 'in profile.json',
  moving_openings: 'what was opened is in money.csv',
  notice_choices: 'in profile.json',
  oauth_states: 'secrets, gone within minutes',
  order_counts: 'figures',
  parcel_counts: 'figures',
  passkeys: 'in profile.json',
  push_subscriptions: 'secrets; when each began is in profile.json',
  refused_addresses: 'in profile.json',
  rule_runs: 'what became of them is in rule-steps.csv',
  storage_mails: 'what was sent is in notices.csv',
}

test('every table with a member in it is in the archive, or left out for a reason', () => {
  expect(withMember.filter((name) => !inArchive.includes(name))).toEqual(Object.keys(leftOut))
})

const emptied = [
  'addresses',
  'auth_tokens',
  'bank_transfers',
  'bills',
  'claims',
  'deletion_requests',
  'disputes',
  'mail_outbox',
  'member_aliases',
  'member_identities',
  'member_sessions',
  'messages',
  'moved_members',
  'notice_choices',
  'notices',
  'oauth_states',
  'orders',
  'parcels',
  'passkeys',
  'purchases',
  'push_subscriptions',
  'refused_addresses',
  'rule_runs',
  'standing_rules',
]
const kept: Readonly<Record<string, string>> = {
  approvals: 'who agreed to move money',
  claim_misses: 'gone within three days by itself',
  coin_expiries: 'the books of coins',
  coupons: 'what a coupon was worth, under a number alone',
  ledger_accounts: 'the books',
  ledger_entries: 'the books',
  live_changes: 'ids alone, gone within a second',
  live_events: 'ids alone, gone within the hour',
  moving_openings: 'the books',
  member_history: 'that something was changed, never what',
  order_counts: 'figures',
  parcel_counts: 'figures',
  payment_intents: 'the books, by a number and an amount',
  rule_log: 'what a rule did, by order numbers and amounts',
  storage_mails: 'on which days a reminder was sent',
  store_topups: 'the books',
}

test('every table with a member in it is emptied by an erasure, or kept for a reason', () => {
  expect(withMember.filter((name) => !emptied.includes(name) && !(name in kept))).toEqual([])
})
