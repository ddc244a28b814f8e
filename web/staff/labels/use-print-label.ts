import * as refusalCode from '#contract/refusals/codes.ts'
import { staffUnclaimedParcels } from '#contract/claims.ts'
import { staffLabels } from '#contract/labels.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import type { Input } from '#contract/wire/operation.ts'
import { download, type Failure, Refusal } from '#web/client/api.ts'
import { useWrite } from '#web/client/queries.ts'
import { saveFile } from '#web/kit/look/save-file.ts'
import { useMutation } from '@tanstack/react-query'
import { printPdf } from './print-frame.ts'

export type Print = Input<typeof staffLabels.print>

interface Given {
  readonly count: number
  /** The name of the file that was downloaded; null: it was sent to print. */
  readonly file: string | null
}

interface PrintEvents {
  readonly onDone: (given: Given) => void
  /** It was printed before, here or elsewhere: nothing was printed now. */
  readonly onAgain: () => void
}

/** B-IN-45 or B-IN-46, then B-IN-47: a print is noted once the label is there, and printed once it is noted. */
export function usePrintLabel({ onDone, onAgain }: PrintEvents) {
  const note = useWrite(staffLabels.print, { refreshes: [staffParcelFiles.get, staffUnclaimedParcels.search] })
  return useMutation<Given, Refusal | Failure, Print>({
    mutationFn: async ({ reason, ...print }) => {
      const { id, of, size, copies, format } = print
      const { bytes, name } = await download(staffLabels[format], { id, of, size, copies })
      const { printCount: count } = await note.mutateAsync({ ...print, ...(reason ? { reason } : {}) })
      if (format === 'pdf' && (await printPdf(bytes))) return { count, file: null }
      saveFile(bytes, name)
      return { count, file: name }
    },
    onSuccess: onDone,
    onError: (error) => {
      if (error instanceof Refusal && error.code === refusalCode.label_printed) onAgain()
    },
  })
}
