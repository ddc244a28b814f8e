import { tariffColumnText } from '#contract/tariff-columns.text.ts'
import { languages } from '#domain/language.ts'
import { type TariffCells, type TariffColumn, tariffColumns } from '#domain/tariff-table.ts'

/** Columns that a file may leave out: an empty cell has a meaning there. */
const optional: readonly TariffColumn[] = ['warehouse', 'goods', 'fromKg', 'toKg', 'minimum', 'capKg', 'until']

/** The rows of a sheet whose first line names the columns, in any of the three languages and any order. */
export function rowsOfSheet([heads = [], ...lines]: readonly (readonly string[])[]) {
  const places = new Map(tariffColumns.map((column) => [column, heads.findIndex((head) => isHeadOf(head, column))]))
  const missing = tariffColumns.filter((column) => places.get(column) === -1 && !optional.includes(column))
  const cellOf = (line: readonly string[], column: TariffColumn) => withoutQuote(line[places.get(column) ?? -1] ?? '')
  const rows = lines.map(
    (line) =>
      Object.fromEntries(tariffColumns.map((column) => [column, cellOf(line, column)])) as Record<TariffColumn, string>,
  ) satisfies readonly TariffCells[]
  return { rows, missing }
}

const isHeadOf = (head: string, column: TariffColumn) =>
  [column, ...languages.map((language) => tariffColumnText[column][language])].some(
    (name) => name.toLowerCase() === head.trim().toLowerCase(),
  )

/** The apostrophe that keeps a text from being read as a formula. */
const withoutQuote = (cell: string) => cell.trim().replace(/^'/, '').slice(0, 40)
