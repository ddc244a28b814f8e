import { questionChoiceText, questionKindText } from '#contract/parcel-questions.text.ts'
import { basePath } from '#web/client/base-path.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { text as memberText } from '#web/portal/parcels/question/question.text.ts'
import { questionsOf, staffPaths } from '#web/staff/paths.ts'
import { text } from '#web/staff/questions/text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, buttonAbout, card } from './people.ts'
import { picture } from './pictures.ts'
import { funded, newMember, stocked } from './prepared.ts'
import { atDesk, said } from './steps-claims.ts'

/* Something is wrong with a parcel: staff ask, the member chooses at a shown price, and staff end it. */

const s = textIn(text, 'zh-Hans')
const m = textIn(memberText, 'zh-Hans')
const damaged = questionKindText.damaged['zh-Hans']
const toSender = questionChoiceText.return['zh-Hans']

// Proves B-IN-23, B-IN-24, B-IN-33, B-IN-53, E-130, E-131, E-132
test('a keeper asks about a parcel; its member chooses, takes it back, chooses again, and is refunded', async ({
  arrive,
}) => {
  test.slow()
  const member = await newMember()
  await funded(member, 10_000)
  const { id, trackingNumber: number } = await stocked(member)
  const keeper = await atDesk(arrive, staffPaths.parcel(id), 'keeper')
  const owner = await arrive({ language: 'zh-Hans', stored: member.stored })
  const main = owner.page.getByRole('main')
  const question = owner.page.getByRole('dialog').last()

  await test.step('the keeper asks with words and a photo, and sees what each choice costs', async () => {
    const form = card(keeper.page, s.ask)
    await form.getByLabel(s.kind).selectOption({ label: damaged })
    await expect(form.getByLabel(new RegExp(`${toSender}.*¥10.00`))).toBeChecked()
    await expect(button(form, s.askSend)).toBeDisabled()
    await form.getByLabel(s.askWords).fill('两个杯子碎了')
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles(await picture('broken.jpg'))
    await isClean(keeper.page, 'asking about a parcel')
    await button(form, s.askSend).click()
    await expect(card(keeper.page, `${damaged} · ${number}`)).toContainText('两个杯子碎了')
    await expect(form).toHaveCount(0)
  })

  await test.step('the member reads it with every price, and pays the one that was shown', async () => {
    await owner.page.goto(`${basePath}${paths.parcelDetails(id)}`)
    const asked = card(owner.page, m.fill('title', { kind: damaged }))
    await expect(asked).toContainText('两个杯子碎了')
    await asked.getByRole('radio', { name: new RegExp(toSender) }).check()
    await isClean(owner.page, 'a question about a parcel')
    await button(asked, m.send).click()
    await expect(question).toContainText('¥10.00')
    await button(question, m.send).click()
    await expect(main.getByText(m.answered, { exact: true })).toBeVisible()
  })

  await test.step('taken back, it is asked again; chosen again, it waits for the warehouse', async () => {
    await button(card(owner.page, m.fill('ended', { kind: damaged })), m.takeBack).click()
    await expect(question).toContainText('¥10.00')
    await button(question, m.takeBack).click()
    const asked = card(owner.page, m.fill('title', { kind: damaged }))
    await asked.getByRole('radio', { name: new RegExp(toSender) }).check()
    await button(asked, m.send).click()
    await button(question, m.send).click()
    await expect(main.getByText(m.answered, { exact: true })).toBeVisible()
  })

  await test.step('the keeper reads the choice, and withdraws the question, which gives the price back', async () => {
    const { page } = keeper
    await page.goto(`/staff${questionsOf(number)}`)
    const open = card(page, `${damaged} · ${number}`)
    await expect(open).toContainText(toSender)
    await expect(open).toContainText(s.byClosing)
    await isClean(page, 'questions to members')
    await open.getByLabel(s.note).fill('卖家不收退货')
    await buttonAbout(open, s.withdraw).click()
    await expect(page.getByRole('dialog')).toContainText('¥10.00')
    await button(page.getByRole('dialog'), s.withdraw).click()
    await expect(said(page)).toContainText(s.fill('saidWithdrawn', { number }))
    await owner.page.goto(`${basePath}${paths.parcelDetails(id)}`)
    const ended = card(owner.page, m.fill('ended', { kind: damaged }))
    await expect(ended).toContainText('卖家不收退货')
    await expect(ended).toContainText(/¥10.00 已在 .* 退回您的余额/)
  })
})
