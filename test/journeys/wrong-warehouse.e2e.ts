import { abnormalText } from '#contract/codes.ts'
import { message } from '#contract/messages.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { text as letterText } from '#web/portal/feedback/text.ts'
import { text as applyText } from '#web/portal/orders/applying/apply.text.ts'
import { text as askedText } from '#web/portal/orders/applying/elsewhere.text.ts'
import { nextText, text as noteText } from '#web/portal/parcels/abnormal.text.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { behind, button, buttonAbout, card, choice, countCalls, field, rowOf, toast, typeCode } from './people.ts'
import { consigneeOf, forecasted, freshNumber, newMember, type PreparedMember, signedInStaff } from './prepared.ts'
import { payDialog } from './steps-orders.ts'
import { comeBack, turnTo } from './steps-parcels.ts'

/* A parcel that arrived at another warehouse than forecast: the member is asked what to do with it. */

const note = textIn(noteText, 'en')
const fault = abnormalText.WRONG_WAREHOUSE.en

/** Forecast for one warehouse, weighed in another. */
async function elsewhere(member: PreparedMember) {
  const parcel = await forecasted(member, freshNumber(), 3)
  const keeper = await signedInStaff('keeper')
  const measured = { actualWeightG: 2300, lengthMm: 600, widthMm: 400, heightMm: 300 }
  const { trackingNumber } = parcel
  await keeper.call(staffParcels.receive, { trackingNumber, warehouseId: keeper.warehouseId(2), ...measured })
  const { warehouseName } = await member.call(parcels.get, { id: parcel.id })
  return { ...parcel, warehouse: warehouseName }
}

test('a parcel at the wrong warehouse asks in its list what becomes of it: a letter is begun, or it is sent from there', async ({
  arrive,
}) => {
  const member = await newMember()
  const { trackingNumber, warehouse } = await elsewhere(member)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const t = textIn(parcelText, 'en')
  const details = behind(page, t.fill('parcelTitle', { number: trackingNumber }))
  const question = card(details, fault)
  const open = async () => {
    await comeBack(person)
    await turnTo(person, 'parcels')
    await expect(rowOf(person, trackingNumber)).toContainText(note.elsewhere)
    await buttonAbout(rowOf(person, trackingNumber), t.chooseShort).click()
    await expect(question).toContainText(textIn(nextText, 'en').fill('WRONG_WAREHOUSE', { warehouse }))
  }

  await test.step('a letter to customer service begins with the parcel’s number', async () => {
    const l = textIn(letterText, 'en')
    await open()
    await question.getByRole('link', { name: note.write }).click()
    await expect(field(page, l.content)).toHaveValue(l.fill('aboutElsewhere', { number: trackingNumber }))
  })

  await test.step('once it may be sent from where it is, it asks no more and can be applied for', async () => {
    await open()
    await button(question, note.fill('sendFromHere', { warehouse })).click()
    await expect(page.getByText(note.fill('agreed', { warehouse }))).toBeVisible()
    await expect(question).toBeHidden()
    await expect(details.getByRole('link', { name: t.apply, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rowOf(person, trackingNumber)).not.toContainText(note.elsewhere)
  })
})

test('an application with a parcel at the wrong warehouse asks once, and sends nothing without a yes', async ({
  arrive,
}) => {
  const member = await newMember()
  await consigneeOf(member)
  const { trackingNumber, warehouse } = await elsewhere(member)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const [t, asked] = [textIn(applyText, 'en'), textIn(askedText, 'en')]
  const submit = button(page.getByRole('main'), t.submit)
  const question = page.getByRole('dialog', { name: asked.fill('title', { warehouse }) })
  const sent = countCalls(person, orders.submitConsolidation)
  await page.goto(`${basePath}${paths.apply}`)
  await page.getByRole('checkbox', { name: trackingNumber }).check()
  await choice(page, t.currency).selectOption('CNY')
  await page.getByRole('radio', { name: 'Hong Kong parcel line' }).check()
  await typeCode(person, { isWrong: true })

  await test.step('a no sends nothing, and everything typed stays', async () => {
    await submit.click()
    await expect(question).toContainText(trackingNumber)
    await button(question, textIn(kitText, 'en').cancel).click()
    await expect(question).toBeHidden()
    expect(sent(), 'nothing is sent').toBe(0)
    await expect(page.getByRole('checkbox', { name: trackingNumber })).toBeChecked()
  })

  await test.step('after a yes it is sent, and not asked again when the code was wrong', async () => {
    await submit.click()
    await button(question, asked.confirm).click()
    await expect(page.getByText(message('M-10', 'en'))).toBeVisible()
    await typeCode(person)
    await submit.click()
    await expect(toast(person, 'M-17')).toBeVisible()
    await expect(question).toBeHidden()
    await expect(payDialog(person)).toContainText('¥82.00')
    expect(sent()).toBe(2)
  })
})
