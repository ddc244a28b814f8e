import { isMemberNumber, tidyMemberNumber } from '#domain/member-number.ts'

/**
 * The member number in a field that takes whatever number is at hand; null if it is another number. Those of couriers
 * may begin with JY too, and only the check digit tells.
 */
export function typedMemberNumber(typed: string): string | null {
  const number = tidyMemberNumber(typed)
  return isMemberNumber(number) ? number : null
}
