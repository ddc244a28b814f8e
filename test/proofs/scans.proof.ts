import { expect } from '@playwright/test'
import { test } from '#test/journeys/journey.ts'
import { productUrl } from '#test/journeys/product.ts'
import { codesFor, seeded } from '#test/journeys/scanner.ts'
import { signInAsStaff } from '#test/journeys/steps-entry.ts'
import { pickAll, receiveAll } from '#test/journeys/steps-scanning.ts'

const seed = Number(process.env['SEED'] ?? 1)
const count = 60

test('the product under test runs on this machine', () => {
  expect(['localhost', '127.0.0.1', '[::1]']).toContain(new URL(productUrl()).hostname)
})

for (const [index, lateMs] of [0, 400, 2000].entries()) {
  test(`${count} parcels are received whole and in order with answers ${lateMs} ms late`, async ({ arrive }) => {
    const keeper = await arrive({ language: 'zh-Hans' })
    await signInAsStaff(keeper, 'keeper')
    await receiveAll(keeper, codesFor(count, seeded(seed + index)), lateMs)
  })

  test(`${count} parcels of an order are checked with answers ${lateMs} ms late`, async ({ arrive }) => {
    const packer = await arrive({ language: 'zh-Hans' })
    await signInAsStaff(packer, 'packer')
    await pickAll(packer, codesFor(count, seeded(seed + 100 + index)), lateMs)
  })
}
