import { noticeChoices, notices } from '#contract/notices.ts'
import { unreadNotices } from '#contract/unread-notices.ts'
import { profiles } from '#contract/profile.ts'
import { languages } from '#domain/language.ts'
import { channelState, eventOf, memberEvents } from '#domain/member-event.ts'
import { noticeLink, noticeSentence } from './words.text.ts'
import { sql } from '#server/database/db.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { everyMail } from '#test/every-mail.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { openStory } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer({ rateLimits: false })
const listOf = async (member: TestMember, filter = {}) => (await member.call(notices.list, filter)).list
const countOf = async (member: TestMember) => (await member.call(unreadNotices.countUnread, {})).count

const tell = (member: TestMember, about: string, kind: keyof typeof memberEvents = 'ORDER_PAID') =>
  t.context.database.transaction((tx) =>
    sendMemberMail(tx, member.id, kind, (language) => ({ subject: `${about} ${language}`, body: `${about}.` }), about),
  )

// Proves E-100, E-101
test('every mail to a member leaves one notice, in whichever language it is read', async () => {
  const story = await openStory(t)
  const member = await t.member({ language: 'zh-Hant', balances: { CNY: 100_000 } })
  const { id, orderNumber } = await story.paid(member)
  const mails = await mailsTo(t.db, member.email)
  const list = await listOf(member)
  expect(list).toHaveLength(mails.length)
  expect(await countOf(member)).toBe(mails.length)
  const paid = list.find(({ link }) => link === `/orderDetails?id=${id}`)
  expect(paid).toMatchObject({ group: 'orders', title: `Order ${orderNumber} is paid`, readAt: null })
  expect(paid?.text).toMatch(/^We have received CNY .+\.$/)
  const traditional = await member.call(notices.list, { group: 'orders' }, { language: 'zh-Hant' })
  expect(traditional.list[0]).toMatchObject({
    title: `訂單 ${orderNumber} 已付款`,
    text: expect.stringMatching(/^我們已收到.+。$/),
  })
  expect((await listOf(member, { group: 'parcels' })).map(({ link }) => link)).toEqual(['/packageList'])
})

