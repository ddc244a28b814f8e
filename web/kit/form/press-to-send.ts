/**
 * A press on a sending button leaves the focus in the field that was typed in: were it left, the field would be checked at
 * once, and the error below it would push the button away from under the finger. Sending checks all fields anyway.
 */
export const pressToSend = (): void =>
  document.addEventListener('mousedown', (event) => {
    if (event.target instanceof Element && event.target.closest('button[type=submit]')) event.preventDefault()
  })
