import { knownMigrations } from '#db/migrate.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { NoticeSettings } from '#server/settings/notice-settings.ts'
import type { Vapid } from '#server/settings/vapid-key.ts'
import { readiness } from './readiness.ts'

const t = await openTestServer({ metricsToken: 'the-token-of-the-tests' })
const known = await knownMigrations()
const allIsWell = { server: 'ok', database: 'ok', migrations: 'ok', disk: 'ok', jobs: 'ok' }

test('a server is ready when its database, migrations and disk are', async () => {
  expect(await readiness(t.context, known)).toEqual({ ready: true, parts: allIsWell, warnings: [] })
  expect(await readiness({ ...t.context, stopping: AbortSignal.abort() }, known)).toMatchObject({
    ready: false,
    parts: { server: 'failed', database: 'ok' },
  })
  expect(await readiness(t.context, [...known, '9999_tomorrow.sql'])).toMatchObject({
    ready: false,
    parts: { database: 'ok', migrations: 'failed' },
  })
})

test('with less than 200 MB free it is not ready', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const free = vi.spyOn(t.context.files, 'freeBytes')
  free.mockResolvedValue(200 * 1024 * 1024 - 1)
  expect(await readiness(t.context, known)).toMatchObject({ ready: false, parts: { disk: 'failed' } })
  free.mockResolvedValue(200 * 1024 * 1024)
  expect((await readiness(t.context, known)).ready).toBe(true)
  free.mockRejectedValue(new Error('no such folder'))
  expect((await readiness(t.context, known)).ready).toBe(false)
})

test('late mail takes no server out of service: it is a warning and a figure', async () => {
  await t.db.run(sql`
    insert into mail_outbox (to_address, kind, language, subject, body, next_at)
    values ('somebody@example.com', 'WELCOME', 'en', 'Welcome', 'Welcome', now() - interval '7 minutes')`)
  const answer = await t.visitor.raw('/api/ready')
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      ready: true,
      parts: { ...allIsWell, jobs: 'late' },
      warnings: ['Mails have been waiting for 7 minutes. Check SMTP_URL and the log.'],
    },
  ])
  const metrics = await t.visitor.raw('/metrics', { headers: { authorization: 'Bearer the-token-of-the-tests' } })
  const [, seconds] = /^oldest_wait_seconds\{queue="mails"\} ([\d.]+)$/m.exec(await metrics.text()) ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(420)
  await t.db.run(sql`delete from mail_outbox`)
  expect((await readiness(t.context, known)).warnings).toEqual([])
})

test.each([
  ['push', 'Push messages have been waiting for 9 minutes. Check the log.'],
  ['sms', 'Text messages have been waiting for 9 minutes. Check SMS_GATEWAY_URL and the log.'],
] as const)('late messages by %s are a warning where that channel is set up', async (channel, told) => {
  const member = await t.member()
  await t.db.run(sql`
    with notice as (
      insert into notices (member_id, kind, event_group, event_key, title, text)
      values (${member.id}, 'WELCOME', 'account', ${channel}, '{}', '{}') returning id),
    browser as (
      insert into push_subscriptions (member_id, session_id, endpoint, public_key, secret)
      select member_id, id, ${channel}, decode(repeat('00', 65), 'hex'), decode(repeat('00', 16), 'hex')
      from member_sessions where member_id = ${member.id} returning id)
    insert into notice_deliveries (notice_id, channel, subscription_id, next_at)
    select notice.id, ${channel}, case ${channel} when 'push' then browser.id end, now() - interval '9 minutes'
    from notice, browser`)
  onTestFinished(async () => void (await t.db.run(sql`delete from notices where event_key = ${channel}`)))
  const seen = async (notices: NoticeSettings) => {
    const { parts, warnings } = await readiness(
      { ...t.context, environment: { ...t.context.environment, notices } },
      known,
    )
    return [parts.jobs, ...warnings]
  }
  const off: NoticeSettings = { vapid: null, pushTrialOrigin: null, sms: null }
  const on = { push: { ...off, vapid: {} as Vapid }, sms: { ...off, sms: { url: 'http://127.0.0.1:9', secret: 'x' } } }
  expect(await seen(on[channel])).toEqual(['late', told])
  expect(await seen(off)).toEqual(['ok'])
})

test('production without a mail server says so', async () => {
  const production = { ...t.context, environment: { ...t.context.environment, production: true } }
  expect((await readiness(production, known)).warnings).toEqual([expect.stringContaining('SMTP_URL=none')])
})
