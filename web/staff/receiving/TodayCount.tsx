import { staffFigures } from '#contract/people-figures.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useDesk, useMay } from '#web/staff/staff-context.ts'
import { text } from './text.ts'

/** B-RP-26 and B-RP-32: how many this person has received today, wherever they did, and at a station in its shift. */
export function TodayCount() {
  const t = useText(text)
  const may = useMay()
  const { at } = useDesk()
  const { data } = useRead(staffFigures.own, {}, { keep: true, enabled: may(staffFigures.own) })
  const isAtStation = at !== null && may(staffFigures.ownShifts)
  const { data: shifts } = useRead(staffFigures.ownShifts, {}, { keep: true, enabled: isAtStation })
  const inShift = shifts?.list.find(({ isPresent }) => isPresent)?.received ?? 0
  if (!data) return null
  return (
    <span className="num">
      {t.fill('today', { count: data.received })}
      {shifts && ` · ${t.fill('thisShift', { count: inShift })}`}
    </span>
  )
}
