import { members } from '#contract/members.ts'
import { message } from '#contract/messages.ts'
import type { Output } from '#contract/operation.ts'
import { profiles } from '#contract/profile.ts'
import { useWrite } from '#web/queries.ts'
import { useLanguage } from '#web/text/language.ts'
import { showSuccess } from '#web/ui/toast.ts'

export type Profile = Output<typeof profiles.getProfile>

/** What shows a member's name or details. */
export const profileReads = [profiles.getProfile, members.home] as const

/** C-12: each card changes its own fields and leaves the others as they are. */
export function useProfileWrite() {
  const language = useLanguage()
  return useWrite(profiles.updateProfile, {
    refreshes: profileReads,
    onDone: () => showSuccess(message('M-18', language)),
  })
}
