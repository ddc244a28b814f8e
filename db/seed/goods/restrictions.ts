import type { StoredText } from '#contract/wire/language.ts'
import type { GoodsVerdict } from '#domain/goods-verdict.ts'
import { three } from '#db/seed/reference/three.ts'

interface RestrictionSeed {
  readonly category: string
  /** A line, a destination, or both; empty: any of them. */
  readonly channel: string
  readonly destination: string
  readonly verdict: Exclude<GoodsVerdict, 'allowed'>
  readonly rule: StoredText
}

const notByAir = three(
  '单独的电池和充电宝不能上飞机，请改走海运',
  '單獨的電池及充電寶（行動電源）不能上機，請改走海運',
  'Loose batteries and power banks cannot go by air; please choose a sea line',
)
const notMagnetic = three(
  '磁性物品不能上飞机，请改走海运',
  '磁性物品不能上機，請改走海運',
  'Magnetic goods cannot go by air; please choose a sea line',
)
const noFood = three(
  '目的地的检疫规定不准食品随个人包裹入境，请不要寄',
  '目的地的檢疫規定不容許食品隨個人包裹入境，請不要寄',
  'Quarantine rules there do not allow food in parcels; please do not send it',
)
const noSupplements = three(
  '目的地把保健食品当药品管理，进口要许可，请不要寄',
  '目的地將保健食品當作藥品管理，進口須有許可，請不要寄',
  'Health supplements count as medicines there and need an import licence; please do not send them',
)
const noCosmetics = three(
  '目的地进口化妆品要先登记，请不要寄',
  '目的地進口化妝品須先登記，請不要寄',
  'Cosmetics must be registered there before they are imported; please do not send them',
)

const to = (category: string, destinations: readonly string[], rule: StoredText): readonly RestrictionSeed[] =>
  destinations.map((destination) => ({ category, channel: '', destination, verdict: 'forbidden', rule }))

/** Samples of what a line or a destination refuses in addition; the operator's own rules replace them. */
export const goodsRestrictions: readonly RestrictionSeed[] = [
  { category: 'batteries', channel: 'AIR', destination: '', verdict: 'forbidden', rule: notByAir },
  { category: 'magnets', channel: 'AIR', destination: '', verdict: 'forbidden', rule: notMagnetic },
  ...to('food', ['AU', 'NZ', 'ID'], noFood),
  ...to('health-supplements', ['MY', 'ID', 'PH'], noSupplements),
  ...to('cosmetics', ['ID'], noCosmetics),
]
