import { CheckIcon, ClockIcon, PaperIcon } from '#web/kit/look/icons.tsx'
import { When } from '#web/kit/look/When.tsx'
import type { Block } from '#web/kit/text/markdown.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { minutesOf } from './reading-time.ts'
import { text } from './reading.text.ts'

interface FactsProps {
  /** Counted to say how long it takes to read them. */
  readonly blocks?: readonly Block[]
  readonly steps?: number
  readonly changedAt?: string | null
}

/** Reading time, number of steps and date of a text, shown below its title. */
export function Facts({ blocks = [], steps = 0, changedAt = null }: FactsProps) {
  const t = useText(text)
  return (
    <>
      {blocks.length > 0 && (
        <li>
          <ClockIcon size={16} /> {t.fill('minutes', { count: minutesOf(blocks) })}
        </li>
      )}
      {steps > 0 && (
        <li>
          <PaperIcon size={16} /> {t.fill('steps', { count: steps })}
        </li>
      )}
      {changedAt !== null && (
        <li>
          <CheckIcon size={16} />
          <span>
            {t.changed}
            <When at={changedAt} dayOnly />
          </span>
        </li>
      )}
    </>
  )
}
