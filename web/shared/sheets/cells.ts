import { csvCells } from '#domain/csv.ts'

export type Table = readonly (readonly string[])[]

/** Lines of a file or of the clipboard as cells; the separator is the one that occurs most in the first line. */
export function cellsIn(text: string): Table {
  const head = text.slice(0, text.search(/\r|\n|$/))
  const signs = ['\t', ',', ';'] as const
  const [sign = ','] = [...signs].sort((one, other) => countOf(head, other) - countOf(head, one))
  return csvCells(text, sign)
}

const countOf = (line: string, sign: string) => line.split(sign).length
