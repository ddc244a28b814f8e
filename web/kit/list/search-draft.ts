/** What stands in a search field, beside what the page seeks. */
interface SearchDraft {
  readonly typed: string
  /** What was asked for last. */
  readonly asked: string
  /** What the page was last seen to seek. */
  readonly seen: string
}

export const searchDraft = (sought: string): SearchDraft => ({ typed: sought, asked: sought, seen: sought })

/**
 * The page says what it seeks. What was asked for comes back so a moment later, when more may be typed already: only
 * what was changed elsewhere, such as by clearing all filters, takes the place of what is typed.
 */
export function heard(draft: SearchDraft, sought: string): SearchDraft {
  if (sought === draft.seen) return draft
  return sought === draft.asked ? { ...draft, seen: sought } : searchDraft(sought)
}
