import { queryClient } from '#web/client/queries.ts'
import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { renewedLink } from './renewed-link.ts'

const link = (id: number, exp: number) => `/api/files/${id}?exp=${exp}&sig=a`
const isStale = (name: string) => queryClient.getQueryState([name])?.isInvalidated

/** A page that shows this parcel: the next fetch returns the next link. */
const openPage = (exp: number) => {
  const queryFn = async () => ({ weighings: [{ photos: [{ fileId: '1', url: link(1, exp) }] }] })
  return new QueryObserver(queryClient, { queryKey: ['parcels.get'], queryFn }).subscribe(() => {})
}

beforeEach(() => queryClient.clear())

test('a dead link to a picture has what it came with read again, and nothing else', async () => {
  queryClient.setQueryData(['parcels.get'], { photos: [{ fileId: '1', url: link(1, 1) }] })
  queryClient.setQueryData(['claims.listMine'], { list: [{ proofImageUrl: link(2, 1) }] })
  const leave = openPage(2)
  expect(await renewedLink(link(1, 1))).toBe(link(1, 2))
  expect(isStale('claims.listMine')).toBe(false)
  leave()
})

test('a form with an older link than the page gets the page’s next one', async () => {
  queryClient.setQueryData(['parcels.get'], { photos: [{ fileId: '1', url: link(1, 2) }] })
  const leave = openPage(3)
  expect(await renewedLink(link(1, 1))).toBe(link(1, 3))
  leave()
})

test('a picture that nothing on the page was read with has no next link', async () => {
  queryClient.setQueryData(['claims.listMine'], { list: [{ proofImageUrl: link(2, 1) }] })
  expect(await renewedLink(link(1, 1))).toBe(null)
  expect(isStale('claims.listMine')).toBe(false)
})
