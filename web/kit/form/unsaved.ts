import { useEffect, useEffectEvent } from 'react'

/*
 * The forms that are open, each with its word on whether something typed in it would be lost. Links and "back"
 * (`HeldRouter.tsx`), signing out and closing the window all ask here.
 */

const forms = new Set<() => boolean>()
let ask: (() => Promise<boolean>) | null = null
/** Somebody chose to leave, and the next page is not there yet. */
let isGivenUp = false

/** Warns before what is typed is lost: `useUnsaved(() => form.isDirty())`. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const ask = useEffectEvent(isUnsaved)
  useEffect(() => holdUnsaved(() => ask()), [])
}

/** Lists a form until the returned function is called; closing the window or leaving the site is asked meanwhile. */
export function holdUnsaved(isUnsaved: () => boolean): () => void {
  // A page that always listens is never kept for "back" by some browsers.
  if (forms.size === 0) window.addEventListener('beforeunload', warn)
  forms.add(isUnsaved)
  return () => {
    forms.delete(isUnsaved)
    if (forms.size === 0) window.removeEventListener('beforeunload', warn)
  }
}

/** Names who puts the question (`LeaveQuestion.tsx`), until the returned function is called. */
export function askWith(question: () => Promise<boolean>): () => void {
  ask = question
  return () => {
    ask = null
  }
}

/** True when nothing would be lost; else as the person answers. */
export const mayLose = (): true | Promise<boolean> => (ask !== null && hasUnsaved() ? ask() : true)

/** The same for a step from one place of the site to another. */
export function mayLeave(from: Place, to: Place): true | Promise<boolean> {
  const answer = !leadsAway(from, to) || mayLose()
  return answer === true ? true : answer.then(givenUp)
}

/** The page left behind stands a moment longer while the next one loads; until `arrived` it asks nothing any more. */
function givenUp(yes: boolean): boolean {
  isGivenUp = yes
  return yes
}

/** A page stands. Whoever turned back before the next one came has their form again, and is asked again. */
export function arrived(): void {
  isGivenUp = false
}

export const hasUnsaved = (): boolean => !isGivenUp && [...forms].some((isUnsaved) => isUnsaved())

/** The person gave up what is typed: nothing asks again. */
export function letGo(): void {
  forms.clear()
  window.removeEventListener('beforeunload', warn)
}

interface Place {
  readonly pathname: string
  readonly search: string
}

/** Another page, or the same page about another thing (`?id=`); filters and page numbers leave a form where it is. */
export const leadsAway = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname || idIn(from.search) !== idIn(to.search)

const idIn = (search: string): string | null => new URLSearchParams(search).get('id')

function warn(event: BeforeUnloadEvent) {
  if (hasUnsaved()) event.preventDefault()
}
