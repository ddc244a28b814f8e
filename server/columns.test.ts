import { openTestHouse } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { columnsOf, type Packed, time } from './columns.ts'
import { sql } from './db.ts'

const { house } = await openTestHouse()

interface Stand {
  readonly name: string
  readonly shelf: string | null
  readonly weightG: number
  readonly isOpen: boolean
  readonly text: { readonly en: string }
  readonly also: readonly string[]
  readonly seenAt: string
  readonly leftAt: string | null
}

const columns = columnsOf<Stand>({
  name: sql`s.name`,
  shelf: sql`s.shelf`,
  weightG: sql`s.weight_g`,
  isOpen: sql`s.is_open`,
  text: sql`s.text`,
  also: sql`s.also`,
  seenAt: time(sql`s.seen_at`),
  leftAt: time(sql`s.left_at`),
})
const stands = sql`
  (values
    ('福永 "A"', null::text, 9007199254740991::bigint, true, '{"en": "Fuyong"}'::jsonb, array['one', 'two'], timestamptz '2026-11-21 23:59:59.9+08', null::timestamptz),
    ('', 'A-1', 0::bigint, false, '{"en": ""}', array[]::text[], timestamptz '2026-11-21 16:00:00Z', timestamptz '2026-01-01 00:00:00.5+00')
  ) s (name, shelf, weight_g, is_open, text, also, seen_at, left_at)`

test('a row is the same whether the driver reads its columns or a page of rows comes as one text', async () => {
  const { database } = house
  const rows = await database.rows(sql<Stand>`select ${columns.selected} from ${stands}`)
  const { page } = await database.row(
    sql<{ page: Packed[] }>`select json_agg(${columns.packed}) as page from ${stands}`,
  )
  expect(columns.unpack(page)).toEqual(rows)
  expect(rows).toEqual([
    {
      ...{ name: '福永 "A"', shelf: null, weightG: 9007199254740991, isOpen: true, text: { en: 'Fuyong' } },
      ...{ also: ['one', 'two'], seenAt: '2026-11-21T23:59:59+08:00', leftAt: null },
    },
    {
      ...{ name: '', shelf: 'A-1', weightG: 0, isOpen: false, text: { en: '' } },
      ...{ also: [], seenAt: '2026-11-22T00:00:00+08:00', leftAt: '2026-01-01T08:00:00+08:00' },
    },
  ])
})
