/** A numbered page of a list, as the server answers it. */
export interface NumberedPage {
  readonly list: readonly unknown[]
  readonly page: number
  readonly pageSize: number
  /** Of the whole list, or as far as it was counted. */
  readonly total: number
}

/** Whether the list itself is empty; a page past its end is empty as well, but the list is not. */
export const hasNothing = ({ list, page, total }: NumberedPage): boolean =>
  list.length === 0 && (total === 0 || page === 1)

/** The page to turn to from one past the end: always an earlier one, so that turning ends. Null: there is no need. */
export function lastPageBefore({ list, page, pageSize, total }: NumberedPage): number | null {
  if (list.length > 0 || total === 0 || page === 1) return null
  return Math.min(Math.ceil(total / pageSize), page - 1)
}
