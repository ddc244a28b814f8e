import { auth } from '#contract/members.ts'
import { staffMailTexts } from '#contract/mail-texts.ts'
import { notices } from '#contract/notices.ts'
import { siteNameText } from '#contract/codes.ts'
import { storedCode, type StoredCode } from '#contract/wire/language.ts'
import { type Language, languages } from '#domain/language.ts'
import { faultsIn } from '#domain/mail-words.ts'
import { knownMigrations } from '#db/migrate.ts'
import { sql } from '#server/database/db.ts'
import { readiness } from '#server/health/readiness.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { everyMail } from '#test/every-mail.ts'
import { mailsTo } from '#test/mailbox.ts'
import { afterEach, expect, test } from 'vitest'
import { queueMail } from './outbox.ts'
import { mailTexts } from './texts/all.ts'
import { letterOf, shippedWords } from './texts/mail-text.ts'
import { orderPaid } from './texts/orders.text.ts'
import { variablesOf } from './texts/variables.text.ts'

/* The words of mails as staff change them. */

const t = await openTestServer()
const editor = await t.staff(['E'])
const admin = await t.staff(['A'])

afterEach(() => t.db.run(sql`delete from mail_texts`))

const link = '{{orderLink}}'
const body = `We have {{amount}}.\n\n${link}`
const words = { subject: 'Paid: {{orderNumber}}', body }
const inThree = (sh = words) => ({
  cn: { subject: '已付 {{orderNumber}}', body: `收到 {{amount}}。\n\n${link}` },
  en: { subject: '已付款 {{orderNumber}}', body: `收到了 {{amount}}。\n\n${link}` },
  sh,
})
const set = (text = inThree(), version = 0, key = 'ORDER_PAID') =>
  editor.ask(staffMailTexts.set, { key, text, version })
const textOf = async (key = 'ORDER_PAID') => {
  const { list } = await editor.call(staffMailTexts.list, {})
  return list.find((each) => each.key === key) ?? expect.fail(key)
}
const changesOf = async (key: string) =>
  (await editor.call(staffMailTexts.history, { key, pageSize: 100 })).list.map(({ before, after, by }) => [
    before?.sh.subject ?? null,
    after?.sh.subject ?? null,
    by,
  ])
const pay = (member: TestMember, language: Language = 'en') =>
  t.context.database.transaction((tx) =>
    queueMail(tx, {
      memberId: member.id,
      to: member.email,
      kind: 'ORDER_PAID',
      language,
      write: (spoken) =>
        letterOf(orderPaid, spoken, {
          orderNumber: 'O{{amount}}1',
          amount: 'HKD 5.00',
          orderLink: 'https://x.example/web_site/orderDetails?id=1',
        }),
    }),
  )
const mailOf = async (member: TestMember) => (await mailsTo(t.db, member.email)).at(-1) ?? expect.fail('no mail')

test.each(mailTexts.map((text) => [text.key, text] as const))(
  '%s as shipped keeps its own rules, and uses every variable it names, in three languages',
  (_key, text) => {
    for (const language of languages) {
      const shipped = shippedWords(text, language)
      expect.soft(faultsIn(shipped, variablesOf(text)), language).toEqual([])
      const used = [...`${shipped.subject}\n${shipped.body}`.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
      expect.soft(new Set(used), language).toEqual(new Set(text.variables))
    }
  },
)

test('every mail to members has words that staff may change, and no mail to staff has', () => {
  const keys = mailTexts.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { name, kind, source } of everyMail)
    expect
      .soft(source === undefined ? null : mailTexts.find(({ key }) => key === source.key)?.kind, name)
      .toBe(kind.startsWith('STAFF_') ? null : kind)
})

// Proves B-CO-06
test('an editor reads every text with its variables, changes one, and the next mail has these words in its language', async () => {
  const before = await textOf()
  expect(before).toMatchObject({ kind: 'ORDER_PAID', stored: null, isWrong: false, version: 0, changedBy: null })
  expect(before.default.sh.subject).toBe('Order {{orderNumber}} is paid')
  expect(before.variables).toContainEqual({
    name: 'amount',
    form: 'word',
    isRequired: true,
    meaning: { cn: '金额，连货币', en: '金額，連貨幣', sh: 'Amount with its currency' },
    example: { cn: 'HKD 123.45', en: 'HKD 123.45', sh: 'HKD 123.45' },
  })
  expect(await set()).toMatchObject({ code: 0 })
  expect(await textOf()).toMatchObject({
    stored: inThree(),
    version: 1,
    changedBy: expect.any(String),
    default: before.default,
  })
  for (const [language, said] of [
    ['en', 'We have HKD 5.00.'],
    ['zh-Hans', '收到 HKD 5.00。'],
    ['zh-Hant', '收到了 HKD 5.00。'],
  ] as const) {
    const member = await t.member()
    await pay(member, language)
    expect(await mailOf(member)).toMatchObject({
      subject: expect.stringMatching(/O\{\{amount\}\}1$/),
      body: `${said}\n\nhttps://x.example/web_site/orderDetails?id=1\n\n${siteNameText[language]}`,
    })
    const { list } = await member.call(notices.list, {}, { language })
    expect(list[0]).toMatchObject({ link: '/orderDetails?id=1' })
    expect(JSON.stringify(list[0])).toContain(said)
  }
})

