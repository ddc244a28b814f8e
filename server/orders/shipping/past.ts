import { refuseFields } from '#server/refuse.ts'

/** What somebody reports has happened; a clock a minute ahead of ours is no future. */
export function requirePast(at: string | null): void {
  if (at !== null && Date.parse(at) > Date.now() + 60_000) refuseFields({ at: 'field_future' })
}
