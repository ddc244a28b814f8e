/** The text in a search field, beside the search of the page. */
interface SearchDraft {
  readonly typed: string
  /** The last search from this field. */
  readonly sent: string
  /** The last known search of the page. */
  readonly seen: string
}

export const searchDraft = (sought: string): SearchDraft => ({ typed: sought, sent: sought, seen: sought })

/**
 * The page reports its current search. A search from this field is reported back a moment later, when more may have
 * been typed already, so only a change from elsewhere, such as clearing all filters, replaces the text.
 */
export function heard(draft: SearchDraft, sought: string): SearchDraft {
  if (sought === draft.seen) return draft
  return sought === draft.sent ? { ...draft, seen: sought } : searchDraft(sought)
}
