import { memberKeys } from '#web/client/session-keys.ts'
import { keptHere } from './device-storage.ts'

/** Lets the header show a link home to people who are signed in; a prerendered page cannot know. */
export function markSignedIn(): void {
  document.documentElement.toggleAttribute('data-signed-in', keptHere(memberKeys.token) !== null)
}
