import type { LedgerEvent } from '#domain/ledger.ts'
import { languages } from '#domain/language.ts'
import { joinTexts, pickText } from '#contract/wire/language.ts'
import type { Actor } from '#server/actor.ts'
import type { Tx } from '#server/database/db.ts'
import { postEntries } from '#server/ledger/ledger.ts'
import type { TransferRow } from './sql.ts'

/** Takes the price from the balance, once; refuses with 5001 when it is too low. */
export const charge = (tx: Tx, transfer: TransferRow, actor: Actor) => moveOf(tx, 'TRANSFER_FEE', transfer, actor)

/** Gives back exactly what was taken, once. */
export const giveBack = (tx: Tx, transfer: TransferRow, actor: Actor) => moveOf(tx, 'TRANSFER_REFUND', transfer, actor)

/** What costs nothing moves nothing. */
async function moveOf(tx: Tx, event: LedgerEvent, transfer: TransferRow, actor: Actor): Promise<void> {
  const { id, memberId, currency, amountMinor, trackingNumber, fromName, toName } = transfer
  if (amountMinor === 0) return
  const way = joinTexts([fromName, toName], ' → ')
  const words = (language: (typeof languages)[number]) => pickText(way, language)
  await postEntries(tx, [
    {
      event,
      memberId,
      unit: currency,
      amount: amountMinor,
      source: { kind: 'warehouse_transfer', id },
      referenceNumber: trackingNumber,
      remark: { 'zh-Hans': words('zh-Hans'), 'zh-Hant': words('zh-Hant'), en: words('en') },
      actor,
    },
  ])
}
