import { believedScanAge } from '#domain/scan-time.ts'
import type { Tx } from '#server/database/db.ts'
import { dayThatCounts } from '#server/day-end/day-end.ts'
import type { Scan } from './receive.sql.ts'
import { momentOfScan } from './scan-time.sql.ts'

/**
 * When a receipt that had to wait for a network was scanned, and which day counts it (decision record 103). Nothing for
 * one that was sent at once.
 */
export async function scanTime(
  tx: Tx,
  scan: Scan,
  ageMs: number | undefined,
  parcelId: string | null,
): Promise<Pick<Scan, 'receivedAt' | 'storedAt' | 'countedOn'>> {
  const age = believedScanAge(ageMs ?? 0)
  if (age === 0) return {}
  const { receivedAt, storedAt, day, isEarlier, hasWaited } = await momentOfScan(tx, scan, age, parcelId)
  if (!isEarlier) return {}
  const countedOn = await dayThatCounts(tx, { warehouseId: scan.warehouse.id, day })
  return { receivedAt, storedAt: hasWaited || countedOn !== null ? storedAt : null, countedOn }
}
