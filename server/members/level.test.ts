import { pricing } from '#contract/pricing.ts'
import { operations } from '#contract/index.ts'
import { signedIn } from '#contract/signed-in.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const mayAsk = operations.filter(
  ({ who, transport, methods }) => who === 'member' && transport === 'json' && methods[0] === 'GET',
)

// Proves
test('a level is shown, and neither a price nor a right depends on it (R-454, R-591)', async () => {
  const member = await t.member()
  const home = async () => (await member.call(signedIn.home, {})).level.code
  const seen = async () => {
    const asked = { destinationCode: 'HK', totalWeightG: 4321, pieces: 2, lengthMm: 600, widthMm: 400, heightMm: 300 }
    const { permissions } = await member.call(signedIn.home, {})
    const rights = []
    for (const operation of mayAsk) {
      const { http, code } = await member.ask(operation, {})
      rights.push([operation.name, http, code])
    }
    return { prices: (await member.ask(pricing.quote, asked)).wire, permissions, rights }
  }
  const before = await seen()
  expect(before.rights.length).toBeGreaterThan(20)
  expect(await home()).toBe('ordinary')
  await t.db.run(sql`insert into member_levels (code, name) values ('gold', '{}') on conflict do nothing`)
  await t.db.run(sql`update members set level_code = 'gold' where id = ${member.id}`)
  expect(await home()).toBe('gold')
  expect(await seen()).toEqual(before)
})
