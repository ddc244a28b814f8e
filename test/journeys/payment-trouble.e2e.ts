import { payments } from '#contract/payments.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { text as historyText } from '#web/portal/topups/online/history.text.ts'
import { text as statesText } from '#web/portal/topups/online/states.text.ts'
import { text as onlineText } from '#web/portal/topups/online/text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, card, field, isAt } from './people.ts'
import { newMember } from './prepared.ts'
import { awayAmounts } from './provider-away.ts'
import { balanceOf, inTheApp, main, open, said, started } from './steps-topup.ts'

/* What members see when a payment goes wrong, and how they go on. */

const t = textIn(onlineText, 'en')
const states = textIn(statesText, 'en')
const history = textIn(historyText, 'en')

for (const width of [1440, 390] as const) {
  // Proves R-170
  test(`a payment that failed changes nothing, says so, and another one is paid, at ${width} px`, async ({
    arrive,
  }) => {
    const member = await newMember()
    const { paymentNumber, qrContent } = await started(member, 2500, 'createWechatQr')
    const person = await arrive({ language: 'en', stored: member.stored, width })
    const { page } = person
    await open(person, paths.topUp)
    await expect(said(page)).toHaveText(states.pending)
    await inTheApp(person, qrContent ?? 'none', 'Let it fail')
    await expect(said(page)).toHaveText(states.fill('failed', { method: 'WeChat Pay' }))
    const shown = card(page, states.failedTitle)
    await expect(shown).toContainText(paymentNumber)
    await expect(shown.getByRole('link', { name: t.askUs })).toBeVisible()
    await expect(shown.getByRole('link', { name: t.receipt })).toHaveCount(0)
    await isClean(page, 'a payment that failed')
    expect(await balanceOf(member)).toBe(0)

    await button(main(page), t.retry).click()
    const form = card(page, t.formTitle)
    await field(form, t.amount).fill('25')
    await form.getByRole('radio', { name: 'Alipay' }).check()
    await button(form, width === 390 ? t.codeForOther : t.showCode).click()
    await expect(said(page)).toHaveText(states.pending)
    const { list } = await member.call(payments.listMine, {})
    expect(list.map(({ state }) => state)).toEqual(['pending', 'failed'])
    const second = await member.call(payments.refresh, { paymentNumber: list[0]?.paymentNumber ?? '' })
    await inTheApp(person, second.qrContent ?? 'none', 'Pay')
    await expect(said(page)).toHaveText(states.fill('paid', { price: '¥25.00' }))
    expect(await balanceOf(member)).toBe(2500)
  })

  test(`while the provider is away the form says what to do, keeps what was typed, and works again, at ${width} px`, async ({
    arrive,
  }) => {
    const member = await newMember()
    const person = await arrive({ language: 'en', stored: member.stored, width })
    const { page } = person
    await open(person, paths.topUp)
    const form = card(page, t.formTitle)
    const send = button(form, width === 390 ? t.codeForOther : t.showCode)
    await field(form, t.amount).fill(awayAmounts[width])
    await form.getByRole('radio', { name: 'Alipay' }).check()
    await send.click()
    const alert = form.getByRole('alert')
    await expect(alert).toContainText(refusals.provider_down.text.en)
    await expect(alert).toContainText(refusals.provider_down.step.text.en)
    await expect(alert.getByRole('link')).toBeVisible()
    await isClean(page, 'a provider that is away')
    await expect(field(form, t.amount)).toHaveValue(awayAmounts[width])
    await expect(form.getByRole('radio', { name: 'Alipay' })).toBeChecked()
    expect(await balanceOf(member)).toBe(0)

    await send.click()
    await expect(said(page)).toHaveText(states.pending)
    const { list } = await member.call(payments.listMine, {})
    expect(list.map(({ state }) => state)).toEqual(['pending', 'failed'])
    const { qrContent } = await member.call(payments.refresh, { paymentNumber: list[0]?.paymentNumber ?? '' })
    await inTheApp(person, qrContent ?? 'none', 'Pay')
    await expect(said(page)).toHaveText(states.fill('paid', { price: `¥${awayAmounts[width]}` }))
    await page.reload()
    await expect(page.getByText(history.title).first()).toBeVisible()
    expect(await balanceOf(member)).toBe(Math.round(Number(awayAmounts[width]) * 100))
    await isAt(person, 'topUp')
  })
}
