import { wireRequest } from '#contract/wire/request.ts'
import { bills } from '#contract/bills.ts'
import { storedCode } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import { sql } from '#server/database/db.ts'
import type { Caller } from './caller.ts'
import type { TestServer, TestMember } from './harness.ts'

/* Bills for the tests of lists and exports, inserted with one statement per table; no two are alike. */

interface Laid {
  readonly currency?: 'CNY' | 'HKD'
  readonly customer?: string
  /** Several bills share a timestamp, as at a busy packing desk. */
  readonly perMinute?: number
}

let laid = 0

/** Bill n of `count` has n × 1.00 payable freight, and 0.50 more of it receivable; the last is the newest. */
export async function layBills(
  t: TestServer,
  member: TestMember,
  count: number,
  { currency = 'CNY', customer = 'SHOP', perMinute = 1 }: Laid = {},
): Promise<readonly string[]> {
  const batch = `JT${process.pid}${String(++laid).padStart(3, '0')}`
  await t.db.run(sql`
    insert into orders (order_number, member_id, order_type, status, warehouse_id, channel_id, destination_code, currency, goods_type, goods_name,
      parcel_count, total_pieces, total_goods_value_minor, declared_value_minor, insured, price_rule_id, quote, freight_minor,
      freight_payable_minor, vas_minor, insurance_minor, total_minor, consignee)
    select ${batch} || lpad(n::text, 6, '0'), ${member.id}, 'consolidation', 'awaiting_payment', (select id from warehouses where code = 2),
      r.channel_id, r.destination_code, r.currency, 'ordinary', 'Shirt', 1, 1, 100, 100, false, r.id, '{}', n * 100, n * 100, 0, 0, n * 100, '{}'
    from generate_series(1, ${count}::int) n cross join lateral (select * from price_rules where currency = ${currency} order by id limit 1) r`)
  const rows = await t.db.rows(sql<{ id: string }>`
    insert into bills (order_id, member_id, order_number, consolidated_at, customer_name, channel_id, channel_name, billable_weight_g, volume_mm3, vas_text,
      origin, destination, currency, freight_payable_minor, vas_payable_minor, insurance_payable_minor, other_payable_minor,
      freight_receivable_minor, vas_receivable_minor, insurance_receivable_minor, other_receivable_minor, quantity, payable_total_minor)
    select o.id, o.member_id, o.order_number, date_trunc('minute', now()) - (${count}::int - n) / ${perMinute}::int * interval '1 minute',
      ${customer}::text || '-' || n % 10, o.channel_id, c.name, 1000 * (n % 7 + 1), 6000000, '{"cn": "", "en": "", "sh": ""}', w.name, d.name, o.currency,
      o.total_minor, 0, 0, 0, o.total_minor + 50, 0, 0, 0, 1, o.total_minor
    from (select *, right(order_number, 6)::int as n from orders where member_id = ${member.id} and order_number like ${`${batch}%`}) o
      join channels c on c.id = o.channel_id join warehouses w on w.id = o.warehouse_id join destinations d on d.code = o.destination_code
    order by o.n returning id`)
  return rows.map(({ id }) => id)
}

/** A file as the browser would keep it. */
export async function exported(
  caller: Caller,
  input: Readonly<Record<string, string>>,
  language: Language = 'en',
): Promise<{ readonly name: string; readonly type: string; readonly bytes: Buffer }> {
  const response = await caller.raw(wireRequest(bills.export, input).url, { headers: { lang: storedCode[language] } })
  return {
    name: response.headers.get('content-disposition') ?? '',
    type: response.headers.get('content-type') ?? '',
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}
