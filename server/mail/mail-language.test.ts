import { siteNameText } from '#contract/codes.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { staffOrders } from '#contract/orders.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import { type Language, languages } from '#domain/language.ts'
import { openTestServer } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { openStory, smaller } from '#test/orders.ts'
import { freshNumber } from '#test/parcels.ts'
import { handIn } from '#test/vouchers.ts'
import { expect, test } from 'vitest'

/* Whoever acts, and in whatever language: a mail is in its reader's language. */

const t = await openTestServer()
const story = await openStory(t)
const clerks = [await t.staff(['F', 'S']), await t.staff(['F', 'S'])] as const

/** Simplified and Traditional forms of words that are in most mails. */
const signs: Readonly<Record<Language, RegExp>> = {
  'zh-Hans': /[运单订账详链请]/,
  'zh-Hant': /[運單訂賬詳連請]/,
  en: /\b(the|your|we)\b/i,
}

test.each(languages)(
  'from the first parcel to the last refund every mail to a reader of %s is in that language',
  async (language) => {
    const member = await t.member({ language, balances: { CNY: 100_000 } })
    const [clerk, colleague] = clerks
    const others = languages.filter((each) => each !== language)
    const inAnother = (index: number) => ({ language: others[index % others.length] ?? 'en' })

    const { id: shipped } = await story.paid(member)
    await story.keeper.call(staffOrders.pack, await story.packing(member, shipped, smaller))
    await story.keeper.ask(staffOrders.ship, { id: shipped, logisticsNumber: freshNumber('SC') }, inAnother(0))
    await clerk.ask(staffOrderActions.compensateLoss, { id: shipped, amountMinor: 100 }, inAnother(1))
    const { id: cancelled } = await story.paid(member)
    await clerk.ask(staffOrderActions.cancel, { id: cancelled, reason: 'x' }, inAnother(0))
    const good = await handIn(member, { amountMinor: 5000 })
    await clerk.ask(staffBankTransfers.audit, { id: good.id, decision: 'approve' }, inAnother(1))
    await colleague.ask(staffBankTransfers.credit, { id: good.id }, inAnother(0))
    const bad = await handIn(member, { amountMinor: 6000 })
    await clerk.ask(
      staffBankTransfers.audit,
      { id: bad.id, decision: 'reject', reason: 'The picture is blurred' },
      inAnother(1),
    )

    const mails = await mailsTo(t.db, member.email)
    expect(new Set(mails.map(({ kind }) => kind))).toEqual(
      new Set([
        ...['PARCEL_RECEIVED', 'ORDER_PAID', 'WEIGHT_REFUND', 'ORDER_SHIPPED', 'ORDER_COMPENSATED', 'ORDER_CANCELLED'],
        ...['BANK_TRANSFER_APPROVED', 'BANK_TRANSFER_CREDITED', 'BANK_TRANSFER_REJECTED'],
      ]),
    )
    for (const { kind, language: written, body } of mails) {
      expect([kind, written, body.trimEnd().endsWith(siteNameText[language])]).toEqual([kind, language, true])
      expect([kind, signs[language].test(body)]).toEqual([kind, true])
    }
  },
)
