import type { Text } from '#domain/language.ts'
import { accountRefusals } from './accounts.ts'
import type * as refusalCode from './codes.ts'
import { contentRefusals } from './content.ts'
import { factorRefusals } from './factors.ts'
import { generalRefusals } from './general.ts'
import { messages, tickedMessages } from '#contract/messages.ts'
import { moneyRefusals } from './money.ts'
import type { Step } from './next-step.ts'
import { orderRefusals } from './orders.ts'
import { parcelRefusals } from './parcels.ts'
import type { RefusalKind } from './refusal-kind.ts'
import { signInRefusals } from './sign-in.ts'
import { specialSteps } from './special-steps.ts'
import { staffRefusals } from './staff.ts'

/*
 * Every refusal has a next step (decision record 24). Only the server reads this catalogue: a page imports the codes, and is
 * given the sentence and the step that it shows.
 */

/** The word of each refusal. */
export type Refusal = keyof typeof refusalCode

/** What members never meet, and 1001, whose fields say themselves what to do. */
type WithoutStep = keyof typeof staffRefusals | 'validation'

/** A code without a row does not compile, nor does a refusal that members may meet without a step. */
type Catalogue = {
  readonly [Word in Refusal]: RefusalKind & {
    readonly code: (typeof refusalCode)[Word]
    readonly step: Word extends WithoutStep ? null : Step
  }
}

/** Every refusal by its word; the first digit of its code says which part of the business it belongs to. */
export const refusals = {
  ...generalRefusals,
  ...signInRefusals,
  ...factorRefusals,
  ...accountRefusals,
  ...parcelRefusals,
  ...orderRefusals,
  ...moneyRefusals,
  ...contentRefusals,
  ...staffRefusals,
} as const satisfies Catalogue

/** The specification words some of them by the call, here by its contract id. */
const worded: Readonly<Record<string, Partial<Record<Refusal, Text>>>> = {
  'C-30': { captcha_wrong: messages['M-10'] },
  'C-31': { captcha_wrong: messages['M-10'], none_ticked: messages[tickedMessages.single_ticket.none_ticked] },
}

/** The sentence for the caller. */
export const refusalText = (refusal: Refusal, callId: string | null): Text =>
  (callId === null ? undefined : worded[callId]?.[refusal]) ?? refusals[refusal].text

/** What a handler knows about the next step: another one than its code's, and the parcel or order that it leads to. */
export interface Lead {
  readonly step?: keyof typeof specialSteps
  readonly id?: string | undefined
}

/** What members and visitors do now. */
export const memberStep = (refusal: Refusal, { step }: Lead): Step | null =>
  step ? specialSteps[step] : refusals[refusal].step

/** What staff do now, where it is clear. */
export function staffStep(refusal: Refusal): Step | null {
  const { step, staffStep: own }: RefusalKind = refusals[refusal]
  const text = own === 'same' ? step?.text : own
  return text ? { text, place: null } : null
}
