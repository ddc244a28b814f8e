import type { useText } from '#web/kit/text/use-text.ts'
import type { text } from './queue.text.ts'

type Say = ReturnType<typeof useText<typeof text>>

const minuteMs = 60_000

/** 'under 1 min', '50 min', '26 h', '12 d': in full steps, never rounded up. Both moments come from the server's clock. */
export function ageInWords(from: string, to: string, t: Say): string {
  const minutes = Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / minuteMs))
  if (minutes === 0) return t.moment
  if (minutes < 60) return t.fill('minutes', { count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 72 ? t.fill('hours', { count: hours }) : t.fill('days', { count: Math.floor(hours / 24) })
}
