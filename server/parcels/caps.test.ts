import { parcels } from '#contract/parcels.ts'
import { wirePath } from '#contract/wire/wire-names.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { forecast, forecastOf, freshNumber } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()

const allow = (key: 'forecast.openMax' | 'forecast.perDayMax', value: number) => configure(t, { [key]: value })
const oneMore = (member: TestMember) => member.ask(parcels.forecastOne, forecastOf(freshNumber()))
const refusedBy = (sentence: string) => ({
  code: 1001,
  wire: { fields: { [wirePath(parcels.forecastOne.input, 'trackingNumber')]: expect.stringContaining(sentence) } },
})

test('a member has so many open forecasts and no more', async () => {
  const member = await t.member()
  await allow('forecast.openMax', 2)
  await forecast(member)
  const { id } = await forecast(member)
  expect(await oneMore(member)).toMatchObject(refusedBy('too many'))
  await member.call(parcels.delete, { id })
  expect(await oneMore(member)).toMatchObject({ code: 0 })
})

test('a member makes so many forecasts a day and no more, whether they are deleted again or not', async () => {
  const member = await t.member()
  await allow('forecast.perDayMax', 2)
  await forecast(member)
  const { id } = await forecast(member)
  expect(await oneMore(member)).toMatchObject(refusedBy('for today'))
  await member.call(parcels.delete, { id })
  expect(await oneMore(member)).toMatchObject(refusedBy('for today'))
  await t.db.run(sql`update parcels set listed_at = now() - interval '1 day' where id = ${id}`)
  expect(await oneMore(member)).toMatchObject({ code: 0 })
})
