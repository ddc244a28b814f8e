/*
 * A tree of regions as a table: one region a row, which names the region that it lies in. Judged as a whole, together with
 * the regions that are there already.
 */

export interface RegionRow {
  /** Of the file; 1 is its heading. */
  readonly line: number
  readonly code: string
  /** Empty: a country. */
  readonly parent: string
  readonly cn: string
  readonly en: string
  readonly sh: string
  readonly country: string
  readonly destination: string
  readonly sort: string
}

export interface KnownRegion {
  readonly code: string
  readonly parent: string
  readonly country: string
}

export type RegionFault =
  | 'code'
  | 'twice'
  | 'parent'
  | 'circle'
  | 'depth'
  | 'name'
  | 'country'
  | 'destination'
  | 'sort'
  | 'used'

interface Surroundings {
  readonly known: readonly KnownRegion[]
  readonly destinations: ReadonlySet<string>
  /** Leaves that addresses name: nothing can be put below them. */
  readonly used: ReadonlySet<string>
}

/** A form asks level by level: country, province, city, district. */
const deepest = 4

export interface FoundFault {
  readonly line: number
  readonly code: string
  readonly fault: RegionFault
}

export function regionFaultsIn(rows: readonly RegionRow[], around: Surroundings): readonly FoundFault[] {
  const places = new Map<string, { readonly parent: string; readonly country: string }>(
    around.known.map((region) => [region.code, region]),
  )
  for (const row of rows) places.set(row.code, row)
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    const { line, code } = row
    const isTwice = seen.has(code)
    seen.add(code)
    const faults = [
      ...(isTwice ? ['twice' as const] : []),
      ...ownFaults(row, around),
      ...placeFaults(row, places, around),
    ]
    return faults.map((fault) => ({ line, code, fault }))
  })
}

function* ownFaults({ code, cn, en, sh, country, destination, sort }: RegionRow, around: Surroundings) {
  if (!/^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(code) || code.length > 40) yield 'code' as const
  if ([cn, en, sh].some((name) => name === '' || name.length > 80)) yield 'name' as const
  if (!/^[A-Z]{2}$/.test(country)) yield 'country' as const
  if (!around.destinations.has(destination)) yield 'destination' as const
  if (!/^\d{1,6}$/.test(sort)) yield 'sort' as const
}

function* placeFaults(
  { code, parent, country }: RegionRow,
  places: ReadonlyMap<string, { readonly parent: string; readonly country: string }>,
  { used }: Surroundings,
) {
  if (parent === '') return
  const above = places.get(parent)
  if (!above) {
    yield 'parent' as const
    return
  }
  if (above.country !== country) yield 'country' as const
  if (used.has(parent)) yield 'used' as const
  const path = [code]
  for (let at = parent; at !== ''; at = places.get(at)?.parent ?? '') {
    if (path.includes(at)) {
      yield 'circle' as const
      return
    }
    path.push(at)
  }
  if (path.length > deepest) yield 'depth' as const
}
