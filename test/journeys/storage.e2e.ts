import { storage } from '#contract/storage.ts'
import { sql } from '#server/database/db.ts'
import { text } from '#web/portal/storage/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { expect } from '@playwright/test'
import { inItsDatabase } from './clock.ts'
import { test } from './journey.ts'
import { card, rowOf } from './people.ts'
import { funded, newMember, paid, type PreparedMember, stocked } from './prepared.ts'
import { comeBack, openInStock, turnTo } from './steps-parcels.ts'

/* How long a parcel may be stored, what that costs afterwards, and which time does not count (decision record 21). */

const t = textIn(text, 'en')
const perDay = { CNY: 50, HKD: 60 }

/** The product ships without a fee; it picks up what staff set within a few seconds. */
const charge = () =>
  inItsDatabase((db) =>
    db.run(sql`insert into settings (key, value) values ('storage.perDayMinor', ${JSON.stringify(perDay)}::jsonb)`),
  )
const chargeNothing = () => inItsDatabase((db) => db.run(sql`delete from settings where key = 'storage.perDayMinor'`))

async function lying(member: PreparedMember, days: number) {
  const parcel = await stocked(member)
  await inItsDatabase((db) =>
    db.run(sql`update parcels set inbound_at = now() - make_interval(days => ${days}) where id = ${parcel.id}`),
  )
  return parcel
}

test.afterEach(chargeNothing)

test('a parcel says how long it has lain, what is free, what it has come to and will come to; time that was ours does not count', async ({
  arrive,
}) => {
  const member = await newMember()
  await funded(member, 10_000)
  const [over, near, ours] = [await lying(member, 33), await lying(member, 28), await lying(member, 40)]
  await paid(member, [ours.id])
  await charge()
  const clocks = () => member.call(storage.clock, { parcelIds: [over.id, near.id] })
  await expect.poll(async () => (await clocks()).perDayMinor).toEqual(perDay)
  const person = await arrive({ language: 'en', stored: member.stored })
  await comeBack(person)

  await test.step('the list says it in a line', async () => {
    await turnTo(person, 'parcels')
    await expect(rowOf(person, over.trackingNumber)).toContainText(t.lineOver)
    await expect(rowOf(person, near.trackingNumber)).toContainText(t.fill('line', { left: 2 }))
    await expect(rowOf(person, ours.trackingNumber)).toContainText(t.linePaused)
  })

  await test.step('three days over, the fourth begun: its fee, and that of another week', async () => {
    const place = card(await openInStock(person, over.trackingNumber), t.title)
    await expect(place).toContainText(t.fill('stored', { count: 33 }))
    await expect(place).toContainText(t.fill('overFee', { price: '¥2.00 / HK$2.40' }))
    await expect(place).toContainText(t.fill('inSevenDays', { price: '¥5.50 / HK$6.60' }))
    await person.page.keyboard.press('Escape')
    await expect(place).toBeHidden()
  })

  await test.step('with two free days left nothing is due, and the week beyond is forecast', async () => {
    const { list } = await clocks()
    const freeUntil = list.find(({ parcelId }) => parcelId === near.id)?.freeUntil ?? ''
    const place = card(await openInStock(person, near.trackingNumber), t.title)
    await expect(place).toContainText(t.fill('free', { count: 2, day: formatWhen(freeUntil, 'en') }))
    await expect(place).toContainText(t.fill('inSevenDays', { price: '¥3.00 / HK$3.60' }))
    await expect(place).not.toContainText(t.fill('overFee', { price: '¥2.00 / HK$2.40' }))
  })
})
