import { useText } from '#web/kit/text/use-text.ts'
import type { DayRange } from '#web/kit/text/business-day.ts'
import { DayField } from './DayField.tsx'
import { isBackwards } from './day-draft.ts'
import styles from './RangeFields.module.css'
import { text } from './range.text.ts'

interface RangeFieldsProps {
  /** `2025-05-20` or empty; pages start with `defaultDays()` and send `rangeOf(…)`, both from `business-day.ts`. */
  readonly from: string
  readonly to: string
  readonly onChange: (range: DayRange) => void
}

export function RangeFields({ from, to, onChange }: RangeFieldsProps) {
  const t = useText(text)
  return (
    <div className={styles.range}>
      <DayField
        label={t.rangeFrom}
        value={from}
        max={to || undefined}
        fault={(day) => isBackwards(day, to) && t.rangeFromLate}
        onDay={(day) => onChange({ from: day, to })}
      />
      <DayField
        label={t.rangeTo}
        value={to}
        min={from || undefined}
        fault={(day) => isBackwards(from, day) && t.rangeToEarly}
        onDay={(day) => onChange({ from, to: day })}
      />
    </div>
  )
}