test('a real event is mailed in the words of staff', async () => {
  const { default: shipped } = await textOf('RESET')
  const sh = { subject: 'Choose a password', body: 'Press here:\n\n{{newPasswordLink}}' }
  await set({ ...shipped, sh }, 0, 'RESET')
  const member = await t.member({ language: 'en' })
  await t.visitor.call(auth.requestPasswordReset, { email: member.email, ...(await t.captcha('reset')) })
  expect(await mailOf(member)).toMatchObject({
    subject: 'Choose a password',
    body: expect.stringMatching(/^Press here:\n\nhttps?:\S+token=\S+\n\nSmart Cats$/),
  })
})

// Proves B-CO-13, B-CO-14
test('a text goes back to what we ship, and its history, which cannot be changed, keeps every step', async () => {
  await set(inThree(), 0, 'ORDER_READY').then(({ code }) => expect(code).toBe(9008))
  const shipped = (await textOf('ORDER_READY')).default
  const one = { ...shipped, sh: { ...shipped.sh, subject: 'One' } }
  await set(one, 0, 'ORDER_READY')
  const { version } = await textOf('ORDER_READY')
  expect(await editor.ask(staffMailTexts.reset, { key: 'ORDER_READY', version })).toMatchObject({ code: 0 })
  expect(await textOf('ORDER_READY')).toMatchObject({ stored: null, version: 0 })
  expect(await editor.ask(staffMailTexts.reset, { key: 'ORDER_READY', version: 0 })).toMatchObject({ code: 0 })
  await set({ ...one, sh: { ...one.sh, subject: 'Two' } }, 0, 'ORDER_READY')
  expect(await set(one, version, 'ORDER_READY')).toMatchObject({ code: 1005 })
  const by = expect.any(String)
  expect(await changesOf('ORDER_READY')).toEqual([
    [null, 'Two', by],
    ['One', null, by],
    [null, 'One', by],
  ])
  await expect(t.db.run(sql`update mail_text_changes set after = null`)).rejects.toThrow()
  await expect(t.db.run(sql`delete from mail_text_changes`)).rejects.toThrow()
  const [change] = (await admin.call(staffMailTexts.history, { key: 'ORDER_READY', pageSize: 1 })).list
  expect(await t.db.rows(sql`select call from audit_log where target_id = ${change?.id ?? ''}::uuid`)).toEqual([
    { call: 'staffMailTexts.set' },
  ])
})

test('saving what is stored already leaves no trace, and of two at once one is told that it changed meanwhile', async () => {
  await set()
  const { version } = await textOf()
  const trail = await changesOf('ORDER_PAID')
  expect(await set(inThree(), version)).toMatchObject({ code: 0 })
  expect(await changesOf('ORDER_PAID')).toEqual(trail)
  const other = (subject: string) => inThree({ ...words, subject })
  const answers = await Promise.all([set(other('a'), version), set(other('b'), version)])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1005])
})

test.each([
  [{ subject: '{{nobody}}' }, 9008, 'text.sh.subject', '{{nobody}} in the English subject is no variable of this mail'],
  [
    { body: `{{memberNumber}}\n\n${body}` },
    9008,
    'text.sh.body',
    '{{memberNumber}} in the English body is no variable',
  ],
  [{ body: 'We have {{amount}}.' }, 9008, 'text.sh.body', 'The English body lacks {{orderLink}}'],
  [{ body: link }, 9008, 'text.sh.body', 'The English body lacks {{amount}}'],
  [{ subject: link }, 9009, 'text.sh.subject', '{{orderLink}} is a link or a whole sentence'],
  [{ subject: '{{amount}' }, 9009, 'text.sh.subject', 'The English subject has a brace'],
  [{ body: `{{amount}}: ${link}` }, 9009, 'text.sh.body', '{{orderLink}} in the English body becomes a button only'],
] as const)('%j is refused with what to do', async (part, code, field, sentence) => {
  const refused = await set(inThree({ ...words, ...part }))
  expect(refused).toMatchObject({ http: 422, code, wire: { field, next: { text: expect.any(String) } } })
  expect(refused.msg).toContain(sentence)
  expect(await textOf()).toMatchObject({ stored: null })
  const shown = await editor.ask(staffMailTexts.preview, {
    key: 'ORDER_PAID',
    language: 'sh',
    text: { ...words, ...part },
  })
  expect(shown).toMatchObject({ code })
})

