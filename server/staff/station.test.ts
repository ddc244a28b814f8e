import { staff } from '#contract/staff.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()

test('the stations learn with the session from which values on they ask, and whether they insist on a photo', async () => {
  const keeper = await t.staff(['W'])
  expect((await keeper.call(staff.me, {})).station).toEqual({
    photoRequired: false,
    unlikely: { gramsPerLitreMin: 5, gramsPerLitreMax: 5000, sideMaxMm: 3000, weightMaxG: 500_000, cartonLighterG: 0 },
  })
  const unlikely = { gramsPerLitreMin: 1, gramsPerLitreMax: 90, sideMaxMm: 400, weightMaxG: 8000, cartonLighterG: 50 }
  await configure(t, { 'photo.required': true, 'station.unlikely': unlikely })
  expect((await keeper.call(staff.me, {})).station).toEqual({ photoRequired: true, unlikely })
})
