import type { Refusal } from '#contract/refusals.ts'

/** A "no" that the caller is told in their language (contract A6). Everything else that is thrown is a fault of ours. */
export class Refused extends Error {
  readonly refusal: Refusal
  readonly details: Readonly<Record<string, unknown>> | null

  constructor(refusal: Refusal, details: Readonly<Record<string, unknown>> | null = null) {
    super(refusal)
    this.refusal = refusal
    this.details = details
  }
}

/** Ends the deed with a refusal; nothing of its transaction stays. */
export function refuse(refusal: Refusal, details: Readonly<Record<string, unknown>> | null = null): never {
  throw new Refused(refusal, details)
}

/** Refuses single fields by our names, e.g. `{ 'goods.0.quantity': 'field_range' }`; texts are of `field-texts.ts`. */
export function refuseFields(fields: Readonly<Record<string, string>>): never {
  throw new Refused('validation', { fields })
}

export function assert(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence)
}
