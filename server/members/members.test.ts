import { openTestServer } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { expect, test } from 'vitest'
import { findMemberByNumber, memberCardsById, sendMemberMail } from './members.ts'

const t = await openTestServer()

test('a member is found by the number as people type it', async () => {
  const { id, memberNumber } = await t.member({ name: '陈美玲' })
  const card = { memberId: id, memberNumber, memberName: '陈美玲', state: 'active' }
  expect(await findMemberByNumber(t.db, ` ${memberNumber.toLowerCase()} `)).toEqual(card)
  expect(await findMemberByNumber(t.db, 'JY0000000')).toBeUndefined()
})

test('cards are given for those who are here', async () => {
  const [first, second] = [await t.member(), await t.member()]
  const nobody = '00000000-0000-7000-8000-000000000000'
  const cards = await memberCardsById(t.db, [second.id, first.id, second.id, nobody])
  expect(new Set(cards.keys())).toEqual(new Set([first.id, second.id]))
  expect(cards.get(first.id)).toMatchObject({ memberId: first.id, memberNumber: first.memberNumber })
  expect(await memberCardsById(t.db, [])).toEqual(new Map())
})

test('a mail is in the language of its reader, and sent only when the transaction commits', async () => {
  const member = await t.member({ language: 'zh-Hans', name: '阿强' })
  const write = (language: string, { memberName }: { memberName: string }) => ({ subject: language, body: memberName })
  await t.context.database.transaction((tx) => sendMemberMail(tx, member.id, 'WELCOME', write))
  const undone = t.context.database.transaction(async (tx) => {
    await sendMemberMail(tx, member.id, 'WELCOME', write)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await mailsTo(t.db, member.email)).toEqual([
    { kind: 'WELCOME', language: 'zh-Hans', subject: 'zh-Hans', body: '阿强' },
  ])
})
