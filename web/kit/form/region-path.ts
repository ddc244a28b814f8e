import type { Region } from '#contract/warehouses.ts'

/** Whether it is a last level, with nothing below it to choose. */
export const isLastLevel = (list: readonly Region[], code: string): boolean => pathTo(list, code).at(-1)?.leaf === true

/** From the country down to the region with this code; empty if there is none. */
export function pathTo(list: readonly Region[], code: string): readonly Region[] {
  if (code === '') return []
  for (const region of list) {
    if (region.code === code) return [region]
    const below = pathTo(region.children, code)
    if (below.length > 0) return [region, ...below]
  }
  return []
}
