import { useText } from '#web/kit/text/use-text.ts'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Button } from '@mantine/core'
import styles from './MonthCalendar.module.css'
import { dayName, daysBeside, monthBeside, monthDays, monthName, monthOf, weekdays, weeksOf } from './month.ts'
import { text } from './text.ts'

export interface DayTotal {
  /** Shown in the cell, and read out with the day. */
  readonly text: string
  readonly isIn: boolean
}

interface Props {
  readonly month: string
  readonly totals: ReadonlyMap<string, readonly DayTotal[]>
}

/** The month in the URL, `month=2026-11`; the list beside it follows. */
export function useMonth(): [string, (month: string) => void] {
  const [{ month, from, to }, setFilters] = useUrlFilters({ month: '', from: '', to: '' })
  return [monthOf(month), (chosen) => setFilters({ month: chosen, ...daysBeside(chosen, { from, to }) })]
}

/** What each day added and took. Pressing a day narrows the list to it; pressing it again widens it to the month. */
export function MonthCalendar({ month, totals }: Props) {
  const t = useText(text)
  const [, setMonth] = useMonth()
  const [{ from, to }, setFilters] = useUrlFilters({ from: '', to: '' })
  const choose = (day: string) => setFilters(from === day && to === day ? monthDays(month) : { from: day, to: day })
  const title = monthName(month, t.language)
  return (
    <section className={styles.calendar} aria-label={t.calendar}>
      <header className={styles.head}>
        <Button
          variant="default"
          size="compact-md"
          onClick={() => setMonth(monthBeside(month, -1))}
          aria-label={t.monthBefore}
        >
          ‹
        </Button>
        <h3 className={styles.title} aria-live="polite">
          {title}
        </h3>
        <Button
          variant="default"
          size="compact-md"
          onClick={() => setMonth(monthBeside(month, 1))}
          aria-label={t.monthAfter}
        >
          ›
        </Button>
      </header>
      <table className={styles.days}>
        <caption className="for-readers">{title}</caption>
        <thead>
          <tr>
            {weekdays(t.language).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={week.find(Boolean) ?? index}>
              {week.map((day, place) => (
                <td key={day ?? `none ${place}`}>
                  {day && (
                    <Cell
                      day={day}
                      totals={totals.get(day) ?? []}
                      isChosen={from === day && to === day}
                      onChoose={choose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{t.calendarHint}</p>
    </section>
  )
}

interface CellProps {
  readonly day: string
  readonly totals: readonly DayTotal[]
  readonly isChosen: boolean
  readonly onChoose: (day: string) => void
}

function Cell({ day, totals, isChosen, onChoose }: CellProps) {
  const t = useText(text)
  const figures = totals.map((total) => total.text)
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={isChosen}
      aria-label={[dayName(day, t.language), ...figures].join(', ')}
      onClick={() => onChoose(day)}
    >
      <span className={styles.number}>{Number(day.slice(-2))}</span>
      {totals.map((total) => (
        <span key={total.text} className={`${styles.total} ${total.isIn ? styles.in : ''}`}>
          {partsOf(total.text).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      ))}
    </button>
  )
}

/** In a cell too narrow for an amount, it wraps before the digits: `+HK$`, `1,086`. */
const partsOf = (amount: string): readonly string[] => {
  const figures = amount.search(/\d/)
  return [amount.slice(0, figures), amount.slice(figures)]
}
