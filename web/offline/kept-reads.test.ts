import { parcels, tracking } from '#contract/parcels.ts'
import { signedIn } from '#contract/signed-in.ts'
import { warehouses } from '#contract/warehouses.ts'
import { expect, test } from 'vitest'
import { Failure, Refusal } from '#web/client/api.ts'
import { keptAt } from '#web/client/kept-at.ts'
import { keptReads } from './kept-reads.ts'
import type { Kept, KeptStore } from './store.ts'

/** A fake browser store: only what IndexedDB does, in memory. */
function shelf() {
  const held = new Map<string, Kept>()
  const keyOf = (memberId: string, name: string) => `${memberId}/${name}`
  const store: KeptStore = {
    read: async (memberId, name) => structuredClone(held.get(keyOf(memberId, name)) ?? null),
    change: async (memberId, name, next) => {
      const found = next(held.get(keyOf(memberId, name)) ?? null)
      if (found !== null) held.set(keyOf(memberId, name), structuredClone(found))
    },
    forgetAllBut: async (memberId) => {
      for (const key of held.keys()) if (memberId === null || !key.startsWith(`${memberId}/`)) held.delete(key)
    },
  }
  return { store, held }
}

function browserOf(who: string | null) {
  const { store, held } = shelf()
  const session = { memberId: who }
  const now = () => new Date('2026-11-21T06:00:00Z')
  return { held, session, reads: keptReads({ store, memberId: () => session.memberId, now, onScreen: async () => {} }) }
}

const bao = {
  id: '0198c0de-0000-7000-8000-000000000002',
  code: 2,
  name: '宝安仓',
  recipient: '林小姐 JY1000001',
  province: '广东省',
  city: '深圳市',
  address: '福永街道 1 号',
  phone: '0755-1234567',
  mobile: '13800138000',
  postalCode: '518000',
  memberNumber: 'JY1000001',
  copyText: '林小姐 JY1000001',
}
const addresses = { list: [bao] }
const answered = async () => addresses
const unreachable = async () => {
  throw new Failure('no answer')
}
/** Storing is finished once the answer has been shown. */
const settled = () => new Promise(setImmediate)

test('addresses that were read once are there when nobody can be reached, with the time when they were true', async () => {
  const { reads } = browserOf('meiling')
  expect(keptAt(await reads.read(warehouses.list, {}, answered, undefined))).toBe(null)
  await settled()
  const kept = await reads.read(warehouses.list, {}, unreachable, undefined)
  expect(kept).toEqual(addresses)
  expect(keptAt(kept)).toBe('2026-11-21T06:00:00.000Z')
})

test('an answer is stored once it is on the screen, with the time when it came', async () => {
  const { store, held } = shelf()
  let show = () => {}
  const onScreen = () => new Promise<void>((resolve) => (show = resolve))
  let time = '2026-11-21T06:00:00Z'
  const reads = keptReads({ store, memberId: () => 'meiling', now: () => new Date(time), onScreen })
  expect(await reads.read(warehouses.list, {}, answered, undefined)).toEqual(addresses)
  await settled()
  expect(held.size).toBe(0)
  time = '2026-11-21T06:00:09Z'
  show()
  await settled()
  expect(await reads.whole(warehouses.list)).toMatchObject({ at: '2026-11-21T06:00:00.000Z', answer: addresses })
})

test('what was never read is not made up', async () => {
  const { reads } = browserOf('meiling')
  await expect(reads.read(warehouses.list, {}, unreachable, undefined)).rejects.toThrow(Failure)
})

test('a "no" of the server is shown as it is, whatever was kept', async () => {
  const { reads } = browserOf('meiling')
  await reads.read(warehouses.list, {}, answered, undefined)
  await settled()
  const refused = async () => {
    throw new Refusal(2002, '', null)
  }
  await expect(reads.read(warehouses.list, {}, refused, undefined)).rejects.toThrow(Refusal)
})

test('what the page shows already stays; what it shows from the shelf is looked up again', async () => {
  const { reads } = browserOf('meiling')
  const shown = await reads.read(warehouses.list, {}, answered, undefined)
  await settled()
  await expect(reads.read(warehouses.list, {}, unreachable, shown)).rejects.toThrow(Failure)
  const kept = await reads.read(warehouses.list, {}, unreachable, undefined)
  expect(await reads.read(warehouses.list, {}, unreachable, kept)).toEqual(addresses)
})

test('a visitor keeps nothing, and only the calls that are meant to be kept are', async () => {
  const visitor = browserOf(null)
  await visitor.reads.read(warehouses.list, {}, answered, undefined)
  const member = browserOf('meiling')
  const ask = async () => {
    throw new Error('never kept, so never asked of the shelf')
  }
  await expect(member.reads.read(signedIn.home, {}, ask, undefined)).rejects.toThrow('never kept')
  await settled()
  expect([visitor.held.size, member.held.size]).toEqual([0, 0])
})

test('the next person to sign in reads nothing of the previous one, and nothing of theirs is left', async () => {
  const { reads, session, held } = browserOf('meiling')
  await reads.read(warehouses.list, {}, answered, undefined)
  await settled()
  session.memberId = 'chiho'
  await expect(reads.read(warehouses.list, {}, unreachable, undefined)).rejects.toThrow(Failure)
  expect(held.size).toBe(1)
  await reads.forget()
  expect(held.size).toBe(0)
})

test('signing out, here or where a session ran out, leaves nothing; a start of the same member leaves everything', async () => {
  const { reads, session, held } = browserOf('meiling')
  await reads.read(warehouses.list, {}, answered, undefined)
  await settled()
  await reads.forget()
  expect(held.size).toBe(1)
  session.memberId = null
  await reads.forget()
  expect(held.size).toBe(0)
})

test('an answer that comes after signing out is not kept', async () => {
  const { reads, session, held } = browserOf('meiling')
  const late = async () => {
    session.memberId = null
    return addresses
  }
  await reads.read(warehouses.list, {}, late, undefined)
  await settled()
  expect(held.size).toBe(0)
})

test('what an earlier version kept in another shape counts as nothing', async () => {
  const { reads, held } = browserOf('meiling')
  held.set('meiling/warehouses.list', { at: '2026-01-01T00:00:00Z', answer: { addresses: [] } })
  await expect(reads.read(warehouses.list, {}, unreachable, undefined)).rejects.toThrow(Failure)
  await reads.read(warehouses.list, {}, answered, undefined)
  await settled()
  expect(await reads.read(warehouses.list, {}, unreachable, undefined)).toEqual(addresses)
})

test('a browser that keeps nothing lets every read pass', async () => {
  const broken = async () => {
    throw new Error('no storage in a private window')
  }
  const store: KeptStore = { read: broken, change: broken, forgetAllBut: broken }
  const reads = keptReads({ store, memberId: () => 'meiling', now: () => new Date(), onScreen: async () => {} })
  expect(await reads.read(warehouses.list, {}, answered, undefined)).toEqual(addresses)
  await expect(reads.read(warehouses.list, {}, unreachable, undefined)).rejects.toThrow(Failure)
  await reads.forget()
})

test('the operations that are kept go by the names that the contract gives them', () => {
  expect([warehouses.list.name, parcels.list.name, tracking.listMine.name]).toEqual([
    'warehouses.list',
    'parcels.list',
    'tracking.listMine',
  ])
})
