import { StatementFault } from './provider.ts'

/* What the statement files of both providers have in common: a head, and cells that are found by its words. */

export type Cell = (name: string) => string

/** How to find a cell of a line by the beginning of its column's name; a column that is missing is a wrong file. */
export function cellsBy(head: readonly string[]): (line: readonly string[]) => Cell {
  const names = head.map((name) => name.trim())
  return (line) => {
    if (line.length !== names.length) throw new StatementFault('wrong_file', 'a line has not the cells of the head')
    return (name) => {
      const at = names.findIndex((each) => each.startsWith(name))
      if (at < 0) throw new StatementFault('wrong_file', `there is no column ${name}`)
      return (line[at] ?? '').trim()
    }
  }
}

export const requireFile = (isRight: boolean, what: string): void => {
  if (!isRight) throw new StatementFault('wrong_file', what)
}

/** A time of a line, as the clock in China showed it, belongs to the day that was asked for. */
export function requireDay(time: string, day: string): void {
  if (!time.startsWith(`${day} `)) throw new StatementFault('wrong_day', 'it is the statement of another day')
}
