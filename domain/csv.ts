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
