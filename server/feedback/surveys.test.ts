import { feedback, surveys } from '#contract/feedback.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const service = await t.staff(['S'])
const answer = async (opinion: string, given: object = {}) =>
  (
    await t.visitor.call(
      feedback.create,
      { kind: 'survey', salutation: 'ms', opinion, ...given, ...(await t.captcha('site')) },
      { language: 'zh-Hant' },
    )
  ).id
const file = async (who: TestStaff, query: string, lang = 'sh') => {
  const response = await who.raw(`/api/admin/surveys?format=csv${query}`, { headers: { lang } })
  return { response, text: await response.text() }
}

// Proves B-CS-08, R-043
test('answers to the survey are read by service, editors and administrators, and by nobody else', async () => {
  const id = await answer('以平郵寄往檳城', { phone: '+60 12 345 6789' })
  for (const role of ['S', 'E', 'A'] as const) {
    const reader = await t.staff([role])
    const { list } = await reader.call(surveys.search, {})
    expect(list.find((row) => row.id === id)).toEqual({
      id,
      salutation: 'ms',
      phone: '+60 12 345 6789',
      email: null,
      opinion: '以平郵寄往檳城',
      language: 'zh-Hant',
      createdAt: expect.any(String),
    })
    expect((await file(reader, '')).text).toContain('以平郵寄往檳城')
  }
  for (const role of ['W', 'F'] as const) {
    const other = await t.staff([role])
    expect(await other.ask(surveys.search, {})).toMatchObject({ http: 403, code: 9001 })
    expect((await file(other, '')).response.status).toBe(403)
  }
  for (const who of [t.visitor, await t.member()])
    expect(await who.ask(surveys.search, {})).toMatchObject({ http: 401 })
})

// Proves
test('an answer shows staff salutation and opinion, and phone and e-mail where they were given', async () => {
  await answer('capybara one', { salutation: 'mr' })
  await answer('capybara two', { phone: '+852 5123 4567', email: 'chan@example.com' })
  const { list } = await service.call(surveys.search, { keyword: 'capybara' })
  expect(list).toMatchObject([
    { salutation: 'ms', opinion: 'capybara two', phone: '+852 5123 4567', email: 'chan@example.com' },
    { salutation: 'mr', opinion: 'capybara one', phone: null, email: null },
  ])
})

// Proves B-CS-08
test('answers are found by word and by day, and read row after row, newest first', async () => {
  const made: string[] = []
  for (const word of ['one', 'two', 'three']) made.unshift(await answer(`giraffe ${word}`))
  const first = await service.call(surveys.search, { keyword: 'GIRAFFE', pageSize: 2 })
  expect(first).toMatchObject({ total: 3, totalCapped: false, next: made[1] })
  expect(first.list.map(({ id }) => id)).toEqual(made.slice(0, 2))
  expect(await service.call(surveys.search, { keyword: 'giraffe', pageSize: 2, after: made[1] })).toMatchObject({
    next: null,
    list: [{ id: made[2] }],
  })
  expect((await service.call(surveys.search, { keyword: '%' })).total).toBe(0)
  await t.db.run(sql`update surveys set created_at = '2020-05-05T12:00:00+08:00' where id = ${made[2]}`)
  const day = await service.call(surveys.search, { from: '2020-05-05', to: '2020-05-05' })
  expect(day.list.map(({ id }) => id)).toEqual([made[2]])
  expect(await service.ask(surveys.search, { from: '2026-02-01', to: '2026-01-01' })).toMatchObject({
    code: 9005,
    wire: { fields: { to: expect.any(String) } },
  })
})

test('the file holds every answer that matches, however many, and no formula', async () => {
  await t.db.run(sql`
    insert into surveys (salutation, opinion, language, network_hash)
    select 'mr', 'okapi ' || n, 'en', '\\x00' from generate_series(1, 620) n`)
  const { response, text } = await file(service, '&keyword=okapi&pageSize=10')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="surveys.csv"')
  const [heading, ...rows] = text.trim().split('\r\n')
  expect(heading).toBe('Time,Salutation,Phone,E-mail,Language,Opinion')
  expect(rows).toHaveLength(620)
  expect(new Set(rows.map((row) => row.split(',').at(-1))).size).toBe(620)
  await answer('=HYPERLINK("http://x") platypus')
  expect((await file(service, '&keyword=platypus', 'en')).text).toContain(`女士,,,繁體中文,"'=HYPERLINK(`)
})

test('looking at the answers, or downloading them, leaves a row in the trail', async () => {
  const reader = await t.staff(['E'])
  await reader.call(surveys.search, { keyword: 'okapi' })
  await file(reader, '&keyword=okapi')
  const rows = await t.db.rows(sql`
    select call, seen->'filter'->>'format' as format from audit_log where staff_id = ${reader.id} order by no`)
  expect(rows).toEqual([
    { call: 'surveys.search', format: null },
    { call: 'surveys.search', format: 'csv' },
  ])
})
