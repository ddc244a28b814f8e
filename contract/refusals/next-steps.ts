import { accountSteps } from './accounts.steps.ts'
import { contentSteps } from './content.steps.ts'
import { generalSteps } from './general.steps.ts'
import { moneySteps } from './money.steps.ts'
import type { Step } from './next-step.ts'
import { orderSteps } from './orders.steps.ts'
import { parcelSteps } from './parcels.steps.ts'
import type { Refusal } from './refusals.ts'
import { specialSteps } from './special.steps.ts'
import type { staffRefusals } from './staff.refusals.ts'
import { staffSteps } from './staff.steps.ts'

/*
 * Every refusal leads on (decision record 24). Only the server reads these tables: a page is given the one sentence
 * that it shows, so that no page carries them all.
 */

/** What a member or a visitor may be told; the fields of 1001 say themselves what to do. */
type Met = Exclude<Refusal, keyof typeof staffRefusals | 'validation'>

/** A step for each of them: a refusal without one does not compile. */
export const memberSteps: Readonly<Record<Met, Step>> = {
  ...generalSteps,
  ...accountSteps,
  ...parcelSteps,
  ...orderSteps,
  ...moneySteps,
  ...contentSteps,
}

/** What a deed knows of the way on: another step than its code's, and the parcel or order that it leads to. */
export interface Lead {
  readonly step?: keyof typeof specialSteps
  readonly id?: string | undefined
}

/** What members and visitors do now. */
export function memberStep(refusal: Refusal, { step }: Lead): Step | null {
  if (step) return specialSteps[step]
  return hasStep(refusal) ? memberSteps[refusal] : null
}

/** What staff do now, where it is clear. */
export function staffStep(refusal: Refusal): Step | null {
  const text = staffSteps[refusal]
  return text ? { text, place: null } : null
}

const hasStep = (refusal: Refusal): refusal is Met => Object.hasOwn(memberSteps, refusal)
