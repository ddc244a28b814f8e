import { bills } from '#contract/bills.ts'
import { storedCode } from '#contract/wire/language.ts'
import { csvStart } from '#domain/csv.ts'
import { languages } from '#domain/language.ts'
import { sql } from '#server/database/db.ts'
import { exported, layBills } from '#test/bills.ts'
import { openTestServer } from '#test/harness.ts'
import { openXlsx } from '#test/open-xlsx.ts'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { billColumns } from './columns.ts'
import { exportBills } from './export.ts'
import { headings, sheetName } from './text.ts'

const t = await openTestServer()
const linesOf = (csv: Buffer) => csv.toString('utf8').replace(csvStart, '').trimEnd().split('\r\n')

test.each(languages)('both files begin with the column names in the caller’s language: %s', async (language) => {
  const member = await t.member()
  await layBills(t, member, 1)
  const names = billColumns.map(({ heading }) => headings[heading][language])
  const csv = await exported(member, { format: 'csv' }, language)
  expect(linesOf(csv.bytes)[0]?.split(',')).toEqual(names)
  const sheet = openXlsx((await exported(member, { format: 'xlsx' }, language)).bytes)
  expect(sheet.name).toBe(sheetName[language])
  expect(sheet.rows[0]?.map(({ value }) => value)).toEqual(names)
})

test('a spreadsheet library opens the workbook: headings, one row a bill, weights as numbers', async () => {
  const member = await t.member()
  await layBills(t, member, 3)
  const { bytes } = await exported(member, { format: 'xlsx' }, 'en')
  const [names = [], ...rows] = await readSheet(bytes)
  expect(names).toEqual(billColumns.map(({ heading }) => headings[heading].en))
  expect(rows).toHaveLength(3)
  const weight = billColumns.findIndex(({ heading }) => heading === 'billableWeight')
  expect(rows.map((row) => typeof row[weight])).toEqual(['number', 'number', 'number'])
})

test('a CSV file says that it is UTF-8 and is to be kept', async () => {
  const { name, type, bytes } = await exported(await t.member(), { format: 'csv' })
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(type).toBe('text/csv; charset=utf-8')
  expect(name).toMatch(/^attachment; filename="bills-\d{4}-\d\d-\d\d\.csv"$/)
})

test('a file of a period has its first and last day of China in its name', async () => {
  const range = { from: '2026-09-30T16:00:00Z', to: '2026-10-31T15:59:59Z' }
  const { name } = await exported(await t.member(), { format: 'xlsx', ...range })
  expect(name).toBe('attachment; filename="bills-2026-10-01-to-2026-10-31.xlsx"')
})

test('thousands of bills, many of the same moment, stand in both files once each and in the order of the list', async () => {
  const member = await t.member()
  await layBills(t, member, 2500, { perMinute: 700 })
  const inOrder = await t.db.rows(
    sql<{
      number: string
    }>`select order_number as number from bills where member_id = ${member.id} order by consolidated_at desc, id desc`,
  )
  const numbers = inOrder.map(({ number }) => number)
  const [, ...lines] = linesOf((await exported(member, { format: 'csv' })).bytes)
  expect(lines.map((line) => line.split(',')[1])).toEqual(numbers)
  const [, ...rows] = openXlsx((await exported(member, { format: 'xlsx' })).bytes).rows
  expect(rows.map((row) => row[1]?.value)).toEqual(numbers)
})

// Proves E-09, R-172
test('a file holds what the filters leave, and nobody else’s', async () => {
  const [member, other] = [await t.member(), await t.member()]
  const [first = ''] = await layBills(t, member, 3)
  await layBills(t, member, 2, { currency: 'HKD' })
  await layBills(t, other, 2)
  await member.call(bills.markCollected, { ids: [first], collected: true })
  const counted = async (asked: Record<string, string>) =>
    linesOf((await exported(member, { format: 'csv', ...asked })).bytes).length - 1
  expect(await counted({})).toBe(5)
  expect(await counted({ currency: 'HKD' })).toBe(2)
  expect(await counted({ collected: '1', currency: '' })).toBe(1)
  expect(await counted({ customerName: 'shop-3' })).toBe(1)
  expect(await counted({ to: '2020-01-01' })).toBe(0)
})

