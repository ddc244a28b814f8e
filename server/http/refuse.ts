import type { Lead, Refusal } from '#contract/refusals/refusals.ts'

/** A "no" that the caller is told in their language. Everything else that is thrown is a fault of ours. */
export class Refused extends Error {
  readonly refusal: Refusal
  readonly details: Readonly<Record<string, unknown>> | null
  /** Where to go next, when the handler knows more than the code says. */
  readonly lead: Lead

  constructor(refusal: Refusal, details: Readonly<Record<string, unknown>> | null = null, lead: Lead = {}) {
    super(refusal)
    this.refusal = refusal
    this.details = details
    this.lead = lead
  }
}

/** Ends the handler with a refusal; its transaction is rolled back. `lead` names the parcel or order to look at now. */
export function refuse(
  refusal: Refusal,
  details: Readonly<Record<string, unknown>> | null = null,
  lead: Lead = {},
): never {
  throw new Refused(refusal, details, lead)
}

/**
 * Refuses single fields by our names, such as `{ 'goods.0.quantity': 'field_range' }`; texts are those of
 * `server.field-texts.ts`.
 */
export function refuseFields(fields: Readonly<Record<string, string>>): never {
  throw new Refused('validation', { fields })
}

export function assert(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence)
}
