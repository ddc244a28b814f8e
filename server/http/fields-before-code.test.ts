import { feedback } from '#contract/feedback.ts'
import { auth, members } from '#contract/members.ts'
import type { Operation } from '#contract/wire/operation.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { staff } from '#contract/staff.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { forecastOf, freshNumber } from '#test/parcels.ts'
import { registrationForm } from '#test/registering.ts'
import { expect, test } from 'vitest'

/* Decision record 48: all fields are checked first; once the image code was checked it is spent, whatever follows. */

const t = await openTestServer()
const story = await openStory(t)
const member = await t.member()
const parcelId = await story.stocked(member)
const partly = { ...(await story.receiver()), regionCode: 'HK' }
const elsewhere = { ...(await story.receiver('TW')), postalCode: '1' }
const visitors = { contactName: 'Chan', content: 'Hello', email: 'a@example.com', kind: 'contact' }
const notice = { ...forecastOf(freshNumber()), memberNumber: member.memberNumber }

interface Sent {
  readonly operation: Operation
  readonly scene: string
  readonly good: () => object | Promise<object>
  /** Each is a single typing mistake. */
  readonly slips: readonly object[]
}

const applies = async () => ({ ...(await story.application([parcelId])), parcelIds: [member.id] })
const sent: readonly Sent[] = [
  {
    operation: auth.login,
    scene: 'login',
    good: () => ({ account: member.email, password: 'Wrong_2026' }),
    slips: [{ account: '' }, { password: '' }],
  },
  {
    operation: staff.login,
    scene: 'login',
    good: () => ({ username: 'nobody', password: 'Wrong_2026_staff' }),
    slips: [{ username: '' }, { password: '' }],
  },
  {
    operation: auth.requestPasswordReset,
    scene: 'reset',
    good: () => ({ email: member.email }),
    slips: [{ email: 'no address' }, { email: undefined }],
  },
  {
    operation: members.resendActivation,
    scene: 'register',
    good: () => ({ email: member.email }),
    slips: [{ email: 'no address' }],
  },
  {
    operation: members.register,
    scene: 'register',
    good: async () => ({ ...(await registrationForm(t)), email: member.email }),
    slips: [{ phone: '1' }, { password: 'x' }, { confirmPassword: 'other' }, { agreeTerms: undefined }, { email: 'x' }],
  },
  {
    operation: orders.submitConsolidation,
    scene: 'consolidate',
    good: applies,
    slips: [{ receiver: partly }, { receiver: elsewhere }, { declaredValueMinor: 0 }, { currency: 'USD' }],
  },
  {
    operation: orders.submitTransfer,
    scene: 'consolidate',
    good: async () => ({ ...(await story.transfer(member.id)), parcelIds: undefined }),
    slips: [
      { receiver: partly },
      { shipper: { ...(await story.shipper()), regionCode: 'CN' } },
      { shipper: undefined },
    ],
  },
  {
    operation: parcels.forecastFromSite,
    scene: 'site',
    good: () => ({ ...notice, memberNumber: 'SC00000000' }),
    slips: [
      { courierCode: 'NONE' },
      { warehouseCode: 98 },
      { purchaseParcels: 2 },
      { trackingNumber: '?' },
      { goods: [] },
    ],
  },
  {
    operation: feedback.create,
    scene: 'site',
    good: () => visitors,
    slips: [{ content: undefined }, { email: undefined }, { email: 'no address' }],
  },
  {
    operation: feedback.create,
    scene: 'site',
    good: () => ({ kind: 'survey', salutation: 'ms', opinion: 'More lines' }),
    slips: [{ opinion: undefined }, { salutation: undefined }],
  },
]

const isKept = async ({ captchaId }: { captchaId: string }) =>
  (await t.db.find(sql`select from captchas where id = ${captchaId}`)) !== undefined

test.each(sent)('$operation.name judges its fields before the code, and then the code is spent', async (each) => {
  const { operation, scene, good, slips } = each
  const caller = operation.who === 'member' ? member : t.visitor
  const code = await t.captcha(scene)
  for (const slip of slips) {
    const answer = await caller.ask(operation, { ...(await good()), ...code, ...slip })
    expect([slip, answer.code === 0, await isKept(code)]).toEqual([slip, false, true])
  }
  await caller.ask(operation, { ...(await good()), ...code })
  expect(await isKept(code)).toBe(false)
})
