import { orders } from '#contract/orders.ts'
import { staffTariffs } from '#contract/tariffs.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { openTariffs } from '#test/tariffs.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { row, liveRow, publicPrice, draft, rowIn, sealOf, offered } = await openTariffs(t)
const finance = await t.staff(['F'])
const second = await t.staff(['F'])
const admin = await t.staff(['A'])
const nobody = '00000000-0000-7000-8000-000000000000'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const inForce = () =>
  t.db.rows(
    sql<{
      id: string
    }>`select id from price_rules where valid_from <= now() and (valid_to is null or valid_to > now()) order by id`,
  )

// Proves B-PR-11, B-PR-12
test('a draft begins as the live tariff, and what is written in it changes no price', async () => {
  const id = await draft(finance)
  const made = await finance.call(tariffVersions.get, { id })
  expect(made).toMatchObject({ name: 'Spring', state: 'draft', mine: true, startsAt: null })
  expect(made.rows).toBe((await inForce()).length)
  expect(await finance.call(tariffVersions.difference, { id })).toMatchObject({
    added: 0,
    changed: 0,
    removed: 0,
    kept: made.rows,
    changes: [],
  })
  const own = await rowIn(finance, id)
  await finance.call(staffTariffs.update, { id: own.id, firstPriceMinor: 100 })
  await finance.call(staffTariffs.create, await row({ versionId: id }))
  expect(await publicPrice()).toBe(8200)
  expect(
    (await finance.call(tariffVersions.list, { state: 'draft', pageSize: 10 })).list.map((each) => each.id),
  ).toContain(id)
  await finance.call(tariffVersions.rename, { id, name: 'Summer' })
  expect((await finance.call(tariffVersions.get, { id })).name).toBe('Summer')
  await finance.call(tariffVersions.discard, { id })
  expect(await finance.ask(tariffVersions.get, { id })).toMatchObject({ http: 404, code: 9006 })
})

test('of two who change one row of a draft, the second is told; without the seal of the row nothing is compared', async () => {
  const id = await draft(finance)
  const seen = await rowIn(finance, id)
  const change = { id: seen.id, seal: seen.seal }
  const theirs = await second.call(staffTariffs.update, { ...change, firstPriceMinor: 1710 })
  expect(theirs.seal).not.toBe(seen.seal)
  const conflict = { http: 409, code: 1005 }
  expect(await finance.ask(staffTariffs.update, { ...change, minChargeMinor: 2110 })).toMatchObject(conflict)
  expect(await finance.ask(staffTariffs.remove, change)).toMatchObject(conflict)
  expect(await rowIn(finance, id)).toMatchObject({ firstPriceMinor: 1710, minChargeMinor: seen.minChargeMinor })
  await finance.call(staffTariffs.update, { id: seen.id, seal: theirs.seal, minChargeMinor: 2110 })
  await finance.call(staffTariffs.remove, { id: seen.id })
  await finance.call(tariffVersions.discard, { id })
})

// Proves B-PR-13
test('the difference tells each row that is added, changed or removed, and what of it', async () => {
  const id = await draft(finance)
  const own = await rowIn(finance, id)
  await finance.call(staffTariffs.update, { id: own.id, firstPriceMinor: 1700, minChargeMinor: 2100 })
  await finance.call(staffTariffs.create, await row({ versionId: id }))
  const { list } = await finance.call(staffTariffs.list, { versionId: id, destinationCode: 'SG', pageSize: 1 })
  await finance.call(staffTariffs.remove, { id: list[0]?.id ?? '' })
  const found = await admin.call(tariffVersions.difference, { id })
  expect([found.added, found.changed, found.removed]).toEqual([1, 1, 1])
  expect(found.changes.find(({ kind }) => kind === 'changed')).toMatchObject({
    before: { id: (await liveRow(finance)).id, firstPriceMinor: 1600 },
    after: { firstPriceMinor: 1700 },
    fields: ['firstPriceMinor', 'minChargeMinor'],
  })
  await finance.call(tariffVersions.discard, { id })
})

