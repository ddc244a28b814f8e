import { members } from '#contract/members.ts'
import { message } from '#contract/messages.ts'
import type { Output } from '#contract/wire/operation.ts'
import { profiles } from '#contract/profile.ts'
import { useWrite } from '#web/client/queries.ts'
import { useLanguage } from '#web/kit/text/language.ts'
import { showSuccess } from '#web/kit/message/toast.ts'

export type Profile = Output<typeof profiles.getProfile>

/** What shows a member's name or details. */
export const profileReads = [profiles.getProfile, members.home] as const

/** C-12: each card changes its own fields, leaves the others as they are, and starts again from what was saved. */
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

/** In its place, so that the button that was pressed keeps the focus: nothing in the form is unsaved any more. */
export function startAgain<Values>(form: Form<Values>, values: Values): void {
  form.setInitialValues(values)
  form.reset()
}
