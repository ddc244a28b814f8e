import { staffCodeTexts } from '#contract/code-texts.ts'
import { auth } from '#contract/members.ts'
import { messages } from '#contract/messages.ts'
import { parcels } from '#contract/parcels.ts'
import { orders } from '#contract/orders.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { asStored, type StoredText } from '#contract/wire/language.ts'
import { knownMigrations } from '#db/migrate.ts'
import { type Language, languages } from '#domain/language.ts'
import { placeholdersIn } from '#domain/placeholders.ts'
import { sql } from '#server/database/db.ts'
import { readiness } from '#server/health/readiness.ts'
import { openTestServer } from '#test/harness.ts'
import { forecast } from '#test/parcels.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { codeTexts } from './catalogue.ts'
import { forgetCodeTexts } from './code-texts.ts'

/* The words of messages and codes as staff change them. */

const t = await openTestServer()
const editor = await t.staff(['E'])
const admin = await t.staff(['A'])

afterEach(async () => {
  vi.restoreAllMocks()
  await t.db.run(sql`delete from code_texts`)
  forgetCodeTexts(t.context)
})

const ticked = { cn: '先选包裹', en: '先選包裹', sh: messages['M-06'].en }
const set = (key: string, text: StoredText, version = 0) => editor.ask(staffCodeTexts.set, { key, text, version })
/** From the next request on, as after the few seconds that words are kept. */
const setNow = async (key: string, text: StoredText, version = 0) => {
  expect(await set(key, text, version)).toMatchObject({ code: 0 })
  forgetCodeTexts(t.context)
}
const textOf = async (key: string) => {
  const { list } = await editor.call(staffCodeTexts.list, { keyword: key, pageSize: 100 })
  return list.find((each) => each.key === key) ?? expect.fail(key)
}
const changesOf = async (key: string) =>
  (await editor.call(staffCodeTexts.history, { key, pageSize: 100 })).list.map(({ before, after, by }) => [
    before?.cn ?? null,
    after?.cn ?? null,
    by,
  ])

const member = await t.member({ balances: { CNY: 100_000 } })
/** What an order without parcels is told: M-06. */
const nothingTicked = async (language: Language) => {
  const { code, msg } = await member.ask(orders.submitConsolidation, { parcelIds: [] }, { language })
  expect(code).toBe(refusals.none_ticked.code)
  return msg
}
const wrongPassword = async (language: Language) =>
  t.visitor.ask(
    auth.login,
    { account: member.email, password: 'Wrong_2026', ...(await t.captcha('login')) },
    { language },
  )

test('every text has a key of its own, fits what editors may write, and has the same placeholders in each language', () => {
  expect(new Set(codeTexts.map(({ key }) => key)).size).toBe(codeTexts.length)
  expect(new Set(codeTexts.map(({ shipped }) => shipped)).size).toBe(codeTexts.length)
  for (const { key, shipped } of codeTexts) {
    expect.soft(key.length, key).toBeLessThanOrEqual(60)
    for (const language of languages) {
      expect.soft(shipped[language].length, key).toBeLessThanOrEqual(500)
      expect.soft(placeholdersIn(shipped[language]), key).toEqual(placeholdersIn(shipped.en))
    }
  }
})

test('every refusal has its sentence and its next step among them, by its code or as a message', () => {
  const listed = new Set(codeTexts.map(({ shipped }) => shipped))
  for (const [word, { text, step }] of Object.entries(refusals)) {
    expect.soft(listed.has(text), word).toBe(true)
    if (step) expect.soft(listed.has(step.text), `${word}, next step`).toBe(true)
  }
})

// Proves B-CO-15
test('an editor pages through all texts by key, and finds them by words in any language, by kind and by state', async () => {
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await editor.call(staffCodeTexts.list, { pageSize: 100, ...(after ? { after } : {}) })
    expect(page.total).toBe(codeTexts.length)
    seen.push(...page.list.map(({ key }) => key))
    after = page.next ?? undefined
  } while (after)
  expect(seen).toEqual(codeTexts.map(({ key }) => key))

  const keysOf = async (filter: object) =>
    (await editor.call(staffCodeTexts.list, { pageSize: 100, ...filter })).list.map(({ key }) => key)
  expect(await keysOf({ keyword: '請勾選要寄出' })).toEqual(['M-06'])
  expect(await keysOf({ keyword: 'CHECK THE PACKAGE' })).toEqual(['M-06'])
  expect(await keysOf({ kind: 'message' })).toEqual(
    codeTexts.filter((each) => each.kind === 'message').map((each) => each.key),
  )
  expect(await keysOf({ state: 'own' })).toEqual([])
  await set('M-06', ticked)
  expect(await keysOf({ state: 'own' })).toEqual(['M-06'])
  expect(await keysOf({ keyword: '先選' })).toEqual(['M-06'])
  expect(await keysOf({ state: 'shipped' })).not.toContain('M-06')
  expect(await keysOf({ keyword: 'nothing is called so' })).toEqual([])
})

