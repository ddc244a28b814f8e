import * as account from './account.text.ts'
import * as afterPayment from './after-payment.text.ts'
import * as cancelled from './cancelled.text.ts'
import * as claims from './claims.text.ts'
import * as deletion from './deletion.text.ts'
import * as factors from './factors.text.ts'
import * as money from './money.text.ts'
import * as orders from './orders.text.ts'
import * as parcelClosed from './parcel-closed.text.ts'
import * as parcels from './parcels.text.ts'
import * as phone from './phone.text.ts'
import * as rules from './rules.text.ts'
import * as services from './services.text.ts'
import * as parcelQuestions from './parcel-questions.text.ts'
import * as warehouseTransfers from './warehouse-transfers.text.ts'
import * as storage from './storage.text.ts'
import * as ways from './ways.text.ts'
import type { MailText } from './mail-text.ts'

/**
 * Every mail whose words staff may change. Mails to staff about staff accounts are not among them: nobody shall word
 * the warning that tells administrators what was done.
 */
export const mailTexts: readonly MailText[] = [
  ...Object.values(account),
  ...Object.values(afterPayment),
  ...Object.values(cancelled),
  ...Object.values(claims),
  ...Object.values(deletion),
  ...Object.values(factors),
  ...Object.values(money),
  ...Object.values(orders),
  ...Object.values(parcelClosed),
  ...Object.values(parcels),
  ...Object.values(phone),
  ...Object.values(rules),
  ...Object.values(services),
  ...Object.values(parcelQuestions),
  ...Object.values(warehouseTransfers),
  ...Object.values(storage),
  ...Object.values(ways),
]

const byKey: ReadonlyMap<string, MailText> = new Map(mailTexts.map((text) => [text.key, text]))

export const mailTextOf = (key: string): MailText | undefined => byKey.get(key)