test('a text that looks like a formula is quoted, a negative amount is a number', async () => {
  const member = await t.member()
  await layBills(t, member, 1, { customer: '=HYPERLINK("https://example.com","x")' })
  await t.db.run(sql`
    update bills set other_payable_minor = -1205, payable_total_minor = payable_total_minor - 1205, other_remark = '@remark' where member_id = ${member.id}`)
  const [, line = ''] = linesOf((await exported(member, { format: 'csv' })).bytes)
  expect(line).toContain(`,"'=HYPERLINK(""https://example.com"",""x"")-1",`)
  expect(line).toContain(`,-12.05,0.00,'@remark,`)
  const [, row = []] = openXlsx((await exported(member, { format: 'xlsx' })).bytes).rows
  expect([row[2], row[18]]).toMatchObject([
    { kind: 'text', isQuoted: true, value: expect.stringMatching(/^=HYPERLINK/) },
    { kind: 'text', isQuoted: true, value: '@remark' },
  ])
  expect(row[16]).toMatchObject({ kind: 'number', value: '-12.05', format: '#,##0.00' })
})

test('more than one file may hold is refused on the range, before the first byte', async () => {
  const member = await t.member()
  await layBills(t, member, 3)
  const asked = (most: number) => exportBills({ db: t.db, member, language: 'en' } as never, { format: 'csv' }, most)
  await expect(asked(2)).rejects.toMatchObject({ details: { fields: { to: 'field_export_rows' } } })
  await expect(asked(3)).resolves.toMatchObject({ type: 'text/csv; charset=utf-8' })
})

test('the database is asked one step further than the reader has taken, and nothing is held between two steps', async () => {
  const member = await t.member()
  await layBills(t, member, 1100)
  let asked = 0
  const db = { ...t.db, rows: (query: never) => (asked++, t.db.rows(query)) }
  const { body } = await exportBills({ db, member, language: 'en' } as never, { format: 'csv' })
  const pieces = body[Symbol.asyncIterator]()
  await pieces.next()
  expect(asked).toBe(2)
  await t.db.run(sql`select pg_sleep(0.2)`)
  expect(asked).toBe(2)
  const { count } = await t.db.row(
    sql<{
      count: number
    }>`select count(*)::int as count from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
  )
  expect(count).toBe(0)
  while (!(await pieces.next()).done);
  expect(asked).toBe(5)
})

test('who is not signed in, and who asks for an unknown format or a wrong range, gets no file', async () => {
  const member = await t.member()
  expect(await t.visitor.ask(bills.export, { format: 'csv' })).toMatchObject({ http: 401, code: 2001 })
  expect(await member.ask(bills.export, { format: 'pdf' })).toMatchObject({
    code: 1001,
    wire: { fields: { format: expect.any(String) } },
  })
  expect(await member.ask(bills.export, { format: 'csv', from: '2026-02-02', to: '2026-02-01' })).toMatchObject({
    code: 1001,
    wire: { fields: { to: expect.any(String) } },
  })
})

test('a bill that comes while the file is being read is not in it', async () => {
  const member = await t.member()
  await layBills(t, member, 1500)
  const response = await member.raw(`${bills.export.path}?format=csv`, { headers: { lang: storedCode.en } })
  const reader = response.body?.getReader()
  await reader?.read()
  await layBills(t, member, 1)
  const decoder = new TextDecoder()
  let rest = ''
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
    rest += decoder.decode(piece.value, { stream: true })
  expect(rest).not.toContain((await member.call(bills.list, { pageSize: 1 })).list[0]?.orderNumber)
})
