import type { Input, Operation, Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { withoutDays } from './without-days.ts'

interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/**
 * How many more rows a list would have without its date filter; 0 without a date filter, and until both counts are
 * known.
 */
export function useHiddenCount<Op extends Operation>(
  operation: Op & { readonly output: unknown },
  input: Input<Op> & Days,
  shown: (Output<Op> & { readonly total: number }) | undefined,
): number {
  const isNarrowed = input.from !== undefined || input.to !== undefined
  const whole = useRead(operation, withoutDays(input) as Input<Op>, { enabled: isNarrowed, keep: true })
  const { total = 0 } = (whole.data ?? {}) as { readonly total?: number }
  return isNarrowed && whole.data && shown ? Math.max(0, total - shown.total) : 0
}
