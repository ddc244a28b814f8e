import type { StoredText } from '#contract/wire/language.ts'
import { destinations } from './destinations.ts'
import { mainland } from './regions-mainland.ts'
import { abroad } from './regions-abroad.ts'
import { three } from './three.ts'

export interface SeededRegion {
  readonly code: string
  readonly parent_code: string | null
  readonly name: StoredText
  readonly country_code: string
  readonly destination_code: string
  readonly leaf: boolean
  readonly sort: number
}

/** A code that ISO 3166-1 leaves free; here it stands for every country without a destination of its own. */
const elsewhere = 'ZZ'

const countries = destinations.map(({ code, name, sort }) => ({
  code,
  name,
  country: code === 'OTHER' ? elsewhere : code,
  destination: code,
  sort,
}))

/** People choose these by name, although they are priced like other destinations. */
const pricedAsOther = [
  { code: 'MO', name: three('澳门', '澳門', 'Macao'), country: 'MO', destination: 'OTHER', sort: 2 },
]

const roots = [...countries, ...pricedAsOther]

const below = [
  ...mainland.map((region) => ({ ...region, country: 'CN', destination: 'CN' })),
  ...abroad.map((region) => ({ ...region, destination: region.country })),
]

const parents = new Set(below.map(({ parent }) => parent))

/** Parents come before their children, so that one insert can hold them all. */
export const regions: readonly SeededRegion[] = [
  ...roots.map((root) => ({ ...root, parent: null })),
  ...below.map((region, index) => ({ ...region, sort: index + 1 })),
].map(({ code, parent, name, country, destination, sort }) => ({
  code,
  parent_code: parent,
  name,
  country_code: country,
  destination_code: destination,
  leaf: !parents.has(code),
  sort,
}))
