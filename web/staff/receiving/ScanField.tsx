import desk from '#web/staff/desk.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { type FocusEvent, type KeyboardEvent, type Ref, useId, useRef } from 'react'
import { scanFieldMark } from '#web/staff/scanning/keys.ts'
import { useBadgeFirst } from '#web/staff/workplace/use-badge-first.ts'
import { text } from './text.ts'

interface ScanFieldProps {
  readonly ref: Ref<HTMLInputElement>
  /** The current parcel: its number stays readable in the field until it is received or dropped. */
  readonly current: string | null
  /** Returns whether it was something that a station accepts. */
  readonly onScan: (typed: string) => boolean
}

/** For typing a number that cannot be scanned; scans are heard wherever the focus is (`useScanner`). */
export function ScanField({ ref, current, onScan }: ScanFieldProps) {
  const t = useText(text)
  const id = useId()
  const leftByKey = useRef(false)
  const take = useBadgeFirst(onScan)
  const backToScan = (event: FocusEvent<HTMLInputElement>) => {
    if (current === null && !leftByKey.current) comeBack(event)
    leftByKey.current = false
  }
  const scanned = (event: KeyboardEvent<HTMLInputElement>) => {
    leftByKey.current = event.key === 'Tab'
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const field = event.currentTarget
    const typed = field.value.trim()
    if (typed !== '' && take(typed)) field.value = current ?? ''
    field.select()
  }
  return (
    <div>
      <label htmlFor={id} className={desk.scanLabel}>
        {t.scan}
      </label>
      <input
        // Each new parcel, and an empty desk, starts with a fresh field.
        key={current ?? ''}
        id={id}
        ref={ref}
        className={desk.scan}
        defaultValue={current ?? ''}
        placeholder={t.scanPlaceholder}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        {...scanFieldMark}
        onKeyDown={scanned}
        onBlur={backToScan}
      />
    </div>
  )
}

/** A click on empty space does not take the focus away; Tab, or moving to another field or link, does. */
function comeBack({ currentTarget: field, relatedTarget }: FocusEvent<HTMLInputElement>) {
  if (relatedTarget === null) requestAnimationFrame(() => field.isConnected && document.hasFocus() && field.focus())
}
