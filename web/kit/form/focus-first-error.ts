/** Returns whether there was an error. Opens a collapsed section first: nothing in it could be focused or seen. */
export function focusFirstError(form: HTMLFormElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const folded = wrong?.closest('details')
  if (folded) folded.open = true
  wrong?.focus()
  return Boolean(wrong)
}
