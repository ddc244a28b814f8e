import type { warehouseTransfers } from '#contract/warehouse-transfers.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { type TransferTariff, warehouseTransferCan, warehouseTransferMinor } from '#domain/warehouse-transfer.ts'
import type { AsMember, Context, ReadCall, WriteCall } from '#server/context.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import { balancesOf } from '#server/ledger/ledger.ts'
import { findOwnParcel, holdParcel, keepParcel, lockElsewhere, lockParcel } from '#server/parcels/parcels.ts'
import { readConfig } from '#server/settings/config.ts'
import { charge, giveBack } from './money.ts'
import { readTransfer, transferOnWire } from './rows.ts'
import { destinationsOf, findTransfer, insertTransfer, transfersOfParcel, withdrawTransfer } from './sql.ts'
import { goneText } from './text.ts'

type Calls = typeof warehouseTransfers

async function tariffOf(context: Context, db: Db): Promise<TransferTariff> {
  const { 'transfer.perKgMinor': perKgMinor, 'transfer.atLeastMinor': atLeastMinor } = await readConfig(context, db)
  return { perKgMinor, atLeastMinor }
}

/** E-135: where a parcel at the wrong warehouse may go, what that costs, and what became of it. */
export async function options(
  { context, db, member, language }: ReadCall & AsMember,
  { parcelId }: Input<Calls['options']>,
): Promise<Output<Calls['options']>> {
  const parcel = orRefuse(await findOwnParcel(db, member.id, parcelId), 'not_found')
  const weightG = parcel.actualWeightG
  const isElsewhere = [parcel.abnormalCode, ...parcel.abnormalAlso].includes('WRONG_WAREHOUSE')
  const mayAsk = isElsewhere && parcel.status === 'in_stock' && weightG !== null && !parcel.abnormalBlocking
  const [destinations, tariff, transfers, { CNY, HKD }] = await Promise.all([
    mayAsk ? destinationsOf(db, parcelId) : [],
    tariffOf(context, db),
    transfersOfParcel(db, parcelId),
    balancesOf(db, member.id),
  ])
  const price = (currency: 'CNY' | 'HKD') => warehouseTransferMinor(weightG ?? 0, tariff, currency)
  return {
    destinations: destinations.map(({ name, ...each }) => ({ ...each, name: pickText(name, language) })),
    priceMinor: { CNY: price('CNY'), HKD: price('HKD') },
    weightG,
    balancesMinor: { CNY, HKD },
    transfers: transfers.map((row) => transferOnWire({ language }, row)),
  }
}

/** E-136: paid from the balance now, at the price that the member saw; the parcel is blocked until it arrives. */
export async function ask(
  call: WriteCall & AsMember,
  { parcelId, warehouseId, currency, expectedMinor }: Input<Calls['ask']>,
): Promise<Output<Calls['ask']>> {
  const { context, tx, member } = call
  const parcel = await lockElsewhere(tx, member.id, parcelId)
  const { actualWeightG: weightG } = parcel
  assert(weightG !== null, 'what is in stock was weighed')
  const destinations = await destinationsOf(tx, parcelId)
  if (!destinations.some((each) => each.warehouseId === warehouseId)) refuseFields({ warehouseId: 'field_warehouse' })
  const amountMinor = warehouseTransferMinor(weightG, await tariffOf(context, tx), currency)
  if (amountMinor !== expectedMinor) refuse('amount_changed', { dueMinor: amountMinor })
  const draft = {
    parcelId,
    fromWarehouseId: parcel.warehouseId,
    toWarehouseId: warehouseId,
    weightG,
    currency,
    amountMinor,
  }
  const { id } = orRefuse(await insertTransfer(tx, draft), 'parcel_state')
  const row = await readTransfer(tx, id)
  const actor = { kind: 'member', id: member.id } as const
  await holdParcel(tx, parcelId, { actor, note: '', details: { transferId: id, ...draft } })
  await charge(tx, row, actor)
  return transferOnWire(call, row)
}

/** E-137: until it is sent; what was paid is given back. */
export async function withdraw(
  call: WriteCall & AsMember,
  { id }: Input<Calls['withdraw']>,
): Promise<Output<Calls['withdraw']>> {
  const { tx, member } = call
  const found = await findTransfer(tx, id)
  if (!found || found.memberId !== member.id) refuse('not_found')
  await lockParcel(tx, found.parcelId)
  const row = await readTransfer(tx, id)
  if (!warehouseTransferCan.withdraw(row)) refuse('parcel_state', { text: goneText }, { id: row.parcelId })
  orRefuse(await withdrawTransfer(tx, id), 'parcel_state')
  const actor = { kind: 'member', id: member.id } as const
  await keepParcel(tx, row.parcelId, 'withdrawTransfer', { actor, note: '', details: { transferId: id } })
  await giveBack(tx, row, actor)
  return transferOnWire(call, await readTransfer(tx, id))
}
