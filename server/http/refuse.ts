import type { Lead, Refusal } from '#contract/refusals/refusals.ts'

/** A "no" that the caller is told in their language (contract A6). Everything else that is thrown is a fault of ours. */
export class Refused extends Error {
  readonly refusal: Refusal
  readonly details: Readonly<Record<string, unknown>> | null
  /** Where it leads on, when the deed knows more of it than the code says. */
  readonly lead: Lead

  constructor(refusal: Refusal, details: Readonly<Record<string, unknown>> | null = null, lead: Lead = {}) {
    super(refusal)
    this.refusal = refusal
    this.details = details
    this.lead = lead
  }
}

/** Ends the deed with a refusal; nothing of its transaction stays. `lead` names the parcel or order to look at now. */
export function refuse(
  refusal: Refusal,
  details: Readonly<Record<string, unknown>> | null = null,
  lead: Lead = {},
): never {
  throw new Refused(refusal, details, lead)
}

/** Refuses single fields by our names, e.g. `{ 'goods.0.quantity': 'field_range' }`; texts are of `field-texts.ts`. */
export function refuseFields(fields: Readonly<Record<string, string>>): never {
  throw new Refused('validation', { fields })
}

export function assert(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence)
}
