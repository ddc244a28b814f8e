import { orderStatusText, trackEventText } from '#contract/codes.ts'
import { text as detailsText } from '#web/portal/orders/details/text.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { text as orderText } from '#web/staff/orders/order.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, card, field } from './people.ts'
import { funded, newMember, paid, shipped, stocked } from './prepared.ts'
import { signInAsStaff } from './steps-entry.ts'
import { nextStepCard, openOrder } from './steps-orders.ts'
import { comeBack, turnTo } from './steps-parcels.ts'
import { addTrackStep, openInQueue } from './steps-warehouse.ts'

const details = textIn(detailsText, 'zh-Hant')
const work = textIn(orderText, 'zh-Hans')
const exception = trackEventText.exception['zh-Hant']

test('an exception on the way shows in the order and in its tracking, its note for staff does not, and tracking continues', async ({
  arrive,
}) => {
  const member = await newMember()
  await funded(member, 10_000)
  const { orderNumber, logisticsNumber } = await shipped(member)
  const note = '车辆故障，已换车'
  const service = await arrive({ language: 'zh-Hans' })
  await signInAsStaff(service, 'service')
  await openInQueue(service, orderNumber, 'shipped')
  await addTrackStep(service, { event: 'departed', place: '深圳灣口岸' })
  await addTrackStep(service, { event: 'exception', place: '元朗', note })

  const person = await arrive({ stored: member.stored })
  const { page } = person
  await test.step('the order says what happened and where, and is still on its way', async () => {
    await comeBack(person)
    await openOrder(person, orderNumber)
    const newest = card(page, details.happened).getByRole('listitem').first()
    await expect(newest).toContainText(exception)
    await expect(newest).toContainText('元朗')
    await expect(nextStepCard(person)).toContainText(orderStatusText.shipped['zh-Hant'])
    await expect(page.getByRole('main')).not.toContainText(note)
  })

  await test.step('so does the tracking, by the number on the box', async () => {
    const t = textIn(parcelText, 'zh-Hant')
    await turnTo(person, 'tracking')
    await field(page, t.numbers).fill(logisticsNumber)
    await button(page.getByRole('main'), t.query).click()
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(`${exception}元朗`)
    await expect(page.getByRole('main')).not.toContainText(note)
  })

  await test.step('what comes next is added above it', async () => {
    await addTrackStep(service, { event: 'arrived', place: '葵涌倉' })
    await comeBack(person)
    await openOrder(person, orderNumber)
    const steps = card(page, details.happened).getByRole('listitem')
    await expect(steps.nth(0)).toContainText(trackEventText.arrived['zh-Hant'])
    await expect(steps.nth(1)).toContainText(exception)
  })
})

test('before it is shipped an exception is all that can be added, and the order stays where it is', async ({
  arrive,
}) => {
  const member = await newMember()
  await funded(member, 10_000)
  const { orderNumber } = await paid(member, [(await stocked(member)).id])
  const packer = await arrive({ language: 'zh-Hans' })
  await signInAsStaff(packer, 'packer')
  await openInQueue(packer, orderNumber, 'paid')
  await expect(button(packer.page, work.track)).toHaveCount(0)
  await addTrackStep(packer, { event: 'exception', place: '福永倉' }, false)
  const offered = card(packer.page, work.reportTitle).getByRole('option')
  await expect(offered).toHaveText([trackEventText.exception['zh-Hans']])
  await expect(button(packer.page, work.start)).toBeEnabled()

  const person = await arrive({ stored: member.stored })
  await comeBack(person)
  await openOrder(person, orderNumber)
  // Placed, paid, and what was reported.
  const steps = card(person.page, details.happened).getByRole('listitem')
  await expect(steps).toHaveText([new RegExp(exception), new RegExp(details.wasPaid), /./])
  await expect(nextStepCard(person)).toContainText(orderStatusText.paid['zh-Hant'])
})
