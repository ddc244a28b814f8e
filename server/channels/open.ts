import type { Db } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { findDestination } from './sql.ts'

/** Why nobody may apply for a destination at present; null when it is open (decision record 42). */
export async function announced(db: Db, destinationCode: string): Promise<'destination_announced' | null> {
  const destination = await findDestination(db, destinationCode)
  return destination && !destination.open ? 'destination_announced' : null
}

/** Refuses with 4017 a destination that is only announced. Orders placed before it was closed continue. */
export async function requireOpen(db: Db, destinationCode: string): Promise<void> {
  const reason = await announced(db, destinationCode)
  if (reason) refuse(reason)
}
