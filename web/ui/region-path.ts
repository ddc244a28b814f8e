import type { Region } from '#contract/warehouses.ts'

/** From the country down to the region with this code; empty when there is none. */
export function pathTo(list: readonly Region[], code: string): readonly Region[] {
  if (code === '') return []
  for (const region of list) {
    if (region.code === code) return [region]
    const below = pathTo(region.children, code)
    if (below.length > 0) return [region, ...below]
  }
  return []
}
