/** A byte order mark, so that spreadsheet programs read the file as UTF-8. */
export const csvStart = '\uFEFF'

/** A text, a number (also one already formatted, such as `-5.00`), or nothing. */
export type CsvCell = string | number | { readonly number: string } | null

/**
 * One line of comma-separated values. A text that a spreadsheet would read as a formula is prefixed with an apostrophe;
 * a number stays a number.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`

const csvCell = (value: CsvCell): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object') return value.number
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of separated values as cells: quotes hold separators, line breaks and, doubled, quotes together. */
export function csvCells(text: string, sign: string): readonly (readonly string[])[] {
  const reader = csvReader(sign)
  return [...reader.read(text), ...reader.end()].filter((row) => row.some((each) => each.trim() !== ''))
}

/** Reads separated values as they come, in pieces of any length, and returns the rows that are complete. */
export function csvReader(sign: string) {
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  /** The last letter of the piece before, which the next one explains: a quote that ends a cell or is doubled, `\r`. */
  let held = ''
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const read = (piece: string): readonly (readonly string[])[] => {
    const rows: string[][] = []
    const text = held + piece
    const isUndecided = /["\r]$/.test(text) && piece !== ''
    held = isUndecided ? text.slice(-1) : ''
    const length = text.length - held.length
    for (let at = 0; at < length; at++) {
      const letter = text.charAt(at)
      if (isQuoted && letter === '"' && text.charAt(at + 1) === '"' && at + 1 < length) {
        cell += '"'
        at++
      } else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
      else if (!isQuoted && letter === sign) endCell()
      else if (!isQuoted && (letter === '\n' || letter === '\r')) {
        if (letter === '\r' && text.charAt(at + 1) === '\n') at++
        endCell()
        rows.push(row)
        row = []
      } else cell += letter
    }
    return rows
  }
  const end = (): readonly (readonly string[])[] => {
    const last = read('')
    endCell()
    return [...last, row]
  }
  return { read, end }
}
