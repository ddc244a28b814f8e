import type { KeyboardEvent } from 'react'

/**
 * Work with one hand on the keyboard: Enter goes to the next field of the form and sends it from the last one,
 * Ctrl+Enter sends it at once. Buttons, boxes and lists of lines keep their own Enter.
 */
export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  const form = event.currentTarget
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    form.requestSubmit()
    return
  }
  if (!isField(event.target)) return
  event.preventDefault()
  const fields = [...form.elements].filter(isField)
  const next = fields[fields.indexOf(event.target) + 1]
  if (!next) return form.requestSubmit()
  next.focus()
  if (next instanceof HTMLInputElement) next.select()
}

function isField(element: unknown): element is HTMLInputElement | HTMLSelectElement {
  if (element instanceof HTMLSelectElement) return !element.disabled
  return element instanceof HTMLInputElement && !element.disabled && !['file', 'checkbox', 'radio', 'hidden'].includes(element.type)
}
