import { queryClient } from '#web/queries.ts'
import { expect, test } from 'vitest'
import { renewLink } from './renew-link.ts'

test('a dead link to a picture has what it came with read again, and nothing else', () => {
  const [dead, other] = ['/api/files/1?exp=1&sig=a', '/api/files/2?exp=1&sig=b']
  queryClient.setQueryData(['parcels.get'], { weighings: [{ photos: [{ fileId: '1', url: dead }] }] })
  queryClient.setQueryData(['claims.listMine'], { list: [{ proofImageUrl: other }] })
  renewLink(dead)
  const isStale = (name: string) => queryClient.getQueryState([name])?.isInvalidated
  expect([isStale('parcels.get'), isStale('claims.listMine')]).toEqual([true, false])
})