// Proves B-CO-16
test('members read a changed message in their language from then on, and its English as the specification has it', async () => {
  expect(await nothingTicked('zh-Hant')).toBe(messages['M-06']['zh-Hant'])
  await setNow('M-06', ticked)
  expect(await nothingTicked('zh-Hant')).toBe('先選包裹')
  expect(await nothingTicked('zh-Hans')).toBe('先选包裹')
  expect(await nothingTicked('en')).toBe(messages['M-06'].en)
  expect(await textOf('M-06')).toMatchObject({
    kind: 'message',
    place: 'both',
    isEnglishFixed: true,
    default: asStored(messages['M-06']),
    stored: ticked,
    isWrong: false,
    changedBy: editor.username,
  })
})

test('a refusal and what to do next have the words of the staff', async () => {
  const { code } = refusals.bad_credentials
  await setNow(`${code}`, { cn: '登录不了', en: '無法登入', sh: 'No such login' })
  await setNow(`${code}.next`, { cn: '找客服', en: '找客服', sh: 'Ask us' })
  expect(await wrongPassword('en')).toMatchObject({ code, msg: 'No such login', wire: { next: { text: 'Ask us' } } })
  expect(await wrongPassword('zh-Hant')).toMatchObject({ msg: '無法登入', wire: { next: { text: '找客服' } } })
})

test('steps, states and entries have the words of the staff in every list', async () => {
  const { id } = await forecast(member)
  const inThree = (said: string) => ({ cn: said, en: said, sh: said })
  await setNow('track.forecast', inThree('Told us'))
  await setNow('parcel.forecast', inThree('On its way to us'))
  const parcel = await member.call(parcels.get, { id })
  expect(parcel).toMatchObject({
    statusText: 'On its way to us',
    latestEvent: { text: 'Told us' },
    events: [{ text: 'Told us' }],
  })
  const { parcelStatuses, trackEvents, orderStatuses } = await member.call(parcels.formOptions, {})
  expect(parcelStatuses[0]?.text).toBe('On its way to us')
  expect(trackEvents[0]?.text).toBe('Told us')
  expect(orderStatuses.map(({ text }) => text)).not.toContain('Told us')
})

test('words that drop or invent a placeholder, or have stray braces, are refused with what is missing', async () => {
  const key = `${refusals.coins_low.code}`
  const good = { cn: '{coinName}不够', en: '{coinName}不夠', sh: 'Too few {coinName}' }
  for (const [text, field, said] of [
    [{ ...good, sh: 'Too few coins' }, 'text.sh', /English text lacks \{coinName\}/],
    [{ ...good, cn: '不够' }, 'text.cn', /Simplified Chinese text lacks \{coinName\}/],
    [{ ...good, en: '{coinName}不夠 {amount}' }, 'text.en', /fills in \{amount\} in the Traditional Chinese/],
    [{ ...good, sh: 'Too few {{coinName}}' }, 'text.sh', /brace/],
    [{ ...good, sh: 'Too few {coinName' }, 'text.sh', /lacks \{coinName\}/],
  ] as const)
    expect(await editor.ask(staffCodeTexts.set, { key, text, version: 0 }, { language: 'en' })).toMatchObject({
      code: refusals.mail_variable.code,
      msg: expect.stringMatching(said),
      wire: { field },
    })
  expect(await textOf(key)).toMatchObject({ version: 0, placeholders: ['coinName'] })
  expect(await set(key, good)).toMatchObject({ code: 0 })
})

test('the English of a message of the specification is not changed, and no language may be left out', async () => {
  const before = await changesOf('M-06')
  expect(await set('M-06', { ...ticked, sh: 'Tick one' })).toMatchObject({
    wire: { fields: { 'text.sh': expect.any(String) } },
  })
  expect(await set('M-06', { ...ticked, cn: ' ' })).toMatchObject({
    wire: { fields: { 'text.cn': expect.any(String) } },
  })
  expect(await set('M-99', ticked)).toMatchObject({ code: refusals.staff_not_found.code })
  // In our pages alone: an answer never carries it.
  expect(await set('M-11', ticked)).toMatchObject({ code: refusals.staff_not_found.code })
  expect(await changesOf('M-06')).toEqual(before)
})

