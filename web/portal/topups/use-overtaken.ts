import * as refusalCode from '#contract/refusals/codes.ts'
import { bankTransfers } from '#contract/topups.ts'
import { call, type Failure, Refusal } from '#web/client/api.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Transfer } from './transfer-form.ts'

/** Changed, approved or deleted by somebody else since the member saw it. */
const codes: readonly number[] = [refusalCode.version_conflict, refusalCode.transfer_state, refusalCode.not_found]

/**
 * If someone else was first: reads the current transfer and passes it on, null if it was deleted. If that fails, the
 * refusal's own text stays, and pressing again tries again.
 */
export function useOvertaken(seen: Transfer | null, goOn: (seen: Transfer, latest: Transfer | null) => void) {
  const client = useQueryClient()
  const [answered, setAnswered] = useState<Refusal | null>(null)
  const readLatest = async (transfer: Transfer, refusal: Refusal) => {
    const latest = await latestOf(transfer).catch(() => undefined)
    if (latest === undefined) return
    setAnswered(refusal)
    goOn(transfer, latest)
    void client.invalidateQueries({ queryKey: [bankTransfers.list.name] })
  }
  return {
    look: (refusal: Refusal | Failure) => {
      if (seen && refusal instanceof Refusal && codes.includes(refusal.code)) void readLatest(seen, refusal)
    },
    /** Whether this refusal was handled by continuing from the latest version. */
    isAbout: (error: Refusal | Failure | null) => error !== null && error === answered,
  }
}

/** The list finds a transfer by the second in which it was submitted, which never changes. */
async function latestOf({ id, submittedAt }: Transfer): Promise<Transfer | null> {
  const { list } = await call(bankTransfers.list, { from: submittedAt, to: submittedAt, page: 1, pageSize: 100 })
  return list.find((each) => each.id === id) ?? null
}
