import { flushSync } from 'react-dom'
import { busyMark, pictureId, sentMark } from './place.ts'

/*
 * The program takes the place of the first picture in one step, so that nothing flickers, and what was typed
 * or chosen meanwhile is kept.
 */

/** On style sheets that the picture does without (`portal-document.ts`). */
const notYet = 'media="not all"'

type Field = HTMLInputElement | HTMLSelectElement

export const isPictureShown = (): boolean => document.getElementById(pictureId) !== null

/** Resolves once replacing the picture interrupts nobody: a Chinese word may be half typed, a button half pressed. */
export async function whenReplaceable(): Promise<void> {
  await imageCodePainted()
  while (document.getElementById(pictureId)?.hasAttribute(busyMark)) await nextFrame()
}

/** An image code that has arrived can be read while the program draws the page, which takes a phone half a second. */
async function imageCodePainted(): Promise<void> {
  const image = document.querySelector<HTMLImageElement>(`#${pictureId} img[src^="data:"]`)
  if (!image || document.hidden) return
  await image.decode().catch(() => {})
  // The second frame begins once the first has been painted.
  await nextFrame()
  await nextFrame()
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** How long a style sheet is waited for. One that failed before the program was there says so no more. */
const sheetsWithinMs = 3000

/** Resolves once the style sheets of the document are there; one that does not arrive holds nothing back for long. */
export async function sheetsArrived(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>(`link[${notYet}]`)]
  const arrivals = sheets
    .filter(({ sheet }) => sheet === null)
    .map((link) =>
      Promise.race(['load', 'error'].map((type) => new Promise((done) => link.addEventListener(type, done)))),
    )
  await Promise.race([Promise.all(arrivals), new Promise((resolve) => setTimeout(resolve, sheetsWithinMs))])
}

export function replacePicture(root: HTMLElement, render: () => void): void {
  for (const each of document.querySelectorAll(`[${notYet}]`)) each.removeAttribute('media')
  const picture = document.getElementById(pictureId)
  if (!picture) return render()
  // Nothing can be typed into the picture of a page for members.
  const states = picture.inert ? [] : fieldsIn(picture).map(stateOf)
  const wasSent = picture.hasAttribute(sentMark)
  picture.remove()
  flushSync(render)
  const fields = fieldsIn(root)
  for (const [at, state] of states.entries()) {
    const field = fields[at]
    if (field && field.type === state.type) give(field, state)
  }
  if (wasSent) root.querySelector('form')?.requestSubmit()
}

const fieldsIn = (place: HTMLElement): readonly Field[] => [...place.querySelectorAll<Field>('main :is(input, select)')]

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
  selection: field instanceof HTMLInputElement ? [field.selectionStart, field.selectionEnd] : [null, null],
})

/** React hears of a value only if it was set as typing and choosing do. */
function give(field: Field, { value, hasFocus, selection }: FieldState): void {
  if (value !== '' && value !== field.value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
  if (!hasFocus) return
  field.focus({ preventScroll: true })
  // What the page filled in itself gives way to what is typed next, and does not stand behind it.
  if (value === '' && field.value !== '' && field instanceof HTMLInputElement) return field.select()
  // Fields for an e-mail address have no selection; their cursor is at the end.
  if (field instanceof HTMLInputElement && selection[0] !== null) field.setSelectionRange(...selection)
}
