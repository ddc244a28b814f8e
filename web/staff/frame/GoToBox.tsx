import { useText } from '#web/kit/text/use-text.ts'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { burstBefore, type Stroke } from '#web/staff/scanning/burst.ts'
import { text } from './frame.text.ts'
import styles from './go-to.module.css'
import type { Hit } from './hits.ts'
import { useHits } from './use-hits.ts'

/** A field and what it finds: arrow keys choose, Enter goes there. */
export function GoToBox({ onGone }: { readonly onGone: () => void }) {
  const t = useText(text)
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { hits, isSearching, failed, retry } = useHits(typed)
  const open = hits.filter(({ to }) => to !== null)
  const active = open[Math.min(chosen, open.length - 1)]
  const go = (hit: Hit | undefined) => {
    if (!hit?.to) return
    onGone()
    void navigate(hit.to)
  }
  const field = useRef<HTMLInputElement>(null)
  // The box may arrive after the dialog has opened and looked for what to focus; before that, the dialog notes where
  // the focus was.
  useEffect(() => {
    const later = setTimeout(() => field.current?.focus())
    return () => clearTimeout(later)
  }, [])
  const enter = useEnter(typed, isSearching, () => go(active))
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && open.length > 0) {
      event.preventDefault()
      setChosen((Math.min(chosen, open.length - 1) + step + open.length) % open.length)
    } else enter(event)
  }
  return (
    <div className={styles.box}>
      <input
        ref={field}
        className={styles.field}
        type="text"
        role="combobox"
        aria-label={t.goTo}
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active ? `${id}-${active.key}` : undefined}
        aria-autocomplete="list"
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        data-autofocus
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={press}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t.goToHint}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={t.results} className={styles.hits}>
        {hits.map((hit) => (
          <div
            key={hit.key}
            id={`${id}-${hit.key}`}
            role="option"
            tabIndex={-1}
            aria-selected={hit === active}
            aria-disabled={hit.to === null}
            className={styles.hit}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => go(hit)}
            onKeyDown={() => {}}
          >
            <span className={styles.kind}>{hit.kind}</span>
            <span className={styles.name}>{hit.name}</span>
            <span className={styles.detail}>{hit.detail}</span>
          </div>
        ))}
      </div>
      <p role="status" className={hits.length > 0 && !isSearching && !failed ? 'for-readers' : styles.hint}>
        {isSearching && t.searching}
        {!isSearching && !failed && hits.length === 0 && t.fill('noHits', { typed })}
        {!isSearching && !failed && hits.length > 0 && t.fill('resultCount', { count: hits.length })}
        {failed && t.failed}
      </p>
      {failed && (
        <button type="button" className="text-button" onClick={retry}>
          {t.again}
        </button>
      )}
      <p className={`${styles.hint} ${styles.keys}`}>{t.goToKeys}</p>
    </div>
  )
}

/**
 * Enter goes where the list points, or waits for an answer that is on its way. A scanner's Enter never goes anywhere: it
 * only searches, and a person presses Enter.
 */
function useEnter(typed: string, isSearching: boolean, go: () => void) {
  const strokes = useRef<Stroke[]>([])
  const [wanted, setWanted] = useState<string | null>(null)
  const arrived = useEffectEvent(go)
  const isAwaited = wanted !== null && wanted === typed
  useEffect(() => {
    if (isAwaited && !isSearching) arrived()
  }, [isAwaited, isSearching])
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'Enter') {
      if (event.key.length === 1)
        strokes.current.push({ char: event.key, at: event.timeStamp, kind: 'plain', isField: true, target: null })
      return
    }
    event.preventDefault()
    const isScan = burstBefore(strokes.current, event.timeStamp) !== null
    strokes.current = []
    if (isScan) return
    if (isSearching) setWanted(typed)
    else go()
  }
}
