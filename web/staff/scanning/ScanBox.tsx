import desk from '#web/staff/desk.module.css'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useBadgeFirst } from '#web/staff/workplace/use-badge-first.ts'
import { scanFieldMark } from './keys.ts'

interface ScanBoxProps {
  readonly label: string
  readonly placeholder: string
  /** A code that was typed; scans are heard wherever the focus is (`useScanner`). */
  readonly onScan: (typed: string) => void
}

/** The field of a desk where one code follows another: it has the focus, and is empty again after each. */
export function ScanBox({ label, placeholder, onScan }: ScanBoxProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const leftByKey = useRef(false)
  const take = useBadgeFirst(onScan)
  useEffect(() => field.current?.focus(), [label])
  const typed = (event: KeyboardEvent<HTMLInputElement>) => {
    leftByKey.current = event.key === 'Tab'
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const code = event.currentTarget.value.trim()
    event.currentTarget.value = ''
    if (code !== '') take(code)
  }
  const left = (event: FocusEvent<HTMLInputElement>) => {
    if (!leftByKey.current && event.relatedTarget === null) comeBack(event.currentTarget)
    leftByKey.current = false
  }
  return (
    <div>
      <label htmlFor={id} className={desk.scanLabel}>
        {label}
      </label>
      <input
        id={id}
        ref={field}
        className={desk.scan}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        {...scanFieldMark}
        onKeyDown={typed}
        onBlur={left}
      />
    </div>
  )
}

/** A click on empty space does not take the focus away; Tab, or moving to another field or link, does. */
const comeBack = (field: HTMLInputElement) =>
  requestAnimationFrame(() => field.isConnected && document.hasFocus() && field.focus())
