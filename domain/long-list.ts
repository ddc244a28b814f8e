/** How a member's list may be sorted: by its time, in either direction of the index that it is read from. */
export const sorts = ['newest', 'oldest'] as const
export type Sort = (typeof sorts)[number]

/** Where lists over all members stop counting: beyond it staff read "500+" (decision record 13). */
export const countedAtMost = 500

/** The length that such a list shows, however far it was counted. */
export const cappedTotal = (counted: number) => ({
  total: Math.min(counted, countedAtMost),
  totalCapped: counted >= countedAtMost,
})
