import { noticeChoices } from '#contract/notices.ts'
import { memberEvents, type MemberEventKind } from '#domain/member-event.ts'
import { startRelay } from '#server/mail/outbox.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailServer } from '#test/mail-server.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { readUnsubscribe, unsubscribeLink } from './unsubscribe-link.ts'

/* One-click unsubscribing (RFC 8058), as a mail program does it. */

const t = await openTestServer({ rateLimits: false })
const server = await mailServer()
const relay = startRelay({ ...t.context, environment: { ...t.context.environment, smtpUrl: server.url } }, (fault) => {
  throw fault
})
afterAll(async () => {
  await relay.stop()
  await server.close()
})

async function mailed(member: TestMember, kind: MemberEventKind): Promise<string> {
  const before = server.mails.length
  await t.context.database.transaction((tx) =>
    sendMemberMail(tx, member.id, kind, () => ({ subject: kind, body: kind })),
  )
  await vi.waitFor(() => expect(server.mails.length).toBe(before + 1), { timeout: 5000 })
  return server.mails.at(-1) ?? ''
}

const linkIn = (mail: string) => /^List-Unsubscribe:\s+<([^>]+)>/im.exec(mail)?.[1]?.replace(/\s/g, '') ?? ''
const here = (link: string) => `${t.url}${new URL(link).pathname}${new URL(link).search}`
const isMailed = async (member: TestMember) =>
  (await member.call(noticeChoices.list, {})).list.find(({ group, channel }) => group === 'rules' && channel === 'mail')
    ?.isOn
const oneClick = (link: string) =>
  fetch(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

test('a mail that can be switched off carries the headers, and one POST without a log-in does it', async () => {
  const [member, other] = [await t.member({ language: 'en' }), await t.member()]
  const mail = await mailed(member, 'RULE_PLANNED')
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  const link = linkIn(mail)
  expect(link).toContain(`${t.context.environment.publicUrl}/mail/unsubscribe?token=`)
  const asked = await fetch(here(link))
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await asked.text()).toMatch(/<html lang="en">[\s\S]*<form method="post"><button>Stop these e-mails/)
  expect(await isMailed(member), 'opening the page does nothing').toBe(true)
  expect((await oneClick(here(link))).status).toBe(200)
  expect((await oneClick(here(link))).status, 'twice does no harm').toBe(200)
  expect([await isMailed(member), await isMailed(other)]).toEqual([false, true])
  const { list } = await member.call(noticeChoices.list, {})
  expect(
    list.filter(({ isOn }) => !isOn),
    'and nothing else',
  ).toHaveLength(1)
})

test('no other mail carries them', async () => {
  const member = await t.member()
  expect(await mailed(member, 'ORDER_PAID')).not.toMatch(/^List-Unsubscribe/m)
  for (const kind of Object.keys(memberEvents) as MemberEventKind[]) {
    const link = unsubscribeLink(t.context, { memberId: member.id, kind, language: 'en' }, Date.now())
    expect([kind, link !== null]).toEqual([kind, ['RULE_PLANNED', 'RULE_PAUSED'].includes(kind)])
  }
})

test('a link that was changed, made up, or is older than a year does nothing', async () => {
  const [member, other] = [await t.member(), await t.member()]
  const mail = { memberId: member.id, kind: 'RULE_PAUSED', language: 'en' } as const
  const link = here(unsubscribeLink(t.context, mail, Date.now()) ?? '')
  for (const wrong of [
    link.replace(member.id, other.id),
    link.replace('.rules.', '.orders.'),
    link.slice(0, -1),
    `${t.url}/mail/unsubscribe`,
    `${t.url}/mail/unsubscribe?token=a&token=b`,
  ]) {
    expect([wrong, (await oneClick(wrong)).status, (await fetch(wrong)).status]).toEqual([wrong, 404, 404])
  }
  expect([await isMailed(member), await isMailed(other)]).toEqual([true, true])
  const token = new URL(link).searchParams.get('token') ?? ''
  expect(readUnsubscribe(t.context, token, Date.now())).toMatchObject({ memberId: member.id })
  expect(readUnsubscribe(t.context, token, Date.now() + 367 * 86_400_000)).toBeNull()
  const otherKeys = { ...t.context, keyFor: () => Buffer.from('another secret') }
  expect(readUnsubscribe(otherKeys, token, Date.now())).toBeNull()
})
