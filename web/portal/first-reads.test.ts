import { requestFor } from '#contract/wire/request.ts'
import { expect, test } from 'vitest'
import { readsOf } from './asked-first.ts'
import { firstReadsOf } from './first-reads.ts'
import { portalPages } from './pages.ts'

test.each(portalPages)('what $path asks before the program is there is what the program then reads', (page) => {
  expect(readsOf(page)).toEqual(firstReadsOf(page).map((operation) => requestFor(operation, {}).url))
})
