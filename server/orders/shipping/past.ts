import { refuseFields } from '#server/http/refuse.ts'

/** What somebody reports has happened; a clock a minute ahead of ours is no future. */
export function requirePast(at: string | null): void {
  if (at !== null && Date.parse(at) > Date.now() + 60_000) refuseFields({ at: 'field_future' })
}

/** Nothing leaves before it was packed, or is signed for before it left. Staff give whole minutes, so seconds count for nothing. */
export function requireNotBefore(
  at: string | null,
  earlier: string | null,
  word: 'field_before_packing' | 'field_before_leaving',
): void {
  const minuteOf = (time: string) => Math.floor(Date.parse(time) / 60_000)
  if (at !== null && earlier !== null && minuteOf(at) < minuteOf(earlier)) refuseFields({ at: word })
}