test.each([
  [{ subject: '' }, 'text.sh.subject'],
  [{ subject: 'a'.repeat(201) }, 'text.sh.subject'],
  [{ body: ' ' }, 'text.sh.body'],
  [{ body: `${body}${'a'.repeat(10_000)}` }, 'text.sh.body'],
] as const)('%j is a fault of its field', async (part, field) => {
  expect(await set(inThree({ ...words, ...part }))).toMatchObject({
    code: 9005,
    wire: { fields: { [field]: expect.any(String) } },
  })
})

test('only editors and administrators read and change words, and an unknown mail is refused', async () => {
  for (const who of [await t.staff(['W']), await t.staff(['S']), await t.staff(['F'])]) {
    expect(await who.ask(staffMailTexts.list, {})).toMatchObject({ code: 9001 })
    expect(await who.ask(staffMailTexts.set, { key: 'ORDER_PAID', text: inThree(), version: 0 })).toMatchObject({
      code: 9001,
    })
    expect(await who.ask(staffMailTexts.reset, { key: 'ORDER_PAID', version: 0 })).toMatchObject({ code: 9001 })
  }
  expect(await t.visitor.ask(staffMailTexts.list, {})).toMatchObject({ http: 401 })
  expect(await set(inThree(), 0, 'STAFF_CHANGED')).toMatchObject({ code: 9006 })
  expect(await editor.ask(staffMailTexts.preview, { key: 'toString', language: 'sh' })).toMatchObject({ code: 9006 })
})

// Proves B-CO-12
test('a preview shows subject, plain and HTML part with the examples, of what is sent or of what was typed', async () => {
  const preview = (language: StoredCode, text?: typeof words) =>
    editor.call(staffMailTexts.preview, { key: 'ORDER_PAID', language, ...(text ? { text } : {}) })
  const shipped = await preview('en')
  expect(shipped).toMatchObject({ subject: '訂單 JH26112500012 已付款', text: expect.stringContaining('HKD 123.45') })
  expect(shipped.html).toContain('<html lang="zh-Hant"')
  const typed = await preview('sh', { ...words, subject: '<b>{{orderNumber}}</b>' })
  expect(typed.subject).toBe('<b>JH26112500012</b>')
  expect(typed.text).toContain(`We have HKD 123.45.\n\n${t.context.environment.publicUrl}/web_site/orderDetails?id=`)
  expect(typed.html).not.toContain('<b>')
  expect(typed.html).toContain('class="main"')
  await set()
  expect(await preview('sh')).toMatchObject({ subject: 'Paid: JH26112500012' })
  for (const { key } of mailTexts)
    for (const language of Object.values(storedCode)) {
      const { subject, text, html } = await editor.call(staffMailTexts.preview, { key, language })
      expect.soft(`${subject}${text}${html}`.replace(/[^{}]|\{[^{]|\}[^}]/g, ''), key).not.toMatch(/\{\{|\}\}/)
    }
})

test('words that this build cannot use fall back to what we ship, and operators are told', async () => {
  const wrong = JSON.stringify({ ...inThree(), cn: { subject: '已付', body: '没有链接' } })
  await t.db.run(sql`
    insert into mail_texts (key, words, changed_by)
    select key, ${wrong}::jsonb, (select id from staff limit 1) from unnest(array['ORDER_PAID', 'OF_ANOTHER_BUILD']) key
    union all select 'RESET', '{"cn": 1}', (select id from staff limit 1)`)
  const member = await t.member()
  await pay(member)
  expect(await mailOf(member)).toMatchObject({ subject: 'Order O{{amount}}1 is paid' })
  expect(await textOf()).toMatchObject({ isWrong: true, version: 1 })
  const { ready, warnings } = await readiness(t.context, await knownMigrations())
  expect([ready, ...warnings.toSorted()]).toEqual([
    true,
    ...['OF_ANOTHER_BUILD', 'ORDER_PAID', 'RESET'].map(
      (key) => `The stored words of the mail ${key} cannot be used, so it is sent as shipped. Correct or reset them.`,
    ),
  ])
  expect(await set(inThree(), 1)).toMatchObject({ code: 0 })
  expect(await textOf()).toMatchObject({ isWrong: false, version: 2 })
  expect(await textOf('RESET')).toMatchObject({ isWrong: true, stored: null, version: 1 })
  expect(await editor.ask(staffMailTexts.reset, { key: 'RESET', version: 1 })).toMatchObject({ code: 0 })
  expect(await changesOf('RESET')).toContainEqual([null, null, expect.any(String)])
})
