import { staffParcels } from '#contract/receiving.ts'
import { basePath } from '#web/client/base-path.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { text as portalText } from '#web/portal/parcels/transfer/transfer.text.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { movesOf, staffPaths } from '#web/staff/paths.ts'
import { text as shellText } from '#web/staff/shell.text.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { text as staffText } from '#web/staff/warehouse-transfers/text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, buttonAbout, card, choice, field } from './people.ts'
import { forecasted, freshNumber, funded, newMember, type PreparedMember, signedInStaff } from './prepared.ts'
import { atDesk } from './steps-claims.ts'
import { measure, openStaffPage } from './steps-warehouse.ts'

/* A parcel at the wrong warehouse is moved: the member pays for it, and both warehouses scan it. */

const p = textIn(portalText, 'zh-Hans')
const s = textIn(staffText, 'zh-Hans')
const r = textIn(receivingText, 'zh-Hans')
const shell = textIn(shellText, 'zh-Hans')
const parcelWords = textIn(parcelText, 'zh-Hans')

/** Forecast for Fuyong, weighed at Nanshan: 2.3 kg. */
async function misdirected(member: PreparedMember) {
  const parcel = await forecasted(member, freshNumber(), 2)
  const keeper = await signedInStaff('keeper')
  const measured = { actualWeightG: 2300, lengthMm: 600, widthMm: 400, heightMm: 300 }
  const { trackingNumber } = parcel
  await keeper.call(staffParcels.receive, { trackingNumber, warehouseId: keeper.warehouseId(3), ...measured })
  return parcel
}

// Proves E-135, E-136, E-137, B-IN-39, B-IN-40, B-IN-41, B-IN-42, B-IN-44
test('a member has a parcel moved at a shown price; both ends scan it, and it can go into an order', async ({
  arrive,
}) => {
  test.slow()
  const member = await newMember()
  await funded(member, 10_000)
  const parcel = await misdirected(member)
  const number = parcel.trackingNumber
  const owner = await arrive({ language: 'zh-Hans', stored: member.stored })
  const details = `${basePath}${paths.parcelDetails(parcel.id)}`
  await owner.page.goto(details)
  const main = owner.page.getByRole('main')
  const question = owner.page.getByRole('dialog').last()
  const move = main.getByRole('region', { name: p.move })
  const ask = async () => {
    await button(move, p.ask).click()
    await expect(question).toContainText('¥10.00')
    await button(question, p.ask).click()
    await expect(main.getByText(p.asked, { exact: true })).toBeVisible()
  }

  await test.step('both choices stand side by side, each with its price and effect', async () => {
    await expect(main.getByText(p.hereFree)).toBeVisible()
    await expect(move).toContainText('¥10.00')
    await expect(move).toContainText('HK$12.00')
    await isClean(owner.page, 'the choices for a parcel at the wrong warehouse')
  })

  await test.step('asked for and withdrawn, the choices are there again', async () => {
    await ask()
    await expect(move).toBeHidden()
    await button(main, p.withdraw).click()
    await button(question, p.withdraw).click()
    await expect(move).toBeVisible()
  })

  await test.step('asked for again, the warehouse refuses it with a reason, and the member reads why', async () => {
    await ask()
    const { page } = await atDesk(arrive, `${staffPaths.warehouseTransfers}?q=${number}`, 'keeper')
    const waiting = card(page, number)
    await waiting.getByLabel(s.reason).fill('今天没有车')
    await buttonAbout(waiting, s.refuse).click()
    await expect(page.getByRole('dialog')).toContainText('¥10.00')
    await button(page.getByRole('dialog'), s.refuse).click()
    await expect(page.getByText(s.fill('saidRefused', { number, amount: '¥10.00' }))).toBeVisible()
    await owner.page.goto(details)
    await expect(main).toContainText('今天没有车')
  })

  await ask()
  const keeper = await atDesk(arrive, `${staffPaths.warehouseTransfers}?q=${number}`, 'keeper')
  const { page } = keeper
  const waiting = card(page, number)
  const [from, to] = ['深圳南山', '深圳福永']
  const standAt = (warehouse: string) => choice(page, shell.warehouse).selectOption({ label: warehouse })

  await test.step('the keeper scans it where it leaves, with the number of the bag', async () => {
    await expect(waiting).toContainText(s.fill('fromTo', { from, to }))
    await isClean(page, 'the transfers to send')
    await standAt(from)
    const send = card(page, s.fill('sendAt', { warehouse: from }))
    await field(send, s.number).fill(number)
    await field(send, s.bag).fill('12 号袋')
    await field(send, s.number).press('Enter')
    await expect(page.getByText(s.fill('saidSent', { number, to }))).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await page.goto(`/staff${movesOf(number)}`)
    await expect(waiting.filter({ hasText: s.on_the_way })).toContainText('12 号袋')
  })

  await test.step('the parcel’s place says that it is on the way, and who sent it', async () => {
    await page.goto(`/staff${staffPaths.parcel(parcel.id)}`)
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`${from}.*${to}.*阿强`) })).toBeVisible()
    await owner.page.goto(details)
    await expect(main.getByText(p.on_the_way, { exact: true })).toBeVisible()
    await expect(button(main, p.withdraw)).toHaveCount(0)
  })

  await test.step('the receiving desk says that it is a transfer, and leads to where it is received', async () => {
    await openStaffPage(keeper, 'receiving')
    await standAt(to)
    await measure(keeper, { trackingNumber: number, weightKg: '2.3', sizeCm: ['60', '40', '30'] })
    await button(page.getByRole('main'), r.receive).click()
    const banner = page.locator('[data-outcome=duplicate]')
    await expect(banner).toContainText(`这是从${from}调来的包裹`)
    await banner.getByRole('link', { name: r.toTransfer }).click()
  })

  await test.step('scanned where it arrives, it lies on its new shelf', async () => {
    const receive = card(page, s.fill('receiveAt', { warehouse: to }))
    const own = waiting.filter({ hasText: s.on_the_way })
    await buttonAbout(own, s.takeReceive).click()
    await expect(field(receive, s.number)).toHaveValue(number)
    await field(receive, s.shelf).fill('A-07-3')
    await button(receive, s.receive).click()
    await expect(page.getByText(s.fill('saidShelved', { number, from, shelf: 'A-07-3' }))).toBeVisible()
    const arrived = waiting.filter({ hasText: s.arrived })
    await buttonAbout(arrived, s.history).click()
    await expect(arrived.getByRole('listitem')).toHaveCount(3)
    await isClean(page, 'a transfer that arrived')
  })

  await test.step('the member may send it from there, and is asked no more', async () => {
    await owner.page.goto(details)
    await expect(main).toContainText(to)
    await expect(move).toHaveCount(0)
    await expect(main.getByRole('link', { name: parcelWords.apply, exact: true })).toBeVisible()
  })
})
