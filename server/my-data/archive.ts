import type { Json } from '#contract/wire/wire-names.ts'
import { csvLine, csvStart } from '#domain/csv.ts'
import { businessOffsetMinutes } from '#domain/date-range.ts'
import type { Language } from '#domain/language.ts'
import { businessDate } from '#server/database/numbers.ts'
import type { Db } from '#server/database/db.ts'
import type { AsMember, Context, ReadCall } from '#server/context.ts'
import { zip, type ZipFile } from '#server/export/zip.ts'
import { pictures, profile } from './archive.sql.ts'
import type { Table } from './table.ts'
import { tables } from './tables.ts'
import { fileWords, headings, readMe } from './text.ts'
import { beyond, type PageRow } from './walks.sql.ts'

/**
 * E-75: everything that is stored about the caller, as one archive of readable files, in their language. It is read
 * page by page while it is sent, so a seller's hundred thousand parcels take no more memory than three.
 */
export async function archive({ context, db, member, language }: ReadCall & AsMember) {
  const at = new Date()
  const day = businessDate(at.getTime())
  return {
    name: `smart-cats-${member.memberNumber}-${day}.zip`,
    type: 'application/zip',
    body: zip(files(context, db, member.id, language, at), at),
  }
}

async function* files(
  context: Context,
  db: Db,
  memberId: string,
  language: Language,
  at: Date,
): AsyncGenerator<ZipFile> {
  const { memberNumber, profile: stored } = await profile(db, memberId)
  yield { name: 'readme.txt', bytes: [Buffer.from(firstPage(memberNumber, language, at))] }
  yield { name: 'profile.json', bytes: [Buffer.from(`${JSON.stringify(stored, null, 2)}\n`)] }
  for (const table of tables) yield { name: table.file, bytes: linesOf(table, db, memberId, language) }
  yield* picturesOf(context, db, memberId)
}

function firstPage(memberNumber: string, language: Language, at: Date): string {
  const lines = Object.entries(fileWords).map(([file, words]) => `${file} – ${words[language]}`)
  const made = new Date(at.getTime() + businessOffsetMinutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
  return csvStart + readMe[language](memberNumber, `${made} (UTC+8)`, lines.join('\n'))
}

async function* linesOf({ columns, walks }: Table, db: Db, memberId: string, language: Language) {
  yield Buffer.from(csvStart + csvLine(columns.map(([heading]) => headings[heading][language])))
  for (const { first, page } of walks) {
    for (let after: string | undefined = first; after !== undefined; ) {
      const rows: readonly PageRow[] = await page(db, memberId, after)
      const lines = rows.map(({ cells }) => lineOf(columns, cells, language))
      if (lines.length > 0) yield Buffer.from(lines.join(''))
      after = rows.at(-1)?.after
    }
  }
}

/** A parcel without goods still marks where its page ended, by a row without cells. */
const lineOf = (columns: Table['columns'], cells: readonly Json[] | null, language: Language) =>
  cells === null ? '' : csvLine(columns.map(([, write], index) => write(cells[index] ?? null, language, cells)))

async function* picturesOf(context: Context, db: Db, memberId: string): AsyncGenerator<ZipFile> {
  for (let after: string | undefined = beyond; after !== undefined; ) {
    const found: Awaited<ReturnType<typeof pictures>> = await pictures(db, memberId, after)
    for (const { after: id, type, storageKey } of found)
      yield {
        name: `pictures/${id}.${type === 'image/png' ? 'png' : 'jpg'}`,
        bytes: [await context.files.get(storageKey)],
      }
    after = found.at(-1)?.after
  }
}
