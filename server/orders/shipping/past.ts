import { refuseFields } from '#server/http/refuse.ts'

/** What somebody reports must have happened; up to a minute ahead is tolerated as a clock difference. */
export function requirePast(at: string | null): void {
  if (at !== null && Date.parse(at) > Date.now() + 60_000) refuseFields({ at: 'field_future' })
}

/**
 * Nothing is shipped before it was packed, or received before it was shipped. Staff give whole minutes, so seconds are
 * ignored.
 */
export function requireNotBefore(
  at: string | null,
  earlier: string | null,
  word: 'field_before_packing' | 'field_before_leaving',
): void {
  const minuteOf = (time: string) => Math.floor(Date.parse(time) / 60_000)
  if (at !== null && earlier !== null && minuteOf(at) < minuteOf(earlier)) refuseFields({ at: word })
}
