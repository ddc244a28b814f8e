import { memberKeys } from '#web/client/session-keys.ts'
import { keptHere } from './device-storage.ts'

/** Lets the header show the way home to who is signed in; a page that was made ahead cannot know. */
export function markSignedIn(): void {
  document.documentElement.toggleAttribute('data-signed-in', keptHere(memberKeys.token) !== null)
}
