import { fieldText } from '#contract/wire/field-texts.ts'
import type { Language } from '#domain/language.ts'
import { type Defaults, type Faults, faultsOf, isEmptyRow, type Row } from './row.ts'
import { twinsIn } from './rows.ts'

export type State = 'empty' | 'good' | 'doubtful' | 'wrong'

export interface Judged {
  readonly row: Row
  /** Its position in the table, from 1. */
  readonly number: number
  readonly faults: Faults
  readonly state: State
}

interface JudgeWords {
  readonly language: Language
  readonly shortened: string
  readonly unread: (typed: string) => string
}

/** Validates rows; a row is validated again only if it, or what applies to all rows, has changed. */
export function makeJudge(defaults: Defaults, { language, shortened, unread }: JudgeWords) {
  const own = new WeakMap<Row, Faults>()
  const faultsBy = (row: Row): Faults => {
    const known = own.get(row)
    if (known) return known
    const faults = { ...faultsOf(row, defaults, language, shortened), ...unreadFaults(row, unread), ...row.refused }
    own.set(row, faults)
    return faults
  }
  return (rows: readonly Row[]): readonly Judged[] => {
    const twins = twinsIn(rows)
    const twin = { trackingNumber: fieldText('field_tracking_twice', language) }
    return rows.map((row, index) => {
      if (isEmptyRow(row)) return { row, number: index + 1, faults: {}, state: 'empty' }
      const faults = twins.has(row.key) ? { ...faultsBy(row), ...twin } : faultsBy(row)
      return { row, number: index + 1, faults, state: stateOf(row, faults) }
    })
  }
}

/** A name that was not understood must not fall back to the default for empty cells. */
const unreadFaults = ({ unread }: Row, sentence: JudgeWords['unread']): Faults =>
  Object.fromEntries(unread.flatMap(({ column, typed }) => (column ? [[column, sentence(typed)]] : [])))

/** A guess may be imported, but someone should have looked at it. */
function stateOf({ guesses, isDoubtful }: Row, faults: Faults): State {
  if (Object.keys(faults).length > 0) return 'wrong'
  return guesses.length > 0 || isDoubtful ? 'doubtful' : 'good'
}
