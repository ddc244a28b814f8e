import { isBadge } from '#domain/station.ts'
import { showRefused } from '#web/kit/message/toast.ts'
import { useChangePerson } from './use-change-person.ts'

/** A badge changes the person at this station, and is never taken for a tracking number; every other code goes on. */
export function useBadgeFirst<Answer>(onCode: (code: string) => Answer): (code: string) => Answer | true {
  const { change } = useChangePerson(showRefused)
  return (code) => {
    const badge = code.trim().toUpperCase()
    if (!isBadge(badge)) return onCode(code)
    change({ badge })
    return true
  }
}
