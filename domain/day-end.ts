/*
 * The end of a warehouse's day: what was received is where it should be, or a row says where it is not. Every figure is
 * counted from the rows that exist, and each received parcel is in exactly one of the six places.
 */

/** Where a parcel that was received on the day is now, in the order in which the first that is true holds. */
export const dayPlaces = ['unexplained', 'left', 'inOrders', 'exceptions', 'shelved', 'notShelved'] as const
export type DayPlace = (typeof dayPlaces)[number]

export const dayFigures = [
  'received',
  ...dayPlaces,
  // Of the exceptions, those on no shelf.
  'exceptionsNotShelved',
  // Scans that are no further parcel.
  'duplicates',
  'undone',
  'handovers',
  'handedOver',
  'scannedOfThem',
  'handoversOpen',
  'handoversDiffering',
  'countsOpen',
  'countDifferences',
] as const
export type DayFigure = (typeof dayFigures)[number]
export type DayFigures = Readonly<Record<DayFigure, number>>

/** What has to be explained before a day is signed. A handover that differs was explained when it was closed. */
export const dayDifferences = ['unexplained', 'notShelved', 'handovers', 'counts'] as const
export type DayDifference = (typeof dayDifferences)[number]
export type DayExplanations = Readonly<Record<DayDifference, string>>

export function differencesOf(figures: DayFigures): readonly DayDifference[] {
  const isThere: Readonly<Record<DayDifference, boolean>> = {
    unexplained: figures.unexplained > 0 || !isBalanced(figures),
    notShelved: figures.notShelved + figures.exceptionsNotShelved > 0,
    handovers: figures.handoversOpen > 0,
    counts: figures.countsOpen + figures.countDifferences > 0,
  }
  return dayDifferences.filter((difference) => isThere[difference])
}

/** Received is the sum of the places. */
export const isBalanced = (figures: DayFigures): boolean =>
  figures.received === dayPlaces.reduce((sum, place) => sum + figures[place], 0)

export const changedFigures = (before: DayFigures, after: DayFigures): readonly DayFigure[] =>
  dayFigures.filter((figure) => before[figure] !== after[figure])

/** Whether receipts were added or undone since; one of each leaves as many received as before. */
export const receivedAgain = (before: DayFigures, after: DayFigures): boolean =>
  before.received !== after.received || before.undone !== after.undone

export const daySignatureStates = ['signed', 'closed', 'replaced'] as const
export type DaySignatureState = (typeof daySignatureStates)[number]
