import { orders } from '#contract/orders.ts'
import { sql } from '#server/database/db.ts'
import { apply, pack, pay, receive, ship, transfer } from './actions.ts'
import type { ReceivedPurchase } from './purchases.ts'
import type { Cast } from './stage.ts'

/* What Meiling had sent before this month, so that last month has bills to read and to export. */

const purchases: readonly ReceivedPurchase[] = [
  {
    trackingNumber: 'SF1420098811018',
    courierCode: 'SF',
    product: '双人蚊帐',
    specification: '1.8 m',
    quantity: 1,
    unitPriceMinor: 12900,
    box: [1700, 400, 300, 120, 'A-02-1'],
  },
  {
    trackingNumber: 'ZT7530098811027',
    courierCode: 'ZTO',
    product: '儿童书桌灯',
    specification: '护眼 可调光',
    quantity: 1,
    unitPriceMinor: 21900,
    box: [2200, 420, 260, 200, 'A-02-2'],
  },
]

/**
 * Two orders from application to signature. Everything in the product happens now, so the days are moved back afterwards,
 * before anybody else moves in.
 */
export async function sendLastMonth(cast: Cast, receiverId: string): Promise<void> {
  for (const purchase of purchases) await send(cast, purchase, receiverId)
  await cast.context.database.transaction(async (tx) => {
    await tx.run(toLastMonth)
    // What was told at the time has been read.
    await tx.run(sql`delete from notices`)
  })
}

async function send(cast: Cast, purchase: ReceivedPurchase, receiverId: string): Promise<void> {
  const { meiling } = cast
  const id = await apply(cast, meiling, [await receive(cast, meiling, purchase)], receiverId)
  const { dueMinor } = await meiling.call(orders.get, { id })
  const ending = purchase.trackingNumber.slice(-4)
  await transfer(cast, meiling, dueMinor, 'CNY', `ICBC-${ending}`)
  await pay(meiling, id)
  const [weightG, lengthMm, widthMm, heightMm] = purchase.box
  await pack(cast, id, { weightG, lengthMm, widthMm, heightMm })
  await ship(cast, id, `SC1002${ending}`, ['departed', 'arrived', 'out_for_delivery'])
  await meiling.call(orders.confirmReceipt, { id })
}

/**
 * To the second day of last month, with the day in the numbers. Tables that are only added to refuse a change, so their
 * triggers rest meanwhile.
 */
const toLastMonth = sql`
  do $$
  declare
    today date := (now() at time zone interval '8 hours')::date;
    then_ date := date_trunc('month', today) - interval '1 month' + interval '1 day';
    day text := to_char(then_, 'YYMMDD');
    each text;
    moved text;
  begin
    foreach each in array array['receipts', 'parcel_history', 'order_history', 'order_cartons', 'order_deeds', 'ledger_entries', 'bank_transfer_history'] loop
      execute format('alter table %I disable trigger user', each);
    end loop;
    foreach each in array array['members', 'parcels', 'receipts', 'parcel_history', 'orders', 'order_parcels', 'order_events', 'order_history',
      'order_cartons', 'order_deeds', 'bills', 'bank_transfers', 'bank_transfer_history', 'ledger_entries'] loop
      select string_agg(format('%1$I = %1$I - make_interval(days => $1)', column_name), ', ') into moved from information_schema.columns
      where table_schema = current_schema() and table_name = each and data_type = 'timestamp with time zone' and is_generated = 'NEVER';
      execute format('update %I set %s', each, moved) using today - then_;
    end loop;
    update orders set order_number = overlay(order_number placing day from 3 for 6);
    update bills set order_number = overlay(order_number placing day from 3 for 6);
    update bank_transfers set transfer_number = overlay(transfer_number placing day from 3 for 6);
    update ledger_entries set reference_number = overlay(reference_number placing day from 3 for 6) where reference_number ~ '^(JH|BT)[0-9]{12}$';
    foreach each in array array['receipts', 'parcel_history', 'order_history', 'order_cartons', 'order_deeds', 'ledger_entries', 'bank_transfer_history'] loop
      execute format('alter table %I enable trigger user', each);
    end loop;
  end $$`
