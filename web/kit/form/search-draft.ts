/** The text in a search field, beside the search of the page. */
interface SearchDraft {
  readonly typed: string
  /** The last search from this field. */
  readonly sent: string
  /** The last known search of the page. */
  readonly seen: string
  /** The step of the browser's history in which it was seen. */
  readonly step: string
}

export const searchDraft = (sought: string, step: string): SearchDraft => ({
  typed: sought,
  sent: sought,
  seen: sought,
  step,
})

/**
 * The page reports its current search. A search from this field is reported back a moment later, when more may have
 * been typed already, so only a change from elsewhere, such as clearing all filters, replaces the text. Where the press
 * that left the field cleared the search at once, the page reports a new step with the search that it had before.
 */
export function heard(draft: SearchDraft, sought: string, step: string): SearchDraft {
  if (sought === draft.seen && step === draft.step) return draft
  return sought === draft.sent ? { ...draft, seen: sought, step } : searchDraft(sought, step)
}
