import type { moving } from '#contract/moving.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { csvLine, csvStart } from '#domain/csv.ts'
import { languages } from '#domain/language.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { xlsx, xlsxType } from '#server/export/xlsx.ts'
import { kinds } from './kinds.ts'
import { columnTexts, required } from './columns.text.ts'

/**
 * B-MV-02: the headings, and below them a line in each language that explains them. These lines start with `#` and are
 * skipped when the file comes back.
 */
export async function template(
  _call: ReadCall & AsStaff,
  { kind, format }: Input<typeof moving.template>,
): Promise<Output<typeof moving.template>> {
  const columns = Object.entries(kinds[kind].columns)
  const heads = columns.map(([column]) => column)
  const lines = languages.map((language) =>
    columns.map(([column, need], at) => {
      const words = columnTexts[column]?.[language] ?? ''
      return `${at === 0 ? '# ' : ''}${need === 'must' ? `${required[language]} ` : ''}${words}`
    }),
  )
  const name = `${kind}.${format}`
  if (format === 'csv') {
    const text = csvStart + [heads, ...lines].map(csvLine).join('')
    return { name, type: 'text/csv; charset=utf-8', bytes: Buffer.from(text).toString('base64') }
  }
  const sheet = {
    name: kind,
    columns: heads.map((title) => ({ title, width: 24 })),
    rows: inOnePiece(lines),
  }
  const parts: Uint8Array[] = []
  for await (const part of xlsx(sheet, new Date())) parts.push(part)
  return { name, type: xlsxType, bytes: Buffer.concat(parts).toString('base64') }
}

async function* inOnePiece<Whole>(whole: Whole): AsyncGenerator<Whole> {
  yield whole
}
