import type { ComponentProps, KeyboardEvent } from 'react'

/**
 * A form for keyboard use: Enter moves to the next field and submits from the last one, Ctrl+Enter submits at once.
 * Buttons and boxes keep their own Enter; a rarely used choice is skipped (`data-passed-by`).
 */
export function KeyForm(props: Omit<ComponentProps<'form'>, 'onKeyDown' | 'noValidate'>) {
  // The form is not interactive itself: it listens to the keys of its fields.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
  return <form {...props} noValidate onKeyDown={moveOn} />
}

function moveOn(event: KeyboardEvent<HTMLFormElement>): void {
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
  if (element instanceof HTMLSelectElement) return !element.disabled && !element.hasAttribute('data-passed-by')
  return (
    element instanceof HTMLInputElement &&
    !element.disabled &&
    !['file', 'checkbox', 'radio', 'hidden'].includes(element.type)
  )
}
