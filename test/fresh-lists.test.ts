import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files.ts'

/* What staff have just done must show in their lists, although reads are cached for a while. */

const pages = sourceFiles('web/staff').map((path) => ({ path, source: read(path) }))

const calls = (pattern: RegExp) =>
  pages.flatMap(({ path, source }) =>
    [...source.matchAll(pattern)].map(([call]) => ({ path, call: call.replaceAll(/\s+/g, ' ') })),
  )

test('every staff action on an order, a transfer or a claim refreshes the lists that show it', () => {
  const actions = calls(
    /useWrite\((?:staffOrders|staffTracking|staffDisputes|staffBankTransfers|approvals|staffClaims|staffUnclaimedParcels)\.\w+[^}]{0,80}/g,
  )
  expect(actions.length).toBeGreaterThan(10)
  expect(actions.filter(({ call }) => !/refreshes: (?:order|transfer|approval|claim)Reads/.test(call))).toEqual([])
})

test('a list for staff is fetched again whenever it opens: others work on it too', () => {
  const lists = calls(
    /useRead\((?:staffOrders\.search|staffBankTransfers\.search|staffDisputes\.list|approvals\.list|staffClaims\.search|staffUnclaimedParcels\.search)\b[\s\S]*?\}\)\n/g,
  )
  expect(lists).toHaveLength(6)
  expect(lists.filter(({ call }) => !call.includes('fresh: true'))).toEqual([])
})
