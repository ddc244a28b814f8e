import { staffUnclaimedParcels } from '#contract/claims.ts'
import { wallets } from '#contract/ledger.ts'
import { needs } from '#contract/needs.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { parcelQuestions, staffParcelQuestions } from '#contract/parcel-questions.ts'
import { staffParcels } from '#contract/receiving.ts'
import { reports } from '#contract/reports.ts'
import type { Input } from '#contract/wire/operation.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { configure } from '#test/config.ts'
import { openTestServer, type TestMember, type TestStaff } from '#test/harness.ts'
import { mailsTo as mailsOf } from '#test/mailbox.ts'
import { faults, openStory } from '#test/orders.ts'
import { forecast, photoBy, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'
import { remindOfQuestions } from './questions.ts'

const t = await openTestServer()
const story = await openStory(t)
const fuyong = await warehouseId(t, 2)
const keeper = await t.staff(['W'], { warehouseCodes: [2] })
const elsewhere = await t.staff(['W'], { warehouseCodes: [4] })
const service = await t.staff(['S'])
const admin = await t.staff(['A'])

const rich = () => t.member({ balances: { CNY: 10_000, HKD: 10_000 }, language: 'en' })
async function stocked(member: TestMember, given = {}) {
  const made = await forecast(member)
  await keeper.call(staffParcels.receive, scanOf(made.trackingNumber, fuyong, given))
  return made
}
type Ask = Input<typeof staffParcelQuestions.ask>
const asking = (id: string, given: Partial<Ask> = {}, by: TestStaff = keeper) =>
  by.ask(staffParcelQuestions.ask, {
    id,
    kind: 'damaged',
    words: 'Two cups are broken',
    choices: ['send_on', 'return', 'dispose'],
    answerDays: 7,
    ...given,
  })
async function asked(member: TestMember, given: Partial<Ask> = {}) {
  const parcel = await stocked(member)
  const { id } = await keeper.call(staffParcelQuestions.ask, {
    id: parcel.id,
    kind: 'damaged',
    words: 'Two cups are broken',
    choices: ['send_on', 'return', 'dispose'],
    answerDays: 7,
    ...given,
  })
  return { ...parcel, questionId: id }
}
const answering = (member: TestMember, id: string, given: Partial<Input<typeof parcelQuestions.answer>> = {}) =>
  member.ask(parcelQuestions.answer, { id, choice: 'return', currency: 'CNY', expectedMinor: 1000, ...given })
const stateOf = async (member: TestMember, parcelId: string) =>
  (await member.call(parcelQuestions.list, { parcelId })).list[0]
const balanceOf = async (member: TestMember, parcelId: string) =>
  (await member.call(parcelQuestions.list, { parcelId })).balancesMinor.CNY
const makeDue = (id: string) =>
  t.db.run(sql`
    update parcel_questions set asked_at = now() - interval '8 days', due_at = now() - interval '1 minute' where id = ${id}`)
const closing = async (id: string, reason: 'returned' | 'disposed' | 'handed_over', by: TestStaff = service) =>
  by.ask(staffParcelClosings.ask, { id, reason, note: 'As chosen', photoFileIds: [await photoBy(by)] })
const mailsTo = async (member: TestMember) =>
  (await mailsOf(t.db, member.email)).filter(({ kind }) => kind === 'PARCEL_QUESTION')

// Proves B-IN-33, E-130, E-131, B-IN-23, B-IN-24
test('a member reads what is asked, sees each choice with its price, and pays exactly that, once', async () => {
  const member = await rich()
  const parcel = await asked(member)
  const [mail] = await mailsTo(member)
  expect(mail?.body).toContain('Two cups are broken')
  expect((await member.call(needs.list, {})).openQuestions).toMatchObject({
    count: 1,
    list: [{ parcelId: parcel.id, kind: 'damaged' }],
  })
  const shown = await stateOf(member, parcel.id)
  expect(shown).toMatchObject({ state: 'asked', words: 'Two cups are broken', answer: null })
  expect(shown?.options).toEqual([
    { choice: 'send_on', priceMinor: { CNY: 0, HKD: 0 } },
    { choice: 'return', priceMinor: { CNY: 1000, HKD: 1200 } },
    { choice: 'dispose', priceMinor: { CNY: 0, HKD: 0 } },
  ])
  const answers = await Promise.all([1, 2, 3].map(() => answering(member, parcel.questionId)))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await balanceOf(member, parcel.id)).toBe(9000)
  expect((await member.call(needs.list, {})).openQuestions.count).toBe(0)
  const { list } = await keeper.call(staffParcelQuestions.list, {
    state: 'answered',
    trackingNumber: parcel.trackingNumber,
    pageSize: 10,
  })
  expect(list).toMatchObject([
    { askedBy: keeper.username, memberNumber: member.memberNumber, answer: { choice: 'return', amountMinor: 1000 } },
  ])
  expect(await faults(t)).toEqual([])
})

