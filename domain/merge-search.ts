/*
 * The search behind the advice: which things to put into one group, when each group has a price. It knows only prices;
 * a group without one is not allowed.
 */

interface Priced {
  readonly costMinor: number
}
type Split<Order> = readonly Order[]
type Price<Thing, Order> = (group: readonly Thing[]) => Order | null

/** Of two splits with the same price the one with fewer orders, so that nobody handles more boxes for nothing. */
export function cheaper<Order extends Priced>(
  one: Split<Order> | null,
  other: Split<Order> | null,
): Split<Order> | null {
  if (one === null || other === null) return one ?? other
  const difference = sum(other) - sum(one)
  return difference < 0 || (difference === 0 && other.length < one.length) ? other : one
}

export const sum = (split: Split<Priced>) => split.reduce((total, order) => total + order.costMinor, 0)

export const wholeSplit = <Order extends Priced>(orders: readonly (Order | null)[]): Split<Order> | null => {
  const priced = orders.flatMap((order) => order ?? [])
  return priced.length === orders.length ? priced : null
}

/** The minimum over every partition of the set; a set of things is a bit mask. For a handful of things. */
export function cheapestSplit<Thing, Order extends Priced>(
  things: readonly Thing[],
  price: Price<Thing, Order>,
): Split<Order> | null {
  const best: (Split<Order> | null)[] = [[]]
  const orders: (Order | null)[] = [null]
  for (let set = 1; set < 1 << things.length; set++) {
    orders[set] = price(things.filter((_thing, index) => (set >> index) & 1))
    best[set] = null
    const first = set & -set
    // Only the part with the first thing is chosen here: the best split of the rest is already known.
    for (let part = set; part > 0; part = (part - 1) & set) {
      const rest = best[set ^ part]
      const order = orders[part]
      if (part & first && rest && order) best[set] = cheaper(best[set] ?? null, [...rest, order])
    }
  }
  return best.at(-1) ?? null
}

interface Group<Thing, Order> {
  readonly things: readonly Thing[]
  readonly order: Order | null
}

/** Merges the pair that saves most, again and again, then moves single things while that saves anything. */
export function nearSplit<Thing, Order extends Priced>(
  things: readonly Thing[],
  price: Price<Thing, Order>,
): Split<Order> | null {
  const grouped = (group: readonly Thing[]) => ({ things: group, order: price(group) })
  const merged = mergePairs(
    things.map((thing) => grouped([thing])),
    grouped,
  )
  return wholeSplit(settle(merged, grouped).map(({ order }) => order))
}

type Grouped<Thing, Order> = (things: readonly Thing[]) => Group<Thing, Order>

/** An empty group costs nothing; one that is not allowed costs more than all. */
const costOf = ({ things, order }: Group<unknown, Priced>) =>
  things.length === 0 ? 0 : (order?.costMinor ?? Number.POSITIVE_INFINITY)

/** Only pairs with the newest group are priced again, so that a hundred things need about ten thousand prices. */
function mergePairs<Thing, Order extends Priced>(
  start: readonly Group<Thing, Order>[],
  grouped: Grouped<Thing, Order>,
): readonly Group<Thing, Order>[] {
  type Mine = Group<Thing, Order>
  const pairOf = (one: Mine, other: Mine) => {
    const merged = grouped([...one.things, ...other.things])
    return { one, other, merged, savingMinor: merged.order ? costOf(one) + costOf(other) - costOf(merged) : -1 }
  }
  let groups = start
  let pairs = groups.flatMap((one, index) => groups.slice(index + 1).map((other) => pairOf(one, other)))
  for (;;) {
    const best = pairs.reduce<ReturnType<typeof pairOf> | null>(
      (found, pair) => (pair.savingMinor > (found?.savingMinor ?? 0) ? pair : found),
      null,
    )
    if (best === null) return groups
    const { one, other, merged } = best
    const isLeft = (group: Mine) => group !== one && group !== other
    const others = groups.filter(isLeft)
    pairs = pairs.filter((pair) => isLeft(pair.one) && isLeft(pair.other))
    pairs.push(...others.map((group) => pairOf(group, merged)))
    groups = [...others, merged]
  }
}

/** Beyond so many rounds no saving is worth the time; each round tries everything once. */
const roundsMax = 4

function settle<Thing, Order extends Priced>(
  start: readonly Group<Thing, Order>[],
  grouped: Grouped<Thing, Order>,
): readonly Group<Thing, Order>[] {
  let groups = start
  for (let round = 0; round < roundsMax; round++) {
    const before = groups
    for (const thing of groups.flatMap((group) => group.things)) groups = moved(groups, thing, grouped)
    if (groups === before) return groups
  }
  return groups
}

/** The same groups, or those with the thing where it costs least. */
function moved<Thing, Order extends Priced>(
  groups: readonly Group<Thing, Order>[],
  thing: Thing,
  grouped: Grouped<Thing, Order>,
): readonly Group<Thing, Order>[] {
  const home = groups.find((group) => group.things.includes(thing))
  if (!home) return groups
  const left = grouped(home.things.filter((each) => each !== thing))
  const alone: Group<Thing, Order> = { things: [], order: null }
  let best = { savingMinor: 0, groups }
  for (const place of [...groups.filter((group) => group !== home), alone]) {
    const joined = grouped([...place.things, thing])
    const savingMinor = costOf(home) + costOf(place) - costOf(left) - costOf(joined)
    if (!(savingMinor > best.savingMinor)) continue
    const rest = groups.filter((group) => group !== home && group !== place)
    best = { savingMinor, groups: [...rest, left, joined].filter(({ things }) => things.length > 0) }
  }
  return best.groups
}
