import { staffChannels, staffServices } from '#contract/channels-office.ts'
import type { Input } from '#contract/wire/operation.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const finance = await t.staff(['F'])
const words = (word: string) => ({ cn: word, en: word, sh: word })

interface Kite {
  readonly code: string
  readonly sort: number
  readonly active: boolean
}

const newLine: Omit<Input<typeof staffChannels.create>, keyof Kite> = {
  name: words('Kite line'),
  promise: words(''),
  group: 'AIR',
  orderTypes: ['consolidation'],
  acceptsSensitive: false,
  needsPickUpPoint: false,
  largeCargo: false,
}
const newService = {
  name: words('Kite_100% frame'),
  charge: 'perOrder',
  priceCnyMinor: 2500,
  maxQty: 1,
} as const
const codes = ({ list }: { readonly list: readonly { readonly code: string }[] }) => list.map(({ code }) => code)

const lists = [
  [
    'lines',
    (given: object) => finance.call(staffChannels.list, given),
    (given: Kite) => finance.call(staffChannels.create, { ...newLine, ...given }),
  ],
  [
    'services',
    (given: object) => finance.call(staffServices.list, given),
    (given: Kite) => finance.call(staffServices.create, { ...newService, ...given }),
  ],
] as const

// Not in the order of their codes, so that they are read by code and not by age.
for (const number of [4, 1, 5, 2, 3])
  for (const [, , add] of lists)
    await add({ code: `KITE_${number}`, sort: number === 5 ? 1 : 900, active: number !== 2 })

// Proves B-PR-01, B-PR-03
test.each(lists)('%s are read page after page, each row once, even if one is added', async (_what, read, add) => {
  const all = codes(await read({}))
  expect(all.slice(-4)).toEqual(['KITE_1', 'KITE_2', 'KITE_3', 'KITE_4'])
  expect(await read({})).toMatchObject({ next: null, total: all.length, totalCapped: false })
  const first = await read({ pageSize: 3 })
  expect([codes(first), first.total]).toEqual([all.slice(0, 3), all.length])
  await add({ code: 'KITE_0', sort: 0, active: true })
  const later: string[] = []
  for (let { next } = first; next !== null; ) {
    const page = await read({ pageSize: 3, after: next })
    expect(page.list.length).toBeLessThanOrEqual(3)
    later.push(...codes(page))
    next = page.next
  }
  expect(later).toEqual(all.slice(3))
})

test.each(lists)('%s are found by a part of their code or of a name, and by their status', async (what, read) => {
  expect(codes(await read({ keyword: 'kite_', active: false }))).toEqual(['KITE_2'])
  expect(codes(await read({ keyword: 'KITE_3' }))).toEqual(['KITE_3'])
  const found = await read({ keyword: 'kite', active: true, pageSize: 2 })
  expect([found.list.length, found.total]).toEqual([2, 5])
  // A percent sign is itself, not any text.
  expect(codes(await read({ keyword: '%' }))).toHaveLength(what === 'services' ? 6 : 0)
  expect(codes(await read({ keyword: what === 'lines' ? '香港包裹' : '加固' })).length).toBeGreaterThan(0)
  expect(await read({ keyword: 'no such thing' })).toMatchObject({ list: [], next: null, total: 0 })
})

test('staff of every role read both lists; visitors and members read neither, whatever they ask for', async () => {
  const member = await t.member()
  for (const operation of [staffChannels.list, staffServices.list]) {
    for (const role of ['W', 'S', 'E'] as const)
      expect(await (await t.staff([role])).ask(operation, { pageSize: 1 })).toMatchObject({ code: 0 })
    expect(await t.visitor.ask(operation, { pageSize: 1 })).toMatchObject({ http: 401 })
    expect(await member.ask(operation, { keyword: 'KITE' })).toMatchObject({ http: 401 })
    expect(await finance.ask(operation, { pageSize: 101 })).toMatchObject({ http: 422 })
    expect(await finance.ask(operation, { after: 'KITE_1' })).toMatchObject({ http: 422 })
  }
})