test('the price is that of the day on which it was asked, and another one is refused with it', async () => {
  const member = await rich()
  const parcel = await asked(member)
  await configure(t, { 'question.returnMinor': { CNY: 5000, HKD: 6000 } })
  expect(await answering(member, parcel.questionId, { expectedMinor: 5000 })).toMatchObject({ code: 4011 })
  expect(await answering(member, parcel.questionId)).toMatchObject({ code: 0, data: { answer: { amountMinor: 1000 } } })
  await configure(t, {})
})

test('what was not offered, lacks its words, or cannot be paid is refused, and nothing is kept', async () => {
  const poor = await t.member({ balances: { CNY: 999 } })
  const parcel = await asked(poor, { kind: 'other', choices: ['return', 'explain'] })
  const { questionId } = parcel
  expect((await answering(poor, questionId)).code).toBe(5001)
  expect((await answering(poor, questionId, { choice: 'dispose', expectedMinor: 0 })).code).toBe(1001)
  expect((await answering(poor, questionId, { choice: 'explain', expectedMinor: 0, note: ' ' })).code).toBe(1001)
  expect(await stateOf(poor, parcel.id)).toMatchObject({ state: 'asked', answer: null })
  expect(await balanceOf(poor, parcel.id)).toBe(999)
})

test('somebody else’s question is unknown to members and to keepers of another warehouse', async () => {
  const member = await rich()
  const { id, trackingNumber, questionId } = await asked(member)
  const other = await rich()
  expect((await answering(other, questionId)).code).toBe((await answering(other, crypto.randomUUID())).code)
  expect((await other.ask(parcelQuestions.list, { parcelId: id })).code).not.toBe(0)
  expect((await elsewhere.call(staffParcelQuestions.list, { trackingNumber, pageSize: 10 })).list).toEqual([])
  expect((await elsewhere.ask(staffParcelQuestions.withdraw, { id: questionId, note: 'x' })).code).toBe(9006)
  const { id: next } = await stocked(member)
  expect((await asking(next, {}, elsewhere)).code).toBe(9006)
})

// Proves E-132
test('an answer is taken back for a full refund until somebody asks to close the parcel', async () => {
  const member = await rich()
  const parcel = await asked(member)
  await answering(member, parcel.questionId)
  const back = await Promise.all([1, 2].map(() => member.ask(parcelQuestions.takeBack, { id: parcel.questionId })))
  expect(back.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await balanceOf(member, parcel.id)).toBe(10_000)
  await answering(member, parcel.questionId)
  expect(await balanceOf(member, parcel.id)).toBe(9000)
  expect(await closing(parcel.id, 'returned')).toMatchObject({ code: 0 })
  expect((await member.ask(parcelQuestions.takeBack, { id: parcel.questionId })).code).not.toBe(0)
  expect(await balanceOf(member, parcel.id)).toBe(9000)
  expect(await faults(t)).toEqual([])
})

