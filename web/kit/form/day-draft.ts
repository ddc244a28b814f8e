/** What a date field shows, beside the day that the page has applied. */
export interface DayDraft {
  readonly typed: string
  /** The last known day of the page. */
  readonly seen: string
}

export const dayDraft = (applied: string): DayDraft => ({ typed: applied, seen: applied })

/** A change from elsewhere, such as clearing all filters, replaces what is in the field. */
export const heardDay = (draft: DayDraft, applied: string): DayDraft =>
  applied === draft.seen ? draft : dayDraft(applied)

/** While 2026 is being typed, a date field reports the years 2, 20 and 202. */
export const isSensibleDay = (typed: string): boolean => /^20\d\d-\d\d-\d\d$/.test(typed)

interface Typed {
  readonly typed: string
  /** Some parts are filled in and others are not: the field then reports an empty day. */
  readonly isPartial: boolean
}

/** The day that a page may apply: a complete one, or none after the field was emptied. Undefined while it is typed. */
export function dayToApply({ typed, isPartial }: Typed): string | undefined {
  if (typed === '') return isPartial ? undefined : ''
  return isSensibleDay(typed) ? typed : undefined
}

/** Both ends are known, and the first day is after the last. */
export const isBackwards = (from: string, to: string): boolean => from !== '' && to !== '' && from > to
