import { toHalfWidth } from './plain-text.ts'

/* Bins: the places in a warehouse where parcels lie (decision record 86). */

/** Letters are matched before they are capitals, as in tracking numbers. */
const pattern = /^[A-Za-z0-9]([A-Za-z0-9-]{0,18}[A-Za-z0-9])?$/

/** A bin's code as it is stored and compared; null when it can be none. */
export function tidyBinCode(typed: string): string | null {
  const code = toHalfWidth(typed).trim()
  return pattern.test(code) ? code.toUpperCase() : null
}

/** One word or two. */
export const isZone = (zone: string) => /^\S+( \S+)?$/.test(zone)

/** How many bins one call makes at most. */
export const binsAtOnce = 500

/** How many parcels one call moves at most. */
export const movedAtOnce = 50

export interface BinRange {
  /** What each code begins with, such as A. */
  readonly prefix: string
  readonly racksFrom: number
  readonly racksTo: number
  readonly levelsFrom: number
  readonly levelsTo: number
}

export const binsInRange = ({ racksFrom, racksTo, levelsFrom, levelsTo }: Omit<BinRange, 'prefix'>) =>
  Math.max(0, racksTo - racksFrom + 1) * Math.max(0, levelsTo - levelsFrom + 1)

/** A-01-1, A-01-2, … A-12-4: rack by rack, as one walks. */
export const codesOfRange = (range: BinRange): readonly string[] =>
  from(range.racksFrom, range.racksTo).flatMap((rack) =>
    from(range.levelsFrom, range.levelsTo).map((level) => `${range.prefix}-${String(rack).padStart(2, '0')}-${level}`),
  )

const from = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

/** The rack of a code: what is before its last hyphen; a code without one is its own. */
export const rackOf = (code: string) => {
  const end = code.lastIndexOf('-')
  return end < 0 ? code : code.slice(0, end)
}

export interface BinRoom {
  readonly capacity: number | null
  /** How many parcels lie in it. */
  readonly parcels: number
}

/** How many more it takes; null: as many as there are. */
export const roomIn = ({ capacity, parcels }: BinRoom) => (capacity === null ? null : Math.max(0, capacity - parcels))

export const hasRoomFor = (bin: BinRoom, more: number) => {
  const room = roomIn(bin)
  return room === null || room >= more
}

/** What counting found: what is recorded here and was not seen, and what was seen and is not recorded here. */
export const binDifferenceKinds = ['missing', 'elsewhere', 'left', 'unknown'] as const
export type BinDifferenceKind = (typeof binDifferenceKinds)[number]

export const binDifferenceStates = ['open', 'found', 'searched'] as const
export type BinDifferenceState = (typeof binDifferenceStates)[number]

/** What a number that is scanned in a bin is. */
export const scanNotes = ['here', 'elsewhere', 'left', 'unknown'] as const
export type ScanNote = (typeof scanNotes)[number]

export const binCountStates = ['open', 'finished', 'dropped'] as const
export type BinCountState = (typeof binCountStates)[number]
