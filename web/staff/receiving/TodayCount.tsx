import { staffFigures } from '#contract/people-figures.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { text } from './text.ts'

/** B-RP-26: how many this person has received today, wherever they did. */
export function TodayCount() {
  const t = useText(text)
  const may = useMay()
  const { data } = useRead(staffFigures.own, {}, { keep: true, enabled: may(staffFigures.own) })
  return data ? <span className="num">{t.fill('today', { count: data.received })}</span> : null
}
