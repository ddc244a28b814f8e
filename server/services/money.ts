import type { LedgerEvent } from '#domain/ledger.ts'
import { languages } from '#domain/language.ts'
import type { Actor } from '#server/actor.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Tx } from '#server/database/db.ts'
import { postEntries } from '#server/ledger/ledger.ts'
import type { AskedRow } from './sql.ts'

type Paid = Pick<AskedRow, 'id' | 'memberId' | 'currency' | 'amountMinor' | 'trackingNumber' | 'name'>

/** Takes the price from the balance, once; refuses with 5001 when it is too low. What costs nothing moves nothing. */
export const charge = (tx: Tx, paid: Paid, actor: Actor) => moveOf(tx, 'PARCEL_SERVICE', paid, actor)

/** Gives back exactly what was taken, once. */
export const giveBack = (tx: Tx, paid: Paid, actor: Actor) => moveOf(tx, 'PARCEL_SERVICE_REFUND', paid, actor)

async function moveOf(tx: Tx, event: LedgerEvent, paid: Paid, actor: Actor): Promise<void> {
  const { id, memberId, currency, amountMinor, trackingNumber, name } = paid
  if (amountMinor === 0) return
  const words = (language: (typeof languages)[number]) => pickText(name, language)
  await postEntries(tx, [
    {
      event,
      memberId,
      unit: currency,
      amount: amountMinor,
      source: { kind: 'parcel_service', id },
      referenceNumber: trackingNumber,
      remark: { 'zh-Hans': words('zh-Hans'), 'zh-Hant': words('zh-Hant'), en: words('en') },
      actor,
    },
  ])
}