// Proves B-CO-17, B-CO-18
test('of two who change one text the second is told; one press brings the shipped words back, and the history keeps all', async () => {
  const key = 'M-07'
  const shipped = asStored(messages[key])
  const [first, second] = [
    { ...shipped, cn: '只选一项' },
    { ...shipped, cn: '请只选一项' },
  ]
  const [one, other] = await Promise.all([
    set(key, first),
    admin.ask(staffCodeTexts.set, { key, text: second, version: 0 }),
  ])
  expect([one.code, other.code].toSorted()).toEqual([0, refusals.version_conflict.code])
  const won = one.code === 0 ? first.cn : second.cn
  const winner = one.code === 0 ? editor.username : admin.username
  expect(await set(key, one.code === 0 ? first : second, 1)).toMatchObject({ code: 0, data: { version: 1 } })
  expect(await admin.ask(staffCodeTexts.reset, { key, version: 0 })).toMatchObject({
    code: refusals.version_conflict.code,
  })
  expect(await admin.call(staffCodeTexts.reset, { key, version: 1 })).toMatchObject({ stored: null, version: 0 })
  expect(await admin.call(staffCodeTexts.reset, { key, version: 0 })).toMatchObject({ version: 0 })
  expect(await changesOf(key)).toEqual([
    [won, null, admin.username],
    [null, won, winner],
  ])
  await expect(t.db.run(sql`delete from code_text_changes`)).rejects.toThrow()
  // A page that still shows the text from before the reset changes nothing.
  expect(await set(key, first, 1)).toMatchObject({ code: refusals.version_conflict.code })
  expect(await editor.call(staffCodeTexts.set, { key, text: first, version: 0 })).toMatchObject({ version: 2 + 1 })
})

test('words are read again after three seconds, and by no request before', async () => {
  await nothingTicked('zh-Hans')
  const reads = vi.spyOn(t.context.database, 'rows')
  const ofTexts = () => reads.mock.calls.filter(([{ parts }]) => parts.some((part) => part.endsWith(' kept'))).length
  await t.db.run(sql`
    insert into code_texts (key, words, changed_by) values ('M-06', ${JSON.stringify(ticked)}::jsonb, ${editor.id})`)
  await Promise.all(Array.from({ length: 20 }, () => nothingTicked('zh-Hans')))
  expect(await nothingTicked('zh-Hans')).toBe(messages['M-06']['zh-Hans'])
  expect(ofTexts()).toBe(0)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + 3001)
  expect(await nothingTicked('zh-Hans')).toBe(ticked.cn)
  await Promise.all(Array.from({ length: 20 }, () => nothingTicked('zh-Hans')))
  expect(ofTexts()).toBe(1)
})

test('while the table cannot be read, members are answered with the words that were known', async () => {
  await setNow('M-06', ticked)
  expect(await nothingTicked('zh-Hans')).toBe(ticked.cn)
  const rows = t.context.database.rows
  vi.spyOn(t.context.database, 'rows').mockImplementation((query) =>
    query.parts.some((part) => part.endsWith(' kept')) ? Promise.reject(new Error('away')) : rows(query),
  )
  forgetCodeTexts(t.context)
  expect(await nothingTicked('zh-Hans')).toBe(ticked.cn)
})

test('stored words that this build cannot use are left aside, shown as such, and named to the operator', async () => {
  const store = (key: string, words: unknown) =>
    t.db.run(
      sql`insert into code_texts (key, words, changed_by) values (${key}, ${JSON.stringify(words)}::jsonb, ${editor.id})`,
    )
  await store('M-06', { cn: '先选 {amount}', en: '先選', sh: messages['M-06'].en })
  await store('M-07', { cn: 'x' })
  await store('OF_ANOTHER_BUILD', ticked)
  forgetCodeTexts(t.context)
  expect(await nothingTicked('zh-Hans')).toBe(messages['M-06']['zh-Hans'])
  expect(await textOf('M-06')).toMatchObject({ isWrong: true, version: 1 })
  expect(await textOf('M-07')).toMatchObject({ isWrong: true, stored: null })
  const { list } = await editor.call(staffCodeTexts.list, { state: 'wrong' })
  expect(list.map(({ key }) => key)).toEqual(['M-06', 'M-07'])
  const { ready, warnings } = await readiness(t.context, await knownMigrations())
  expect(ready).toBe(true)
  for (const key of ['M-06', 'M-07', 'OF_ANOTHER_BUILD'])
    expect(warnings).toContainEqual(expect.stringContaining(`the text ${key} cannot be used`))
  expect(await set('M-06', ticked, 1)).toMatchObject({ code: 0, data: { isWrong: false, version: 2 } })
})
