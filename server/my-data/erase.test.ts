import { staffClaims, staffUnclaimedParcels } from '#contract/claims.ts'
import { auth } from '#contract/members.ts'
import { signedIn } from '#contract/signed-in.ts'
import { myData, staffDeletions } from '#contract/my-data.ts'
import { referrals } from '#contract/referrals.ts'
import { sql } from '#server/database/db.ts'
import { checkBooks } from '#server/ledger/ledger.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { purge } from '#server/jobs/purge.ts'
import { openClaims } from '#test/claims.ts'
import { canary, fullMember } from '#test/full-member.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { together } from '#test/orders.ts'
import { registerPending } from '#test/registering.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const service = await t.staff(['S'])

async function erased(member: TestMember) {
  const { id } = await member.call(myData.askDeletion, { password: 'Meow_2026' })
  return service.call(staffDeletions.fulfil, { id })
}

/** Every table of ours as text; the tests tell apart what is immutable or about money. */
async function tablesNaming(word: string): Promise<readonly string[]> {
  const tables = await t.db.rows(sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  const found: string[] = []
  for (const { name } of tables) {
    const query = {
      parts: [`select count(*)::int as count from "${name}" row where row::text ilike '%' || `, ` || '%'`],
      values: [word],
    }
    const { count } = await t.db.row<{ count: number }>(query)
    if (count > 0) found.push(name)
  }
  return found
}

test('nothing in the whole database says who they were, and the books are as they were', async () => {
  const member = await fullMember(t)
  const before = await t.db.rows(sql`select * from ledger_entries where member_id = ${member.id} order by no`)
  expect((await tablesNaming(canary)).length).toBeGreaterThan(8)
  const done = await erased(member)
  expect(done).toMatchObject({ state: 'fulfilled', memberNumber: member.memberNumber, obstacles: [] })
  expect(await tablesNaming(canary)).toEqual([])
  expect(await tablesNaming(Buffer.from(canary).toString('hex')), 'passkeys and second factor').toEqual([])
  expect(await tablesNaming('91234567')).toEqual([])
  // One mail is still on its way to them.
  expect(await tablesNaming(member.email)).toEqual(['mail_outbox'])
  expect(await t.db.rows(sql`select * from ledger_entries where member_id = ${member.id} order by no`)).toEqual(before)
  expect(await checkBooks(t.context.database)).toEqual([])
})

test('the last letter goes with the next clean-up, and so do the pictures but the voucher', async () => {
  const member = await fullMember(t)
  const keys = await t.db.rows(sql<{ key: string; purpose: string }>`
    select storage_key as key, purpose from files where owner_kind = 'member' and owner_id = ${member.id}`)
  await erased(member)
  expect(await mailsTo(t.db, member.email)).toMatchObject([{ kind: 'ACCOUNT_ERASED', language: 'zh-Hant' }])
  await t.db.run(sql`update mail_outbox set state = 'sent', body = '' where to_address = ${member.email}`)
  await purge(t.context)
  expect(await tablesNaming(member.email)).toEqual([])
  const left = await t.db.rows(sql<{ key: string; purpose: string }>`
    select storage_key as key, purpose from files where owner_kind = 'member' and owner_id = ${member.id}`)
  expect(keys.map(({ purpose }) => purpose).sort()).toEqual(['claim', 'voucher'])
  expect(left.map(({ purpose }) => purpose)).toEqual(['voucher'])
})

test('whose account paid for them is forgotten, and so are the pictures that they put to a doubt', async () => {
  const member = await fullMember(t)
  await t.db.run(sql`
    update bank_transfers set payer_marks = array['\\x01'::bytea], payer_tail = '4567' where member_id = ${member.id}`)
  await t.db.run(sql`
    insert into disputes (member_id, order_id, carton_id, reason, answer_by, state, closed_at, member_photo_file_ids)
    select o.member_id, o.id, c.id, 'heavy', now(), 'withdrawn', now(), array(select id from files where owner_id = o.member_id)
    from orders o join order_cartons c on c.order_id = o.id where o.member_id = ${member.id}`)
  await erased(member)
  const left = await t.db.row(sql<{ payers: number; pictures: number; transfers: number; disputes: number }>`
    select count(payer_marks)::int + count(payer_tail)::int as payers, count(*)::int as transfers,
      (select coalesce(sum(cardinality(member_photo_file_ids)), 0)::int from disputes where member_id = ${member.id}) as pictures,
      (select count(*)::int from disputes where member_id = ${member.id}) as disputes
    from bank_transfers where member_id = ${member.id}`)
  expect(left).toMatchObject({ payers: 0, pictures: 0 })
  expect([left.transfers > 0, left.disputes > 0]).toEqual([true, true])
})

test('every token is dead, and neither address nor number signs in', async () => {
  const member = await t.member()
  await erased(member)
  expect((await member.ask(signedIn.home, {})).http).toBe(401)
  for (const account of [member.email, member.memberNumber]) {
    const login = await t.visitor.ask(auth.login, { account, password: 'Meow_2026', ...(await t.captcha('login')) })
    expect([account, login.code]).toEqual([account, 2005])
  }
  const reset = await t.visitor.ask(auth.requestPasswordReset, { email: member.email, ...(await t.captcha('reset')) })
  expect(reset.code).toBe(0)
  expect((await mailsTo(t.db, member.email)).filter(({ kind }) => kind === 'RESET')).toEqual([])
})

test('the address can register again, as somebody new', async () => {
  const member = await t.member()
  await erased(member)
  const again = await registerPending(t, { email: member.email })
  expect(again.userId).not.toBe(member.id)
  expect(again.memberNumber).not.toBe(member.memberNumber)
})

test('a claim that nobody decided on is taken back, and its parcel goes to another member who claims it', async () => {
  const story = await openClaims(t)
  const [leaving, staying] = [await t.member(), await t.member()]
  const parcel = await story.pooled()
  const [theirs, other] = [await story.claimed(leaving, parcel), await story.claimed(staying, parcel)]
  await erased(leaving)
  expect(
    await t.db.row(sql`
      select c.status, c.remark, c.file_id as "fileId", h.event, h.from_state as "from", h.to_state as "to", h.actor_id as "actorId"
      from claims c join unclaimed_history h on h.claim_id = c.id where c.id = ${theirs} order by h.no desc limit 1`),
  ).toEqual({
    status: 'withdrawn',
    remark: '',
    fileId: null,
    event: 'withdraw',
    from: 'under_review',
    to: 'withdrawn',
    actorId: leaving.id,
  })
  expect((await service.ask(staffClaims.approve, { id: theirs })).code).toBe(9002)
  // Without the other claim the parcel is no longer contested, so one person decides.
  expect(await story.approved(other)).toEqual(expect.any(String))
  expect((await story.claimsOf(staying)).map(({ claimStatus }) => claimStatus)).toEqual(['approved'])
})

test('nothing is written to an erased member, and a parcel is never given to their number', async () => {
  const story = await openClaims(t)
  const member = await t.member()
  const parcel = await story.pooled()
  await erased(member)
  await t.context.database.transaction((tx) =>
    sendMemberMail(tx, member.id, 'WELCOME', (language) => ({ subject: language, body: language })),
  )
  expect(await tablesNaming('@erased.invalid')).toEqual(['members'])
  const given = { id: parcel.id, assignMemberNumber: member.memberNumber }
  const answer = await story.service.ask(staffUnclaimedParcels.update, given)
  expect([answer.code, Object.keys(Object(answer.wire).fields)]).toEqual([9005, ['assignMemberNo']])
})

test('an inviter keeps the reward for a friend who left', async () => {
  const [inviter, friend] = [await t.member(), await t.member()]
  await t.db.run(sql`
    insert into referrals (inviter_id, invitee_id, code, state, coins, rewarded_at) values (${inviter.id}, ${friend.id}, 'CODE', 'rewarded', 1000, now())`)
  await erased(friend)
  expect(await inviter.call(referrals.summary, { page: 1, pageSize: 10 })).toMatchObject({
    rewardedCount: 1,
    coinsEarned: 1000,
  })
})

// Proves B-CS-13
test('of two who fulfil at once one does, and the other finds it done', async () => {
  const member = await t.member()
  const { id } = await member.call(myData.askDeletion, { password: 'Meow_2026' })
  const answers = await together(2, () => service.ask(staffDeletions.fulfil, { id }))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 9002])
})

test('the trail says who erased whom, by ids alone', async () => {
  const member = await fullMember(t)
  await erased(member)
  const rows = await t.db.rows(sql`
    select staff_id as "staffId", call, target_kind as kind, before, after from audit_log where target_id = ${member.id}`)
  expect(rows).toEqual([
    {
      staffId: service.id,
      call: 'staffDeletions.fulfil',
      kind: 'member',
      before: { state: 'active' },
      after: { state: 'erased' },
    },
  ])
})

test('outside of an erasure histories stay as they were written', async () => {
  const member = await fullMember(t)
  const theirs = sql`order_id in (select id from orders where member_id = ${member.id})`
  await expect(t.db.run(sql`update order_history set note = '', details = null where ${theirs}`)).rejects.toThrow(
    'written once',
  )
  await expect(
    t.context.database.transaction(async (tx) => {
      await tx.run(sql`select set_config('smartcats.erasing', 'on', true)`)
      await tx.run(sql`update order_history set event = 'else', note = '', details = null where ${theirs}`)
    }),
  ).rejects.toThrow('written once')
})
