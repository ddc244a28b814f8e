import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { memberSession } from '#web/client/session.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { dropDraft, dropDrafts, keepDraft, readDraft } from './draft-store.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import styles from '#web/kit/list/HiddenNote.module.css'
import { text } from './draft.text.ts'

/** How long after the last key it is stored. */
const quietMs = 300

interface Kept<Values> {
  /** Identifies the form, and the version of what it edits. */
  readonly name: string
  /** The current input; null if a reload would lose nothing. */
  readonly typed: Values | null
  readonly restore: (values: Partial<Values>) => void
  readonly reset: () => void
}

/**
 * Stores input until it is sent. Leaving a form on purpose has been confirmed (`useUnsaved`), so its draft is not
 * restored. Returns a note for a restored draft, with a button to discard it.
 */
export function useKept<Values extends object>({ name, typed, restore, reset }: Kept<Values>): ReactNode {
  const t = useText(text)
  const [owner] = useState(() => (memberSession.token() === null ? visitor : (memberSession.userId() ?? visitor)))
  const [kept] = useState(() => (isOf(owner) ? readDraft<Values>(storeOf(owner), owner, name) : null))
  const [isTold, setTold] = useState(kept !== null)
  const isRead = useRef(false)
  const read = useEffectEvent(() => {
    if (owner !== visitor && isOf(owner)) dropDrafts(localStorage, owner)
    if (kept !== null) restore(kept.values)
  })
  const save = useEffectEvent(() => {
    if (!isOf(owner)) return
    if (typed === null) dropDraft(storeOf(owner), owner, name)
    else keepDraft(storeOf(owner), owner, name, typed)
  })
  useEffect(() => {
    read()
    isRead.current = true
    const now = () => save()
    window.addEventListener('pagehide', now)
    return () => {
      window.removeEventListener('pagehide', now)
      dropDraft(storeOf(owner), owner, name)
    }
  }, [owner, name])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the input restarts the delay
  useEffect(() => {
    if (!isRead.current) return
    const timer = setTimeout(() => save(), quietMs)
    return () => clearTimeout(timer)
  }, [typed])
  if (kept === null || !isTold || typed === null) return null
  const discard = () => {
    reset()
    setTold(false)
  }
  return (
    <div role="status" className={styles.place}>
      <span className="muted">{t.fill('draftRestored', { when: formatWhen(kept.at, t.language) })}</span>
      <Button variant="default" size="compact-md" onClick={discard}>
        {t.draftDiscard}
      </Button>
    </div>
  )
}

/** What was typed waits for the form of this name to open, which restores it: for one that begins again on newer data. */
export const carryDraft = (name: string, typed: object): void => keepDraft(storeOf(visitor), visitor, name, typed)

/** A visitor, for example while registering, or staff. The device may be shared, so the draft stays in this tab. */
const visitor = 'visitor'
const storeOf = (owner: string) => (owner === visitor ? sessionStorage : localStorage)

/** The session may have ended, or started, since the form was opened: then nothing is stored or shown. */
const isOf = (owner: string) =>
  owner === visitor
    ? memberSession.token() === null
    : memberSession.token() !== null && memberSession.userId() === owner

/** The part of Mantine's `useForm` that is needed here. */
interface Form<Values> {
  readonly values: Values
  readonly isDirty: (field: string) => boolean
  readonly setValues: (values: Values) => void
  readonly getValues: () => Values
  readonly reset: () => void
}

/** The image code that is shown is not input: it comes by itself, and is still shown after a draft was discarded. */
const shownCode = 'captchaId'

/** The same for one of our forms: `const draft = useDraft('letter', form)`, and `{draft}` at the top of it. */
export const useDraft = <Values extends object>(name: string, form: Form<Values>): ReactNode =>
  useKept<Values>({
    name,
    typed: Object.keys(form.values).some((field) => field !== shownCode && form.isDirty(field)) ? form.values : null,
    restore: (values) => form.setValues({ ...form.getValues(), ...values }),
    reset: () => {
      const code = Object.entries(form.getValues()).filter(([field]) => field === shownCode)
      form.reset()
      form.setValues({ ...form.getValues(), ...Object.fromEntries(code) })
    },
  })
