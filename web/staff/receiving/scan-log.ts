import type { Output } from '#contract/wire/operation.ts'
import type { staffParcels } from '#contract/receiving.ts'
import * as z from 'zod/mini'

export type Received = Output<typeof staffParcels.receive>

/** The result of a scan, as the keeper sees and hears it. `ignored`: the same number again within a minute. */
export const scanOutcomes = [
  'matched',
  'direct',
  'unclaimed',
  'wrong_warehouse',
  'duplicate',
  'ignored',
  'undone',
] as const
export type ScanOutcome = (typeof scanOutcomes)[number]

export const scanLine = z.object({
  trackingNumber: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  outcome: z.enum(scanOutcomes),
  memberName: z.nullable(z.string()),
  weightG: z.nullable(z.int()),
  /** Of the receipt, and of the parcel that it is about; absent: nothing was stored. */
  receiptId: z.optional(z.string()),
  parcelId: z.optional(z.string()),
})
export type ScanLine = z.output<typeof scanLine>
export const scanLines = z.array(scanLine)

const linesKept = 20

/** A double scan of the same parcel is not a second arrival. */
const repeatWithinMs = 60_000

export const withLine = (lines: readonly ScanLine[], line: ScanLine) => [line, ...lines].slice(0, linesKept)

export const wasJustReceived = (lines: readonly ScanLine[], trackingNumber: string, now: number) =>
  lines.some(
    (line) => line.trackingNumber === trackingNumber && isReceived(line.outcome) && now - line.at < repeatWithinMs,
  )

/** The receipt was undone: the same number may be scanned again at once. */
export const withUndone = (lines: readonly ScanLine[], receiptId: string): ScanLine[] =>
  lines.map((line) => (line.receiptId === receiptId ? { ...line, outcome: 'undone' } : line))

const notReceived: readonly ScanOutcome[] = ['duplicate', 'ignored', 'undone']
const isReceived = (outcome: ScanOutcome) => !notReceived.includes(outcome)

interface ReceiptResult extends Pick<Received, 'result'> {
  readonly parcel: { readonly abnormal: NonNullable<Received['parcel']>['abnormal'] } | null
}

/** A parcel at the wrong warehouse is matched and flagged; the desk says that first, then what staff saw. */
export function outcomeOf({ result, parcel }: ReceiptResult): ScanOutcome {
  const faults = parcel?.abnormal ? [parcel.abnormal.code, ...parcel.abnormal.also] : []
  return result !== 'duplicate' && faults.includes('WRONG_WAREHOUSE') ? 'wrong_warehouse' : result
}