// Proves B-PR-10, B-PR-15, R-561
test('a second person publishes: what changed ends as the version begins, the rest stays as it is', async () => {
  const story = await openStory(t)
  const meiling = await t.member({ balances: { CNY: 20_000 } })
  const order = await story.applied(meiling)
  const before = await liveRow(finance)
  const live = await inForce()
  const { id, seal } = await offered(finance, 1700)
  expect(await finance.ask(tariffVersions.publish, { id, seal })).toMatchObject({ http: 409, code: 9003 })
  expect(await publicPrice()).toBe(8200)
  const published = await second.call(tariffVersions.publish, { id, seal })
  expect(published).toMatchObject({ state: 'published', startsAt: expect.any(String), publishedBy: expect.any(String) })
  expect(await publicPrice()).toBe(1700 + 11 * 600)
  const after = await liveRow(finance)
  expect(after.validFrom).toBe(published.startsAt)
  const [ended] = await t.db.rows(sql<{ at: string }>`select valid_to as at from price_rules where id = ${before.id}`)
  expect(ended?.at).toBe(published.startsAt)
  const kept = live.filter((each) => each.id !== before.id).map((each) => each.id)
  expect((await inForce()).map((each) => each.id)).toEqual([...kept, after.id].toSorted())
  expect(await meiling.call(orders.get, { id: order.id })).toMatchObject({ totalMinor: order.totalMinor })
  expect(await finance.call(tariffVersions.difference, { id })).toMatchObject({ changes: [], kept: published.rows })
  await finance.call(staffTariffs.update, { id: after.id, firstPriceMinor: 1600 })
})

test('a version that begins later leaves today’s prices, and replaces those that were to begin after it', async () => {
  const live = await liveRow(finance)
  const { id: planned } = await finance.call(staffTariffs.update, {
    id: live.id,
    firstPriceMinor: 5000,
    validFrom: inDays(20),
  })
  const startsAt = inDays(10)
  const { id, seal } = await offered(finance, 1900, startsAt)
  await admin.call(tariffVersions.publish, { id, seal })
  expect(await publicPrice()).toBe(8200)
  const priceIn = async (days: number) => {
    const { list } = await finance.call(staffTariffs.simulate, {
      destinationCode: 'HK',
      channelId: live.channelId,
      totalWeightG: 12_000,
      pieces: 1,
      currency: 'CNY',
      at: inDays(days),
    })
    return list[0]?.quote?.freightMinor
  }
  expect([await priceIn(9), await priceIn(11), await priceIn(21)]).toEqual([8200, 8500, 8500])
  const [never] = await t.db.rows(
    sql<{ never: boolean }>`select valid_to = valid_from as never from price_rules where id = ${planned}`,
  )
  expect(never).toEqual({ never: true })
})

test('of two who publish one version at once, exactly one does, and no price is doubled', async () => {
  const { id, seal } = await offered(finance, 1750)
  const answers = await Promise.all([
    second.ask(tariffVersions.publish, { id, seal }),
    admin.ask(tariffVersions.publish, { id, seal }),
  ])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 9002])
  expect(await publicPrice()).toBe(1750 + 11 * 600)
  expect(await second.ask(tariffVersions.publish, { id, seal })).toMatchObject({ code: 9002 })
})

test('two versions that are published at once leave one price for each shipment: the second has to be read again', async () => {
  const [one, other] = [await offered(finance, 1810), await offered(second, 1820)]
  const answers = await Promise.all([admin.ask(tariffVersions.publish, one), admin.ask(tariffVersions.publish, other)])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1005])
  expect([1810 + 6600, 1820 + 6600]).toContain(await publicPrice())
})

test('nobody signs what they have not seen: a live price that changed meanwhile stops the publication', async () => {
  const { id, seal } = await offered(finance, 1850)
  const live = await liveRow(finance)
  await admin.call(staffTariffs.update, { id: live.id, continuationPriceMinor: 650 })
  expect(await admin.ask(tariffVersions.publish, { id, seal })).toMatchObject({ code: 1005 })
  expect(await admin.ask(tariffVersions.publish, { id, seal: await sealOf(admin, id) })).toMatchObject({ code: 0 })
  expect(await liveRow(finance)).toMatchObject({ firstPriceMinor: 1850, continuationPriceMinor: 600 })
})

