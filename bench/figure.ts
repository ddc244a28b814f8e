import { median, shown } from './statistics.ts'

type Goal = { readonly atLeast: number } | { readonly atMost: number }

/** One measured figure of a workload. */
export interface Figure {
  readonly name: string
  /** One per round: a ratio, or a quantity if there is nothing to divide by. */
  readonly values: readonly number[]
  /** Empty: a ratio. */
  readonly unit: '' | 'ms' | 'MB' | 'kB'
  /** Null: for information only. */
  readonly goal: Goal | null
  readonly absolute: string
}

/** Everything one workload found, with the sentences that explain how to read it. */
export interface Section {
  readonly title: string
  readonly about: string
  readonly figures: readonly Figure[]
  /** Whether rounds and seconds describe the measurement; `untimed` are rounds that end on their own. */
  readonly inRounds: boolean | 'untimed'
  /** Why there are no figures, or what went wrong. */
  readonly remarks: readonly string[]
}

export function isMet({ values, goal }: Figure): boolean {
  if (goal === null) return true
  return 'atLeast' in goal ? median(values) >= goal.atLeast : median(values) <= goal.atMost
}

export function valueOf({ values, unit }: Figure): string {
  const written = `${shown(median(values))}${unit && ` ${unit}`}`
  return values.length > 1 ? `${written} (${shown(Math.min(...values))}–${shown(Math.max(...values))})` : written
}

export function goalOf({ goal, unit }: Figure): string {
  if (goal === null) return '–'
  const written = 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`
  return `${written}${unit && ` ${unit}`}`
}

export const verdictOf = (figure: Figure) => (figure.goal === null ? '–' : isMet(figure) ? 'ok' : 'short')

export const lineOf = (figure: Figure) =>
  `${figure.name}  ${valueOf(figure)} · ${goalOf(figure)} · ${verdictOf(figure)} · ${figure.absolute}`
