import { paths } from '#web/paths.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import type { MemberNeeds, NeedRow, Words } from './need-rows.ts'

type Group = MemberNeeds['sendable'][number]
type Way = NonNullable<Group['way']>

/** What can be sent, one row for each warehouse: an order holds parcels of one. */
export const sendableRows = (t: Words, groups: readonly Group[]): readonly NeedRow[] =>
  groups.map((group) => ({
    key: `apply ${group.warehouseCode}`,
    tone: 'hand',
    tag: t.applyTag,
    line: lineOf(t, group),
    safe: group.way ? t.applyFreightSafe : t.applySafe,
    action: t.apply,
    to: paths.applyIn(group.warehouseCode),
  }))

function lineOf(t: Words, { count, warehouseName, way }: Group): string {
  if (!way) return t.fill('applyLine', { count, warehouse: warehouseName })
  const saving = savingOf(way)
  const values = {
    count,
    warehouse: warehouseName,
    boxes: way.orderCount,
    destination: way.destinationName,
    price: formatMoney(way.costMinor, way.currency),
    saving: formatMoney(saving, way.currency),
  }
  return t.fill(saving > 0 ? 'applySaves' : 'applyPriced', values)
}

/** Compared with one order if several are cheaper, or else with sending each parcel alone, as the advice says it. */
const savingOf = ({ orderCount, costMinor, oneOrderMinor, eachAloneMinor }: Way) =>
  ((orderCount > 1 ? oneOrderMinor : eachAloneMinor) ?? costMinor) - costMinor
