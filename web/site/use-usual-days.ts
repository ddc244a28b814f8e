import type { UsualDays } from '#contract/site-content.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { usualDaysText } from './usual-days.text.ts'

/** "usually 2–3 days*", as part of a sentence. */
export function useUsualDays(): (usual: UsualDays) => string {
  const t = useText(usualDaysText)
  return ({ fromDays, toDays }) =>
    fromDays === toDays ? t.fill('oneFigure', { days: toDays }) : t.fill('days', { from: fromDays, to: toDays })
}