// Proves B-IN-34
test('a parcel leaves as its member chose, by two people, and the question ends with it', async () => {
  const member = await rich()
  const parcel = await asked(member)
  expect((await closing(parcel.id, 'returned')).code, 'the member may still answer').toBe(9002)
  await answering(member, parcel.questionId)
  expect((await closing(parcel.id, 'disposed')).code, 'the member chose otherwise').toBe(9002)
  expect((await service.ask(staffParcelQuestions.settle, { id: parcel.questionId, note: 'done' })).code).toBe(9002)
  expect(await closing(parcel.id, 'returned')).toMatchObject({ code: 0 })
  const { list } = await keeper.call(staffParcelClosings.list, {
    state: 'asked',
    trackingNumber: parcel.trackingNumber,
    pageSize: 1,
  })
  await keeper.call(staffParcelClosings.confirm, { id: list[0]!.id })
  const settled = await service.call(staffParcelQuestions.list, { trackingNumber: parcel.trackingNumber, pageSize: 1 })
  expect(settled.list).toMatchObject([{ state: 'settled', settledBy: keeper.username, answer: { choice: 'return' } }])
  expect(await faults(t)).toEqual([])
})

test('a closing that was asked for before the question is confirmed only as the member chose', async () => {
  const member = await rich()
  const { id, trackingNumber } = await stocked(member)
  await closing(id, 'disposed')
  await asking(id)
  const find = { state: 'asked', trackingNumber, pageSize: 1 } as const
  const { list } = await keeper.call(staffParcelClosings.list, find)
  expect((await keeper.ask(staffParcelClosings.confirm, { id: list[0]!.id })).code).toBe(9002)
  const [left] = await t.db.rows(sql`select closed_reason as "closed" from parcels where id = ${id}`)
  expect(left).toEqual({ closed: null })
})

test('an explanation is settled with words that the member reads', async () => {
  const member = await rich()
  const parcel = await asked(member, { kind: 'contents', choices: ['explain'] })
  await answering(member, parcel.questionId, { choice: 'explain', expectedMinor: 0, note: 'Wooden toys' })
  await keeper.call(staffParcelQuestions.settle, { id: parcel.questionId, note: 'Noted as wooden toys' })
  expect((await mailsTo(member)).at(-1)?.body).toContain('Noted as wooden toys')
  expect(await stateOf(member, parcel.id)).toMatchObject({ state: 'settled', settledNote: 'Noted as wooden toys' })
  expect(
    (await answering(member, parcel.questionId, { choice: 'explain', expectedMinor: 0, note: 'x' })).code,
  ).not.toBe(0)
})

test('before the deadline nobody decides without the member; after it staff do, and it waits in their queue', async () => {
  const member = await rich()
  const parcel = await asked(member)
  expect((await keeper.ask(staffParcelQuestions.settle, { id: parcel.questionId, note: 'kept' })).code).toBe(9002)
  const waiting = async () =>
    (await keeper.call(reports.dashboard, {})).queues.find(({ queue }) => queue === 'questions')?.count ?? 0
  const before = await waiting()
  await makeDue(parcel.questionId)
  expect(await waiting()).toBe(before + 1)
  await keeper.call(staffParcelQuestions.settle, { id: parcel.questionId, note: 'Kept in stock' })
  expect(await waiting()).toBe(before)
  expect(await stateOf(member, parcel.id)).toMatchObject({ state: 'settled', answer: null })
})

// Proves B-IN-53
test('a question that is withdrawn gives back what was paid, once, and says so', async () => {
  const member = await rich()
  const parcel = await asked(member)
  await answering(member, parcel.questionId)
  const end = { id: parcel.questionId, note: 'The seller does not take it back' }
  const ends = await Promise.all([keeper, service, admin].map((each) => each.ask(staffParcelQuestions.withdraw, end)))
  expect(ends.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await balanceOf(member, parcel.id)).toBe(10_000)
  expect(await stateOf(member, parcel.id)).toMatchObject({
    state: 'withdrawn',
    answer: { amountMinor: 1000, givenBackAt: expect.any(String) },
  })
  const mail = (await mailsTo(member)).at(-1)
  expect(mail?.body).toContain('The seller does not take it back')
  expect(mail?.body).toContain('CNY 10.00')
  expect(await faults(t)).toEqual([])
})