test('everybody who wrote in a version is one of its authors, also when somebody else offered it', async () => {
  const id = await draft(finance)
  await second.call(staffTariffs.update, { id: (await rowIn(second, id)).id, firstPriceMinor: 1860 })
  const third = await t.staff(['F'])
  const seal = await sealOf(third, id)
  await third.call(tariffVersions.offer, { id, seal })
  for (const author of [finance, second, third])
    expect(await author.ask(tariffVersions.publish, { id, seal })).toMatchObject({ code: 9003 })
  expect(await admin.ask(tariffVersions.publish, { id, seal })).toMatchObject({ code: 0 })
})

// Proves B-PR-16
test('what is offered is no longer changed; taken back, it is a draft again', async () => {
  const { id, seal } = await offered(finance, 1870)
  const own = await rowIn(finance, id)
  for (const asked of [
    finance.ask(staffTariffs.update, { id: own.id, firstPriceMinor: 1 }),
    finance.ask(staffTariffs.remove, { id: own.id }),
    finance.ask(staffTariffs.create, { ...(await row()), versionId: id }),
    finance.ask(tariffVersions.rename, { id, name: 'Other' }),
    finance.ask(tariffVersions.discard, { id }),
    finance.ask(tariffVersions.offer, { id, seal }),
  ])
    expect(await asked).toMatchObject({ http: 409, code: 9002 })
  await expect(t.db.run(sql`delete from tariff_version_rows where version_id = ${id}`)).rejects.toThrow()
  expect(await finance.call(tariffVersions.takeBack, { id })).toMatchObject({ state: 'draft', startsAt: null })
  expect(await admin.ask(tariffVersions.publish, { id, seal })).toMatchObject({ code: 9002 })
  expect(await finance.ask(staffTariffs.update, { id: own.id, firstPriceMinor: 1880 })).toMatchObject({ code: 0 })
  await finance.call(tariffVersions.discard, { id })
})

test('a version whose start has passed is not published into the past', async () => {
  const { id, seal } = await offered(finance, 1890, inDays(1))
  await t.db.run(sql`update tariff_versions set starts_at = now() - interval '1 second' where id = ${id}`)
  expect(await admin.ask(tariffVersions.publish, { id, seal })).toMatchObject({ http: 409, code: 9020 })
  await finance.call(tariffVersions.takeBack, { id })
  expect(await finance.ask(tariffVersions.offer, { id, seal, startsAt: inDays(-1) })).toMatchObject({ code: 9005 })
  await finance.call(tariffVersions.discard, { id })
})

test('a version is priced before it is published, at its own rows', async () => {
  const id = await draft(finance)
  const own = await rowIn(finance, id)
  await finance.call(staffTariffs.update, { id: own.id, firstPriceMinor: 7700, minChargeMinor: 0 })
  const ask = {
    destinationCode: 'HK',
    channelId: own.channelId,
    totalWeightG: 1000,
    pieces: 1,
    currency: 'CNY',
  } as const
  const { list } = await finance.call(staffTariffs.simulate, { ...ask, versionId: id })
  expect(list[0]?.quote).toMatchObject({ freightMinor: 7700, totalMinor: 7700 })
  await finance.call(tariffVersions.discard, { id })
})

test('only finance and administrators write versions, and what does not exist is not found', async () => {
  const id = await draft(finance)
  for (const role of ['W', 'S', 'E'] as const) {
    const other = await t.staff([role])
    expect(await other.ask(tariffVersions.get, { id })).toMatchObject({ code: 0 })
    expect(await other.ask(tariffVersions.create, { name: 'x' })).toMatchObject({ http: 403, code: 9001 })
    expect(await other.ask(tariffVersions.publish, { id, seal: 'x' })).toMatchObject({ http: 403, code: 9001 })
    expect(await other.ask(tariffVersions.whatIf, { id })).toMatchObject({ http: 403, code: 9001 })
  }
  for (const call of [
    tariffVersions.get,
    tariffVersions.difference,
    tariffVersions.takeBack,
    tariffVersions.discard,
  ] as const)
    expect(await finance.ask(call, { id: nobody })).toMatchObject({ http: 404, code: 9006 })
  expect(await finance.ask(tariffVersions.create, { name: '' })).toMatchObject({ code: 9005 })
  await finance.call(tariffVersions.discard, { id })
})
