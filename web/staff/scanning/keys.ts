import { burstBefore, type Stroke } from './burst.ts'

/* Listens to the keys of the whole page before any field or button gets them. */

export interface ScanEvents {
  /** A complete code, in capitals, once its Enter has arrived. */
  readonly onScan: (code: string) => void
  /** Something that may be part of a scan: it must be scanned again. */
  readonly onUnsure: () => void
}

/** Marks the one field for typing codes: its value is a code even at typing speed. */
export const scanFieldMark = { 'data-scan-field': '' }

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface FieldState {
  readonly field: Field | null
  /** The value of the field before this key. */
  readonly value: string
}

/** More keys than any scan has; older ones do not matter. */
const remembered = 80
/** Some scanners end a line in two ways and send Enter twice. */
const secondEnterMs = 50
/** Tells the other listeners of the page that a scan was taken, so that its keys are not read again. */
const taken = 'scan-taken'

/** Listens until the returned function is called. Codes that are not taken are left to others. */
export function listenForScans(
  page: Window,
  { onScan, onUnsure }: ScanEvents,
  takes?: (code: string) => boolean,
): () => void {
  let strokes: Stroke<FieldState>[] = []
  let scannedAt = Number.NEGATIVE_INFINITY
  const forget = () => {
    strokes = []
  }
  const enter = (event: KeyboardEvent) => {
    // A scanner presses no Ctrl: Ctrl+Enter comes from a person, however soon after a scan.
    if (isWithModifier(event)) return forget()
    const burst = isComposing(event) ? null : burstBefore(strokes, event.timeStamp)
    if (takes && !(burst?.kind === 'scan' && takes(burst.code))) return forget()
    const isSecond = strokes.length === 0 && event.timeStamp - scannedAt <= secondEnterMs
    forget()
    if (isSecond || burst) stop(event)
    if (!burst) return
    page.dispatchEvent(new Event(taken))
    scannedAt = event.timeStamp
    if (burst.kind === 'unsure') return onUnsure()
    putBack(burst.strokes)
    onScan(burst.code)
  }
  const press = (event: KeyboardEvent) => {
    if (silent.has(event.key)) return
    if (event.key === 'Enter') return enter(event)
    const stroke = strokeOf(event)
    // A key such as Tab or Backspace comes from a person, so the run starts again.
    if (stroke) strokes = [...strokes.slice(-remembered), stroke]
    else forget()
  }
  page.addEventListener('keydown', press, { capture: true })
  page.addEventListener('pointerdown', forget, { capture: true })
  page.addEventListener(taken, forget)
  return () => {
    page.removeEventListener('keydown', press, { capture: true })
    page.removeEventListener('pointerdown', forget, { capture: true })
    page.removeEventListener(taken, forget)
  }
}

/** Modifier and similar keys that type nothing themselves. */
const silent = new Set(['Shift', 'CapsLock', 'NumLock', 'AltGraph', 'Control', 'Alt', 'Meta', 'Fn'])

const isWithModifier = ({ ctrlKey, altKey, metaKey }: KeyboardEvent) => ctrlKey || altKey || metaKey

/** Browsers report 229 for a key that an input method handles. */
const isComposing = ({ isComposing: composing, keyCode, key }: KeyboardEvent) =>
  composing || keyCode === 229 || key === 'Process'

function strokeOf(event: KeyboardEvent): Stroke<FieldState> | null {
  const composed = isComposing(event)
  if (!composed && event.key?.length !== 1) return null
  const field = fieldAt(event)
  return {
    char: composed ? '' : event.key,
    at: event.timeStamp,
    kind: composed ? 'composed' : event.repeat || isWithModifier(event) ? 'other' : 'plain',
    isField: field !== null && !field.hasAttribute('data-scan-field'),
    target: { field, value: field?.value ?? '' },
  }
}

const unwritten = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

function fieldAt({ target }: KeyboardEvent): Field | null {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return target
  return target instanceof HTMLInputElement && !unwritten.has(target.type) ? target : null
}

/** No one else gets this Enter: it submits no form and presses no button. */
function stop(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Restores the fields that the scan was typed into. */
function putBack(strokes: readonly Stroke<FieldState>[]): void {
  const before = new Map<Field, string>()
  for (const { target } of strokes)
    if (target.field && !before.has(target.field)) before.set(target.field, target.value)
  for (const [field, value] of before) if (field.isConnected && field.value !== value) write(field, value)
}

/** As if someone had typed it: React listens to the event and overrides the element's own `value`. */
function write(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
}
