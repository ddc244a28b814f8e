import { useText } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { Button } from '@mantine/core'
import { text } from './apply.text.ts'
import styles from './ApplyBar.module.css'
import type { useChoices } from './use-choices.ts'

interface ApplyBarProps {
  readonly choices: Pick<ReturnType<typeof useChoices>, 'quote' | 'isQuoting'>
  readonly parcelCount: number
  readonly isSending: boolean
  /** What the button does. */
  readonly label: string
}

/** On a phone: the price and the button stay in view. What is still missing gets the focus when it is pressed. */
export function ApplyBar({ choices: { quote, isQuoting }, parcelCount, isSending, label }: ApplyBarProps) {
  const t = useText(text)
  return (
    <div className={styles.bar}>
      <span className={styles.price} data-updating={isQuoting}>
        {parcelCount === 0 ? (
          <small>{t.barNone}</small>
        ) : (
          <>
            <strong className="num">{quote ? formatMoney(quote.totalMinor, quote.currency) : '—'}</strong>
            <small>{t.fill('barCount', { count: parcelCount })}</small>
          </>
        )}
      </span>
      <Button type="submit" loading={isSending}>
        {label}
      </Button>
    </div>
  )
}
