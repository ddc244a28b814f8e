/**
 * Pressing a submit button leaves the focus in the current field: on blur the field would be validated at once, and the
 * error below it would move the button away from under the pointer. Submitting validates all fields anyway.
 */
export const pressToSend = (): void =>
  document.addEventListener('mousedown', (event) => {
    if (event.target instanceof Element && event.target.closest('button[type=submit]')) event.preventDefault()
  })
