import desk from '#web/staff/desk.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { type FocusEvent, type KeyboardEvent, type Ref, useId, useRef } from 'react'
import { scanFieldMark } from '#web/staff/scanning/keys.ts'
import { text } from './receiving.text.ts'

interface ScanFieldProps {
  readonly ref: Ref<HTMLInputElement>
  /** The parcel at hand: its number stays readable in the field until it is received or dropped. */
  readonly current: string | null
  /** Answers whether it was something that a station takes. */
  readonly onScan: (typed: string) => boolean
}

/** Where a person types a number that cannot be scanned; a scanner is heard wherever the focus is (`useScanner`). */
export function ScanField({ ref, current, onScan }: ScanFieldProps) {
  const t = useText(text)
  const id = useId()
  const leftByKey = useRef(false)
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
    if (typed !== '' && onScan(typed)) field.value = current ?? ''
    field.select()
  }
  return (
    <div>
      <label htmlFor={id} className={desk.scanLabel}>
        {t.scan}
      </label>
      <input
        // A new parcel, and an empty desk, each begin with a fresh field.
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

/** A click beside everything does not take the scanner's place away; Tab, and going to another field or link, does. */
function comeBack({ currentTarget: field, relatedTarget }: FocusEvent<HTMLInputElement>) {
  if (relatedTarget === null) requestAnimationFrame(() => field.isConnected && document.hasFocus() && field.focus())
}
