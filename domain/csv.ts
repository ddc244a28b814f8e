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
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    if (isQuoted && letter === '"' && text.charAt(at + 1) === '"') cell += text.charAt(++at)
    else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (!isQuoted && letter === sign) endCell()
    else if (!isQuoted && (letter === '\n' || letter === '\r')) {
      if (letter === '\r' && text.charAt(at + 1) === '\n') at++
      endCell()
      rows.push([])
    } else cell += letter
  }
  endCell()
  return rows.filter((row) => row.some((each) => each.trim() !== ''))
}