test('of a parcel that turns out to be another member’s, the question ends and what was paid goes back', async () => {
  const pool = await openClaims(t)
  const wrong = await rich()
  const parcel = await pool.pooled()
  const parcelId = await pool.approved(await pool.claimed(wrong, parcel))
  const question = { kind: 'other', words: 'Where to?', choices: ['return' as const], answerDays: 7 } as const
  const { id } = await service.call(staffParcelQuestions.ask, { id: parcelId, ...question, choices: ['return'] })
  expect((await answering(wrong, id)).code).toBe(0)
  await service.call(staffUnclaimedParcels.takeBack, {
    id: parcel.id,
    reason: 'The label names another member',
    proofFileId: await photoBy(service),
  })
  expect((await wrong.call(wallets.list, {})).list).toContainEqual(
    expect.objectContaining({ currency: 'CNY', balanceMinor: 10_000 }),
  )
  const { list } = await service.call(staffParcelQuestions.list, {
    trackingNumber: parcel.trackingNumber,
    pageSize: 1,
  })
  expect(list).toMatchObject([{ state: 'withdrawn', answer: { choice: 'return', givenBackAt: expect.any(String) } }])
  expect(await faults(t)).toEqual([])
})

test('a receipt is not undone once its member was asked about the parcel', async () => {
  const member = await rich()
  const made = await forecast(member)
  const { receiptId } = await keeper.call(staffParcels.receive, scanOf(made.trackingNumber, fuyong))
  await asking(made.id)
  expect((await keeper.ask(staffParcels.undo, { id: receiptId })).code).toBe(9002)
})

test('a parcel that went into an order meanwhile does not leave by an answer; sending it as it is still counts', async () => {
  const member = await rich()
  const parcel = await asked(member)
  await story.applied(member, {}, [parcel.id])
  expect((await answering(member, parcel.questionId)).code).toBe(3003)
  expect(await balanceOf(member, parcel.id)).toBe(10_000)
  expect((await answering(member, parcel.questionId, { choice: 'send_on', expectedMinor: 0 })).code).toBe(0)
})

test('an answer that cost another amount than its entry is found by the check of the books', async () => {
  const member = await rich()
  const { questionId } = await asked(member)
  await answering(member, questionId)
  const cost = (amountMinor: number) =>
    t.db.run(sql`update parcel_question_answers set amount_minor = ${amountMinor} where question_id = ${questionId}`)
  await cost(900)
  expect(await faults(t)).not.toEqual([])
  await cost(1000)
  expect(await faults(t)).toEqual([])
})

test('goods that may not be carried are noted first, cannot be sent on, and only one question is open at a time', async () => {
  const member = await rich()
  const { id } = await stocked(member)
  expect((await asking(id, { kind: 'prohibited', choices: ['return'] })).code).toBe(9002)
  const found = await stocked(member, { abnormalCode: 'PROHIBITED' })
  expect((await asking(found.id, { kind: 'prohibited', choices: ['send_on'] })).code).toBe(9005)
  expect((await asking(found.id, { kind: 'prohibited', choices: ['return', 'dispose'] })).code).toBe(0)
  expect((await asking(found.id, { kind: 'other' })).code).toBe(9002)
})

test('a member is reminded once, in the last quarter of the days', async () => {
  const member = await rich()
  const { questionId } = await asked(member)
  await remindOfQuestions(t.context)
  expect(await mailsTo(member)).toHaveLength(1)
  await t.db.run(sql`
    update parcel_questions set asked_at = now() - interval '6 days', due_at = now() + interval '1 day' where id = ${questionId}`)
  await remindOfQuestions(t.context)
  await remindOfQuestions(t.context)
  expect(await mailsTo(member)).toHaveLength(2)
})
