import type { UsualDays } from '#contract/site-content.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './destinations.text.ts'

/** “7–10 days”, or “7 days” where both figures are the same. */
export function useDays(): (usual: UsualDays) => string {
  const t = useText(text)
  return ({ fromDays, toDays }) =>
    fromDays === toDays ? t.fill('sameDays', { count: toDays }) : t.fill('days', { from: fromDays, to: toDays })
}
