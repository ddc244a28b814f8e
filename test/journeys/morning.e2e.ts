import { test } from './journey.ts'
import { morning } from './morning.ts'

// Proves B-RP-21, B-RP-23, B-IN-51
test('a morning in the warehouse: thirty parcels, no network, a killed server, two people; each has a place and a name', async ({
  arrive,
}) => {
  test.slow()
  await morning(arrive, { parcels: 30, members: 6, withoutNetwork: 6 })
})
