import { useEffect, useEffectEvent } from 'react'

/*
 * The open forms, each with a function that says whether unsaved input would be lost. Links and "back"
 * (`HeldRouter.tsx`), signing out and closing the window all ask here.
 */

const forms = new Set<() => boolean>()
let ask: (() => Promise<boolean>) | null = null
/** The user chose to leave, and the next page is not shown yet. */
let isGivenUp = false

/** Warns before input is lost: `useUnsaved(() => form.isDirty())`. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const ask = useEffectEvent(isUnsaved)
  useEffect(() => holdUnsaved(() => ask()), [])
}

/**
 * Registers a form until the returned function is called; meanwhile, closing the window or leaving the site asks first.
 */
export function holdUnsaved(isUnsaved: () => boolean): () => void {
  // A permanent listener would keep the page out of the back/forward cache in some browsers.
  if (forms.size === 0) window.addEventListener('beforeunload', warn)
  forms.add(isUnsaved)
  return () => {
    forms.delete(isUnsaved)
    if (forms.size === 0) window.removeEventListener('beforeunload', warn)
  }
}

/** Registers the function that asks (`LeaveQuestion.tsx`), until the returned function is called. */
export function askWith(question: () => Promise<boolean>): () => void {
  ask = question
  return () => {
    ask = null
  }
}

/** True if nothing would be lost; otherwise the user's answer. */
export const mayLose = (): true | Promise<boolean> => (ask !== null && hasUnsaved() ? ask() : true)

/** The same for navigation within the site. */
export function mayLeave(from: PageAddress, to: PageAddress): true | Promise<boolean> {
  const answer = !leadsAway(from, to) || mayLose()
  return answer === true ? true : answer.then(givenUp)
}

/** The old page is still shown while the next one loads; until `arrived` it no longer asks. */
function givenUp(yes: boolean): boolean {
  isGivenUp = yes
  return yes
}

/** A page is shown. A user who went back before the next one appeared has the form again, and is asked again. */
export function arrived(): void {
  isGivenUp = false
}

export const hasUnsaved = (): boolean => !isGivenUp && [...forms].some((isUnsaved) => isUnsaved())

/** The user gave up the unsaved input: nothing asks again. */
export function letGo(): void {
  forms.clear()
  window.removeEventListener('beforeunload', warn)
}

export interface PageAddress {
  readonly pathname: string
  readonly search: string
}

/** Another page, or the same page about something else (`?id=`); filters and page numbers keep a form open. */
export const leadsAway = (from: PageAddress, to: PageAddress): boolean =>
  from.pathname !== to.pathname || idIn(from.search) !== idIn(to.search)

const idIn = (search: string): string | null => new URLSearchParams(search).get('id')

function warn(event: BeforeUnloadEvent) {
  if (hasUnsaved()) event.preventDefault()
}
