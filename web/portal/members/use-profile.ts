import { signedIn } from '#contract/signed-in.ts'
import { message } from '#contract/messages.ts'
import type { Output } from '#contract/wire/operation.ts'
import { profiles } from '#contract/profile.ts'
import { useWrite } from '#web/client/queries.ts'
import { useLanguage } from '#web/kit/text/language.ts'
import { showSuccess } from '#web/kit/message/toast.ts'

export type Profile = Output<typeof profiles.getProfile>

/** Calls that return a member's name or details. */
export const profileReads = [profiles.getProfile, signedIn.home] as const

/** C-12: each card changes only its own fields, and is reset to the saved values afterwards. */
export function useProfileWrite(onSaved: (saved: Profile) => void) {
  const language = useLanguage()
  return useWrite(profiles.updateProfile, {
    refreshes: profileReads,
    onDone: (saved) => {
      showSuccess(message('M-18', language))
      onSaved(saved)
    },
  })
}

interface Form<Values> {
  readonly setInitialValues: (values: Values) => void
  readonly reset: () => void
}

/** Resets the form without remounting it, so that the button keeps the focus and nothing counts as unsaved. */
export function startAgain<Values>(form: Form<Values>, values: Values): void {
  form.setInitialValues(values)
  form.reset()
}
