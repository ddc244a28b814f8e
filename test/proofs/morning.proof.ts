import { test } from '#test/journeys/journey.ts'
import { morning } from '#test/journeys/morning.ts'

test('a morning in the warehouse: two hundred parcels of twelve members, twenty of them without a network', async ({
  arrive,
}) => {
  await morning(arrive, { parcels: 200, members: 12, withoutNetwork: 20 })
})
