/** Whether there was one. A part that is folded away opens: nothing in it could take the focus, or be seen. */
export function focusFirstError(form: HTMLFormElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const folded = wrong?.closest('details')
  if (folded) folded.open = true
  wrong?.focus()
  return Boolean(wrong)
}
