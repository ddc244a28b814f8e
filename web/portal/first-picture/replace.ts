import { flushSync } from 'react-dom'
import { busyMark, pictureId, sentMark } from './place.ts'

/*
 * The program takes the place of the first picture in one step, so that nothing flickers, and what was typed meanwhile
 * is kept.
 */

type Field = HTMLInputElement

export const isPictureShown = (): boolean => document.getElementById(pictureId) !== null

/** Resolves once replacing the picture interrupts nobody: a Chinese word may be half typed, a button half pressed. */
export async function whenReplaceable(): Promise<void> {
  while (document.getElementById(pictureId)?.hasAttribute(busyMark)) await nextFrame()
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

export function replacePicture(root: HTMLElement, render: () => void): void {
  const picture = document.getElementById(pictureId)
  if (!picture) return render()
  const typed = fieldsIn(picture).map(stateOf)
  const wasSent = picture.hasAttribute(sentMark)
  picture.remove()
  flushSync(render)
  const fields = fieldsIn(root)
  for (const [at, state] of typed.entries()) {
    const field = fields[at]
    if (field && field.type === state.type) give(field, state)
  }
  if (wasSent) root.querySelector('form')?.requestSubmit()
}

const fieldsIn = (place: HTMLElement): readonly Field[] => [...place.querySelectorAll('main input')].filter(isField)
const isField = (element: Element): element is Field => element instanceof HTMLInputElement

interface FieldState {
  readonly type: string
  readonly value: string
  readonly hasFocus: boolean
  readonly selection: readonly [number | null, number | null]
}

const stateOf = (field: Field): FieldState => ({
  type: field.type,
  value: field.value,
  hasFocus: field === document.activeElement,
  selection: [field.selectionStart, field.selectionEnd],
})

/** React hears of a value only if it was set as typing does. */
function give(field: Field, { value, hasFocus, selection }: FieldState): void {
  if (value !== '' && value !== field.value) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (!hasFocus) return
  field.focus({ preventScroll: true })
  field.setSelectionRange(...selection)
}
