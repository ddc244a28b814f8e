import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** The part of Mantine's `useForm` that is needed here. */
interface Form<Values> {
  readonly isDirty: () => boolean
  readonly getValues: () => Values
  readonly setInitialValues: (values: Values) => void
  readonly setValues: (values: Values) => void
  readonly resetDirty: (values: Values) => void
}

/**
 * Whether what a form changes was saved by somebody else since it was opened. As long as nothing was typed, the form
 * shows what is stored now instead. What was typed and is stored now was saved by this form, even if its answer was lost.
 * `version` and `stored`: as they were read last.
 */
export function useMeanwhile<Values>(version: number | string, stored: Values, form: Form<Values>): boolean {
  const [shown, setShown] = useState(version)
  const isTyped = form.isDirty()
  if (version !== shown && !isTyped) setShown(version)
  const show = useEffectEvent(() => {
    form.setInitialValues(stored)
    form.setValues(stored)
    form.resetDirty(stored)
  })
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    show()
  }, [shown])
  return version !== shown && isTyped && !isSame(stored, form.getValues())
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A row as the list has it now; the row itself if the list no longer shows it. */
export const rowNow = <Row>(row: Row, list: readonly Row[] | undefined, isSame: (one: Row, other: Row) => boolean) =>
  list?.find((each) => isSame(each, row)) ?? row
