import { staffUnclaimedParcels } from '#contract/claims.ts'
import { staffLabels } from '#contract/labels.ts'
import { staffPrinting } from '#contract/printing.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { type Failure, Refusal } from '#web/client/api.ts'
import { useWrite } from '#web/client/queries.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Print, type Printed, printLabel } from './print-label.ts'

interface PrintEvents {
  readonly onDone: (printed: Printed) => void
  /** It was printed before, here or elsewhere, or may be on paper: another print needs a reason. */
  readonly onAgain: () => void
}

const mayBeOnPaper: readonly number[] = [
  refusalCode.label_printed,
  refusalCode.printer_timeout,
  refusalCode.printer_broken,
  refusalCode.print_sending,
]

export function usePrintLabel({ onDone, onAgain }: PrintEvents) {
  const client = useQueryClient()
  const note = useWrite(staffLabels.print)
  const send = useWrite(staffPrinting.send)
  // The second click of a double click, which comes before the button is shown as busy, prints nothing more.
  const underWay = useRef<Promise<Printed> | null>(null)
  return useMutation<Printed, Refusal | Failure, Print>({
    mutationFn: (print) => {
      underWay.current ??= printLabel(print, { note: note.mutateAsync, send: send.mutateAsync }).finally(() => {
        underWay.current = null
      })
      return underWay.current
    },
    onSuccess: onDone,
    onError: (error) => {
      if (error instanceof Refusal && mayBeOnPaper.includes(error.code)) onAgain()
    },
    // A print that failed is listed too.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [staffParcelFiles.get.name] })
      void client.invalidateQueries({ queryKey: [staffUnclaimedParcels.search.name] })
    },
  })
}
