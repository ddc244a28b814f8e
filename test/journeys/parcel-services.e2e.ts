import { text as portalText } from '#web/portal/parcels/services/services.text.ts'
import { parcelServices } from '#contract/parcel-services.ts'
import { text as splitText } from '#web/staff/services/split.text.ts'
import { text as staffText } from '#web/staff/services/services.text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean, looks } from './axe.ts'
import { test } from './journey.ts'
import { button, buttonAbout, card } from './people.ts'
import { picture } from './pictures.ts'
import { forecasted, funded, newMember, stocked } from './prepared.ts'
import { atDesk, said } from './steps-claims.ts'

/* A member has something done with one parcel; the warehouse does it, or says why not. */

const p = textIn(portalText, 'zh-Hans')
const x = textIn(splitText, 'zh-Hans')
const s = textIn(staffText, 'zh-Hans')

// Proves E-140, E-141, E-142, B-IN-35, B-IN-36, B-IN-37
test('services are asked for with their price, one is done with a photo, one refused and refunded, one withdrawn', async ({
  arrive,
}) => {
  test.slow()
  const member = await newMember()
  await funded(member, 10_000)
  const parcel = await stocked(member)
  const number = parcel.trackingNumber
  const owner = await arrive({ language: 'zh-Hans', stored: member.stored })
  await owner.page.goto(`${basePath}${paths.parcelDetails(parcel.id)}`)
  const services = card(owner.page, p.title)
  const question = owner.page.getByRole('dialog')

  await test.step('the member asks for three, each with its price in both currencies', async () => {
    for (const [name, price] of [
      ['清点核对', '¥5.00'],
      ['取出发票', '¥2.00'],
      ['换小包装', '¥8.00'],
    ] as const) {
      await services.getByLabel(p.service).selectOption({ label: name })
      await expect(services).toContainText(`${price} / HK$`)
      await button(services, p.ask).click()
      await expect(question).toContainText(price)
      await button(question, p.ask).click()
      await expect(services.getByRole('listitem').filter({ hasText: name })).toContainText(p.asked)
    }
  })

  await test.step('one is withdrawn, and its price is back', async () => {
    const line = services.getByRole('listitem').filter({ hasText: '换小包装' })
    await buttonAbout(line, p.withdraw).click()
    await button(question, p.withdraw).click()
    await expect(line).toContainText(p.withdrawn)
  })

  await test.step('the warehouse does one with a photo and refuses the other with a reason', async () => {
    const { page } = await atDesk(arrive, `${staffPaths.parcelServices}?q=${number}`, 'keeper')
    const asks = page.getByRole('dialog')
    const done = card(page, `清点核对 · ${number}`)
    await expect(buttonAbout(done, s.finish)).toBeDisabled()
    await done.locator('input[type=file]').setInputFiles(await picture('label.jpg'))
    await done.getByLabel(s.words).fill('共 3 件，齐全')
    await buttonAbout(done, s.finish).click()
    await button(asks, s.finish).click()
    await expect(said(page)).toContainText(s.fill('saidDone', { number, service: '清点核对' }))
    const refused = card(page, `取出发票 · ${number}`)
    await refused.getByLabel(s.words).fill('箱内没有发票')
    await buttonAbout(refused, s.refuse).click()
    await expect(asks).toContainText('¥2.00')
    await button(asks, s.refuse).click()
    await expect(said(page)).toContainText('¥2.00')
    await isClean(page, 'the services to do')
  })

  await test.step('the member sees result, photo, reason and what is back', async () => {
    await owner.page.reload()
    const done = services.getByRole('listitem').filter({ hasText: '清点核对' })
    await expect(done).toContainText(p.done)
    await expect(done).toContainText('共 3 件，齐全')
    await expect(done.getByRole('button')).toHaveCount(1)
    const refused = services.getByRole('listitem').filter({ hasText: '取出发票' })
    await expect(refused).toContainText(p.refused)
    await expect(refused).toContainText('箱内没有发票')
    await isClean(owner.page, 'a parcel with services')
  })
})

// Proves B-IN-38
test('a parcel is split into two: both are weighed, the goods divided, and the member sees both', async ({
  arrive,
}) => {
  test.slow()
  const member = await newMember()
  await funded(member, 10_000)
  const { id, trackingNumber: number } = await stocked(member)
  const { offered } = await member.call(parcelServices.list, { parcelId: id })
  const serviceId = offered.find((each) => each.priceMinor.CNY === 1000)?.serviceId ?? ''
  const wanted = { parcelId: id, serviceId, quantity: 1, currency: 'CNY', expectedMinor: 1000 } as const
  await member.call(parcelServices.ask, wanted)
  const { page } = await atDesk(arrive, `${staffPaths.parcelServices}?q=${number}`, 'keeper')
  const asks = page.getByRole('dialog')
  const work = page.getByRole('region').filter({ hasText: number })
  await expect(work).toContainText(x.split)
  await expect(buttonAbout(work, x.split)).toBeDisabled()
  for (const [half, weight] of [
    [x.first, '1.4'],
    [x.second, '0.9'],
  ] as const) {
    const fields = work.getByRole('group', { name: half }).getByRole('textbox')
    for (const [at, value] of [weight, '40', '30', '20'].entries()) await fields.nth(at).fill(value)
  }
  await work
    .getByLabel(/放进第二件/)
    .first()
    .fill('1')
  await work
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture('label.jpg'))
  await expect(buttonAbout(work, x.split)).toBeEnabled()
  await isClean(page, 'a split that is filled in')
  await buttonAbout(work, x.split).click()
  await expect(asks).toContainText('0.900 kg')
  await button(asks, x.split).click()
  await expect(said(page)).toContainText(`${number}-2`)
  const owner = await arrive({ language: 'zh-Hans', stored: member.stored })
  await owner.page.goto(`${basePath}${paths.parcels}`)
  await expect(owner.page.getByRole('main')).toContainText(`${number}-2`)
})

for (const look of looks) {
  const { language, width } = look
  test(`axe finds nothing on what may be asked for and what is to be done in ${language} at ${width} px`, async ({
    arrive,
  }) => {
    const w = textIn(portalText, language)
    const member = await newMember()
    const { id } = await forecasted(member)
    const { page } = await arrive({ ...look, stored: member.stored })
    await page.goto(`${basePath}${paths.parcelDetails(id)}`)
    const services = card(page, w.title)
    await services.getByLabel(w.service).selectOption({ index: 1 })
    await expect(services.getByRole('link', { name: w.topUp })).toBeVisible()
    await isClean(page, 'a service that the balance does not cover')
    const staff = await atDesk(arrive, staffPaths.parcelServices, 'admin', look)
    await expect(staff.page.getByRole('heading', { level: 1 })).toBeVisible()
    await isClean(staff.page, 'the services to do')
  })
}
