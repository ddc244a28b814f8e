import { parcelServices, staffParcelServices } from '#contract/parcel-services.ts'
import { parcels } from '#contract/parcels.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer } from '#test/harness.ts'
import { staffUnclaimedParcels } from '#contract/claims.ts'
import { faults } from '#test/orders.ts'
import { openServicesStory } from '#test/parcel-services.ts'
import { forecast, photoBy } from '#test/parcels.ts'
import { expect, test } from 'vitest'
import { closeServices } from './close.ts'
import { giveBackStranded } from './services.ts'

/* The money of services asked for on one parcel: taken once, and given back once when they are not done. */

const t = await openTestServer()
const story = await openServicesStory(t)
const { keeper, rich, moneyOf, asking, asked, listed } = story
const service = await t.staff(['S'])
const idOf = (code: string) => story.serviceId(code)

test('done, refused and withdrawn at once: exactly one of them wins, and the money says which', async () => {
  for (let round = 0; round < 6; round += 1) {
    const member = await rich()
    const row = await asked(member, await story.stocked(member))
    const photoFileIds = [await photoBy(keeper)]
    const answers = await Promise.all([
      keeper.ask(staffParcelServices.finish, { id: row.id, photoFileIds }),
      service.ask(staffParcelServices.refuse, { id: row.id, reason: 'Not possible' }),
      member.ask(parcelServices.withdraw, { id: row.id }),
    ])
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await moneyOf(member)).toMatchObject({ CNY: answers[0]?.code === 0 ? 99_500 : 100_000 })
  }
})

test('what was answered meanwhile is not closed again, however late somebody reads it', async () => {
  const member = await rich()
  const row = await asked(member, await story.stocked(member))
  await keeper.call(staffParcelServices.finish, { id: row.id, photoFileIds: [await photoBy(keeper)] })
  const late = { event: 'withdraw', actor: { kind: 'system', id: null }, answer: '', photoFileIds: [] } as const
  const closing = t.context.database.transaction((tx) => closeServices(tx, [row.id], late))
  await expect(closing).rejects.toMatchObject({ refusal: 'staff_state' })
  expect(await moneyOf(member)).toMatchObject({ CNY: 99_500 })
})

test('pressed twice at once, it is asked and paid once', async () => {
  const member = await rich()
  const input = await asking(member, await story.stocked(member))
  const answers = await Promise.all([1, 2, 3].map(() => member.ask(parcelServices.ask, input)))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await moneyOf(member)).toMatchObject({ CNY: 99_500 })
})

test('what was asked for on a parcel that is deleted or leaves without it is given back by the hourly round', async () => {
  const member = await rich()
  const { id } = await forecast(member)
  await asked(member, id)
  await member.call(parcels.delete, { id })
  const inOrder = await story.stocked(member)
  const row = await asked(member, inOrder)
  await giveBackStranded(t.context)
  expect(await moneyOf(member)).toMatchObject({ CNY: 99_500 })
  await t.db.run(sql`update parcels set closed_reason = 'returned' where id = ${inOrder}`)
  await Promise.all([giveBackStranded(t.context), giveBackStranded(t.context)])
  expect(await moneyOf(member)).toMatchObject({ CNY: 100_000 })
  expect(
    await keeper.ask(staffParcelServices.finish, { id: row.id, photoFileIds: [await photoBy(keeper)] }),
  ).toMatchObject({ code: 9002 })
})

test('a parcel that is taken back from the wrong owner gives back what they paid for on it', async () => {
  const claims = await openClaims(t)
  const member = await rich()
  const parcel = await claims.pooled()
  const parcelId = await claims.approved(await claims.claimed(member, parcel))
  await asked(member, parcelId)
  const reason = 'It is another’s'
  await service.call(staffUnclaimedParcels.takeBack, { id: parcel.id, reason, proofFileId: await photoBy(service) })
  expect(await moneyOf(member)).toMatchObject({ CNY: 100_000 })
})

test('whatever happens to many services, the balance is what was there less what was done', async () => {
  const member = await rich()
  const codes = ['P_PHOTO', 'P_COUNT', 'P_INVOICE', 'P_SHOEBOX', 'P_REPACK', 'P_VACUUM'] as const
  let seed = 20_261_126
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const spent = { CNY: 0, HKD: 0 }
  for (let step = 0; step < 20; step += 1) {
    const parcelId = await story.stocked(member)
    const currency = random(2) === 0 ? 'CNY' : 'HKD'
    const code = codes[random(codes.length)] ?? 'P_COUNT'
    const offer = (await listed(member, parcelId)).offered
    const serviceId = await idOf(code)
    const { charge, priceMinor, maxQuantity } = offer.find((each) => each.serviceId === serviceId) ?? {}
    const quantity = charge === 'perPiece' ? 1 + random(maxQuantity ?? 1) : 1
    const amountMinor = (priceMinor?.[currency] ?? 0) * quantity
    const { id } = await member.call(parcelServices.ask, {
      parcelId,
      serviceId,
      quantity,
      currency,
      expectedMinor: amountMinor,
    })
    const outcome = random(4)
    if (outcome === 0) await member.call(parcelServices.withdraw, { id })
    else if (outcome === 1) await keeper.call(staffParcelServices.refuse, { id, reason: 'Not possible' })
    else {
      spent[currency] += amountMinor
      if (outcome === 2) await keeper.call(staffParcelServices.finish, { id, photoFileIds: [await photoBy(keeper)] })
    }
    expect(await moneyOf(member)).toEqual({ CNY: 100_000 - spent.CNY, HKD: 50_000 - spent.HKD })
  }
  expect(await faults(t)).toEqual([])
})

test('the nightly check finds a service whose money does not fit', async () => {
  const member = await rich()
  const row = await asked(member, await story.stocked(member))
  await t.db.run(sql`update parcel_services set amount_minor = 400 where id = ${row.id}`)
  expect(await faults(t)).toMatchObject([{ subject: row.id }])
  await t.db.run(sql`update parcel_services set amount_minor = 500 where id = ${row.id}`)
  expect(await faults(t)).toEqual([])
})
