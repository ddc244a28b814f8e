import { operations } from '#contract/index.ts'
import type { LiveTable } from '#web/client/live-reads.ts'
import { memberReads } from '#web/portal/live/member-reads.ts'
import { saidBy } from '#web/portal/live/sentence.ts'
import { staffReads } from '#web/staff/live/staff-reads.ts'
import { expect, test } from 'vitest'

const named = (table: LiveTable) => Object.values(table).flatMap(({ reads, ofOne = [] }) => [...reads, ...ofOne])

test('what is read again after a change are calls of the contract', () => {
  const names = new Set(operations.map(({ name }) => name))
  const told = saidBy.map(([read]) => read)
  for (const name of [...named(memberReads), ...named(staffReads), ...told]) expect(names).toContain(name)
})

test('what a member is told of is read again', () => {
  const read = named(memberReads)
  for (const [name] of saidBy) expect(read).toContain(name)
})
