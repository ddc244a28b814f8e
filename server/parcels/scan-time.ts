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
  ageSeconds: number | undefined,
  parcelId: string | null,
): Promise<Pick<Scan, 'receivedAt' | 'storedAt' | 'countedOn'>> {
  const age = believedScanAge(ageSeconds ?? 0)
  if (age === 0) return {}
  const { receivedAt, storedAt, day, isEarlier } = await momentOfScan(tx, scan, age, parcelId)
  if (!isEarlier) return {}
  return { receivedAt, storedAt, countedOn: await dayThatCounts(tx, { warehouseId: scan.warehouse.id, day }) }
}