test('a notice is of the mail’s transaction: what is undone is not told, and one event is told once', async () => {
  const member = await t.member()
  const undone = t.context.database.transaction(async (tx) => {
    await sendMemberMail(tx, member.id, 'ORDER_PAID', () => ({ subject: 'a', body: 'a' }))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await listOf(member)).toEqual([])
  await Promise.all([tell(member, 'once'), tell(member, 'once'), tell(member, 'twice')])
  await tell(member, 'once')
  expect((await listOf(member)).map(({ title }) => title).toSorted()).toEqual(['once en', 'twice en'])
  expect(
    await t.db.row(sql`
    select count(*)::int as mails, count(n.id)::int as notices from mail_outbox m
    left join notices n using (event_key, kind, member_id) where m.member_id = ${member.id}`),
  ).toEqual({
    mails: 2,
    notices: 2,
  })
})

test.each(languages)('in %s each notice of every mail says something, and gives no access', (language) => {
  for (const { kind, subject, body, notice, name } of everyMail.filter((mail) => mail.language === language)) {
    if (eventOf(kind) === null) continue
    const text = notice ?? noticeSentence(body)
    expect([name, subject.length > 3, text.length > 5]).toEqual([name, true, true])
    expect([name, text]).toEqual([name, expect.not.stringMatching(/[：:]$|token=|https?:|邮件|電郵|e-mail/)])
    expect([name, noticeLink(body) ?? '/none']).toEqual([name, expect.stringMatching(/^\/[A-Za-z]/)])
  }
})

// Proves E-102, E-103
test('what was read stays read; all are read at once, also when asked twice at the same time', async () => {
  const member = await t.member()
  for (const about of ['a', 'b', 'c']) await tell(member, `${member.id} ${about}`)
  const [newest] = await listOf(member)
  const id = newest?.id ?? ''
  await member.call(notices.markRead, { id })
  const [{ readAt = null } = {}] = await listOf(member, { unread: false })
  await member.call(notices.markRead, { id })
  expect((await listOf(member, { unread: false }))[0]).toMatchObject({ id, readAt })
  expect(await countOf(member)).toBe(2)
  expect((await listOf(member, { unread: true })).map((each) => each.id)).not.toContain(id)
  const marked = await Promise.all([member.call(notices.markAllRead, {}), member.call(notices.markAllRead, {})])
  expect(marked.map((each) => each.marked).toSorted()).toEqual([0, 2])
  expect(await countOf(member)).toBe(0)
})

test('another member’s notice is unknown, and stays unread', async () => {
  const [owner, other] = [await t.member(), await t.member()]
  await tell(owner, owner.id)
  const [theirs] = await listOf(owner)
  expect(await other.ask(notices.markRead, { id: theirs?.id ?? '' })).toMatchObject({ code: 1002 })
  await other.call(notices.markAllRead, {})
  expect(await listOf(other)).toEqual([])
  expect(await countOf(owner)).toBe(1)
  expect(await t.visitor.ask(notices.list, {})).toMatchObject({ code: 2001 })
})

test('the list comes in pages, the newest first', async () => {
  const member = await t.member()
  for (const about of ['1', '2', '3']) {
    await tell(member, `${member.id} ${about}`)
    // Of two notices in one millisecond neither is the newer.
    await t.db.run(sql`select pg_sleep(0.002)`)
  }
  const page = (number: number) => member.call(notices.list, { page: number, pageSize: 2 })
  const [first, second] = [await page(1), await page(2)]
  expect([first.total, first.list.length, second.list.length]).toEqual([3, 2, 1])
  const titles = [...first.list, ...second.list].map(({ title }) => title.split(' ')[1])
  expect(titles).toEqual(['3', '2', '1'])
})

// Proves E-104, E-105
test('the bell and optional mails can be switched off; what must arrive cannot', async () => {
  const member = await t.member()
  const choice = (group: string, channel: string) => ({ group, channel, isOn: false }) as never
  const { list } = await member.call(noticeChoices.set, choice('rules', 'mail'))
  expect(list).toContainEqual({ group: 'rules', channel: 'mail', isOn: false, isFixed: false })
  expect(list).toContainEqual({ group: 'orders', channel: 'mail', isOn: true, isFixed: true })
  expect(list).toContainEqual({ group: 'account', channel: 'site', isOn: true, isFixed: true })
  for (const [group, channel] of [
    ['orders', 'mail'],
    ['money', 'mail'],
    ['account', 'mail'],
    ['account', 'site'],
    ['money', 'sms'],
  ] as const) {
    expect(await member.ask(noticeChoices.set, choice(group, channel))).toMatchObject({ code: 1001 })
  }
  await tell(member, `${member.id} planned`, 'RULE_PLANNED')
  expect(await mailsTo(t.db, member.email)).toEqual([])
  expect(await countOf(member)).toBe(1)
  await member.call(noticeChoices.set, choice('orders', 'site'))
  await tell(member, `${member.id} paid`)
  expect(await countOf(member), 'in the list, but not counted').toBe(1)
  expect(await listOf(member)).toHaveLength(2)
  await t.db.run(sql`
    insert into notice_choices (member_id, event_group, channel, is_on) values (${member.id}, 'account', 'site', false),
      (${member.id}, 'account', 'mail', false)`)
  await tell(member, `${member.id} guessed`, 'SIGN_IN_GUESSED')
  expect(await countOf(member)).toBe(2)
  expect(await mailsTo(t.db, member.email)).toHaveLength(2)
  expect(await member.call(noticeChoices.set, { group: 'rules', channel: 'mail', isOn: true })).toEqual(
    await member.call(noticeChoices.list, {}),
  )
})

test('mails about money, parcels, orders and the account can never be switched off', () => {
  for (const group of ['orders', 'parcels', 'money', 'account'] as const)
    expect(channelState(group, 'mail')).toBe('fixed')
  expect(channelState('account', 'site')).toBe('fixed')
})

test('a change of one’s own phone is a notice that leads to the details', async () => {
  const member = await t.member({ language: 'en' })
  await member.call(profiles.updateProfile, { phone: { region: 'HK', number: '51234567' } })
  expect((await listOf(member))[0]).toMatchObject({ group: 'account', link: '/basicInformation' })
})
