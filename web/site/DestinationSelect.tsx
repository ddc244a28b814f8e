import { useEffect, useState } from 'react'
import { site } from '#contract/content.ts'
import type { Output } from '#contract/operation.ts'
import { call } from '#web/api.ts'
import { useText } from '#web/text/use-text.ts'
import styles from './calculator.module.css'
import { text } from './calculator.text.ts'

type Destinations = Output<typeof site.formOptions>['destinations']

interface DestinationSelectProps {
  readonly value: string
  readonly onChange: (code: string) => void
}

export function DestinationSelect({ value, onChange }: DestinationSelectProps) {
  const t = useText(text)
  const { list, isFailed, retry } = useDestinations()
  return (
    <label className={styles.field}>
      {t.destination}
      <select
        className={styles.input}
        value={value}
        disabled={!list}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {list ? (
          list.map(({ code, text: name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))
        ) : (
          <option value={value}>{isFailed ? t.failed : t.destinationsLoading}</option>
        )}
      </select>
      {isFailed && (
        <button type="button" className={styles.link} onClick={retry}>
          {t.retry}
        </button>
      )}
    </label>
  )
}

/** Where we deliver, in the reader's language (C-26). */
function useDestinations() {
  const { language } = useText(text)
  const [list, setList] = useState<Destinations | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    const take = (found: Destinations) => {
      setFailed(false)
      setList(found)
    }
    call(site.formOptions, {}, { signal: stop.signal })
      .then(({ destinations }) => stop.signal.aborted || take(destinations))
      .catch(() => stop.signal.aborted || setFailed(true))
    return () => stop.abort()
  }, [language, tries])
  return { list, isFailed, retry: () => setTries(tries + 1) }
}
