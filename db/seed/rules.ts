import { consignees } from '#contract/addresses.ts'
import { rules } from '#contract/standing-rules.ts'
import { followRules } from '#server/rules/rules.ts'
import { lineToTheDoor } from './actions.ts'
import type { Cast, Person } from './stage.ts'

/* Standing rules of two of them: one is paused, the other is about to act and can be stopped. */

export async function keepRules(cast: Cast, aisyah: Person): Promise<void> {
  const shared = { warehouseCode: 2, currency: 'CNY', insured: false } as const
  await cast.meiling.call(rules.save, {
    ...shared,
    ...(await homeOf(cast.meiling)),
    name: '到齐就寄回家',
    payUpToMinor: 10_000,
    active: false,
  })
  await aisyah.call(rules.save, {
    ...shared,
    ...(await homeOf(aisyah)),
    name: 'Shop 3, all together',
    customerCode: 'SHOP-3',
    waitDays: 14,
    payUpToMinor: 60_000,
    active: true,
  })
  await followRules(cast.context)
}

/** To the first address in the book, delivered to the door. */
async function homeOf(person: Person) {
  const { list: book } = await person.call(consignees.list, { page: 1, pageSize: 1 })
  const receiverId = book[0]?.id ?? ''
  return { receiverId, channelId: await lineToTheDoor(person, receiverId, 'consolidation') }
}
