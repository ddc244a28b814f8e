import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { Region, regions } from '#contract/warehouses.ts'
import type { ReadCall } from '#server/context.ts'
import { findRegionsBelow } from './sql.ts'

type Tree = typeof regions.tree

/** Regions as a tree; a region cut off by `depth` has no children here but is not marked as a leaf. */
export async function tree(
  { db, language }: ReadCall,
  { country, parent, depth = 4 }: Input<Tree>,
): Promise<Output<Tree>> {
  const rows = await findRegionsBelow(db, { country: country?.toUpperCase() ?? null, parent: parent ?? null, depth })
  const byCode = new Map<string, Region>()
  const list: Region[] = []
  // Parents come before their children: rows are sorted by level.
  for (const { code, parentCode, name, destinationCode, leaf, level } of rows) {
    const region = { code, name: pickText(name, language), destinationCode, leaf, children: [] }
    byCode.set(code, region)
    const siblings = level === 1 ? list : byCode.get(parentCode ?? '')?.children
    siblings?.push(region)
  }
  return { list }
}
