import type { Text } from '#domain/language.ts'
import { accountRefusals } from './accounts.refusals.ts'
import { contentRefusals } from './content.refusals.ts'
import { generalRefusals } from './general.refusals.ts'
import { messages } from '#contract/messages.ts'
import { moneyRefusals } from './money.refusals.ts'
import { orderRefusals } from './orders.refusals.ts'
import { parcelRefusals } from './parcels.refusals.ts'
import type { RefusalKind } from './refusal-kind.ts'
import { staffRefusals } from './staff.refusals.ts'

/** Every expected "no" by its word; the first digit of its code says which part of the business it belongs to. */
export const refusals = {
  ...generalRefusals,
  ...accountRefusals,
  ...parcelRefusals,
  ...orderRefusals,
  ...moneyRefusals,
  ...contentRefusals,
  ...staffRefusals,
} as const satisfies Record<string, RefusalKind>

/** A word for each no. */
export type Refusal = keyof typeof refusals

/** The specification words some of them by the call, here by its contract id. */
const worded: Readonly<Record<string, Partial<Record<Refusal, Text>>>> = {
  'C-30': { captcha_wrong: messages['M-10'] },
  'C-31': { captcha_wrong: messages['M-10'], none_ticked: messages['M-08'] },
}

/** What whoever is refused reads. */
export const refusalText = (refusal: Refusal, callId: string | null): Text =>
  (callId === null ? undefined : worded[callId]?.[refusal]) ?? refusals[refusal].text
