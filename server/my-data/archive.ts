import type { Json } from '#contract/wire/wire-names.ts'
import { csvLine, csvStart } from '#domain/csv.ts'
import { businessOffsetMinutes } from '#domain/date-range.ts'
import type { Language } from '#domain/language.ts'
import { businessDate } from '#server/database/numbers.ts'
import type { Db } from '#server/database/db.ts'
import type { AsMember, Context, ReadCall } from '#server/context.ts'
import { zip, type ZipFile } from '#server/export/zip.ts'
import { readConfig } from '#server/settings/config.ts'
import { inSiteName, siteNameIn } from '#server/settings/site-name.ts'
import { accountTables, pictures, profile } from './account.sql.ts'
import { moneyTables } from './money.sql.ts'
import { orderTables } from './orders.sql.ts'
import { parcelTables } from './parcels.sql.ts'
import type { Table, TableName } from './table.ts'
import { type FileName, fileWords, headings, readMe } from './text.ts'
import { pages } from './walks.sql.ts'

export const tables: Readonly<Record<TableName, Table>> = {
  ...accountTables,
  ...parcelTables,
  ...orderTables,
  ...moneyTables,
}

/**
 * E-75: everything that is stored about the caller, as one archive of readable files, in their language. It is read
 * page by page while it is sent, so a seller's hundred thousand parcels take no more memory than three.
 */
export async function archive({ context, db, member, language }: ReadCall & AsMember) {
  const at = new Date()
  const day = businessDate(at.getTime())
  const siteName = siteNameIn(await readConfig(context, db), language)
  return {
    name: `my-data-${member.memberNumber}-${day}.zip`,
    type: 'application/zip',
    body: zip(files(context, db, member.id, { language, siteName, at }), at),
  }
}

interface About {
  readonly language: Language
  readonly siteName: string
  readonly at: Date
}

async function* files(context: Context, db: Db, memberId: string, about: About): AsyncGenerator<ZipFile> {
  const { memberNumber, profile: stored } = await profile(db, memberId)
  yield { name: 'readme.txt', bytes: [Buffer.from(firstPage(memberNumber, about))] }
  for (const name of Object.keys(fileWords) as FileName[])
    yield {
      name,
      bytes:
        name === 'profile.json'
          ? [Buffer.from(`${JSON.stringify(stored, null, 2)}\n`)]
          : linesOf(name, db, memberId, about),
    }
  yield* picturesOf(context, db, memberId)
}

function firstPage(memberNumber: string, { language, siteName, at }: About): string {
  const lines = Object.entries(fileWords).map(([file, words]) => `${file} – ${words[language]}`)
  const made = new Date(at.getTime() + businessOffsetMinutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
  return csvStart + readMe[language](siteName, memberNumber, `${made} (UTC+8)`, lines.join('\n'))
}

/** What we wrote ourselves is kept with the name that ships. */
const ourWords: ReadonlySet<TableName> = new Set(['mails.csv', 'notices.csv'])

async function* linesOf(name: TableName, db: Db, memberId: string, { language, siteName }: About) {
  const { columns, ...source } = tables[name]
  yield Buffer.from(csvStart + csvLine(columns.map(([heading]) => headings[heading][language])))
  const line = (row: readonly Json[]) =>
    csvLine(columns.map(([, write], index) => write(row[index] ?? null, language, row)))
  const named = (lines: string) => (ourWords.has(name) ? inSiteName(lines, siteName, language) : lines)
  for await (const page of pages({ ...source, cells: columns.map(([, , cell]) => cell) }, db, memberId))
    yield Buffer.from(named(page.map(line).join('')))
}

async function* picturesOf(context: Context, db: Db, memberId: string): AsyncGenerator<ZipFile> {
  for await (const page of pages(pictures, db, memberId))
    for (const [name, storageKey] of page)
      yield { name: String(name), bytes: [await context.files.get(String(storageKey))] }
}
