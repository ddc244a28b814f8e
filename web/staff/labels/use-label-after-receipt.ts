import { staffLabels } from '#contract/labels.ts'
import { staffPrinting } from '#contract/printing.ts'
import type { staffParcels } from '#contract/receiving.ts'
import type { Input, Operation, Output } from '#contract/wire/operation.ts'
import { parcelCan } from '#domain/parcel.ts'
import { call, type Failure, Refusal } from '#web/client/api.ts'
import { keyFor } from '#web/client/unanswered.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useDesk } from '#web/staff/staff-context.ts'
import { useRef, useState } from 'react'
import { type Print, printLabel } from './print-label.ts'
import { text } from './text.ts'
import { targetOf } from './use-printer.ts'

type Received = Output<typeof staffParcels.receive>

interface Wanted {
  readonly number: string
  readonly print: Print
  /** The same for another try of a print without an answer, so that it is printed once. */
  readonly key: string
}

export interface Trouble extends Wanted {
  readonly error: Refusal | Failure
}

/** Older ones are in the list of prints of their parcels. */
const shownMost = 20

/**
 * The label after each receipt, where the station is set so. Printed one after the other, and beside the work: neither the
 * answer to a receipt nor the next scan waits for a printer.
 */
export function useLabelAfterReceipt() {
  const t = useText(text)
  const { at } = useDesk()
  const [troubles, setTroubles] = useState<readonly Trouble[]>([])
  const queue = useRef(Promise.resolve())
  const forget = (id: string) => setTroubles((shown) => shown.filter(({ print }) => print.id !== id))
  const add = (wanted: Wanted) => {
    forget(wanted.print.id)
    queue.current = queue.current
      .then(() => printLabel(wanted.print, callsWith(wanted.key)))
      .then(
        () => {},
        (error: Refusal | Failure) => setTroubles((shown) => [...shown, { ...wanted, error }].slice(-shownMost)),
      )
  }
  const received = ({ result, parcel, unclaimed }: Received, number: string) => {
    const labelled = parcel ?? unclaimed
    if (!at?.printAfterReceipt || result === 'duplicate' || !labelled || (parcel && !parcelCan.label(parcel))) return
    const to = targetOf(at)
    const format = typeof to === 'object' ? 'zpl' : 'pdf'
    const of = parcel ? 'parcel' : 'unclaimed'
    const print = { id: labelled.id, of, size: at.printerPaper, format, copies: 1, to } as const
    add({ number, print, key: newKey() })
  }
  /** After an answer it is another print, with a reason, because part of the first may be on paper. */
  const again = ({ number, print, key, error }: Trouble, to: Print['to']) => {
    const isOther = error instanceof Refusal || to !== print.to
    const format = to === 'file' ? 'pdf' : print.format
    add({
      number,
      print: { ...print, to, format, ...(isOther ? { reason: t.whyAgain } : {}) },
      key: isOther ? newKey() : key,
    })
  }
  return { received, troubles, again, forget }
}

const newKey = () => keyFor(staffPrinting.send, { id: '' }, null)

function callsWith(key: string) {
  const calling =
    <Op extends Operation>(operation: Op) =>
    (input: Input<Op>) =>
      call(operation, input, { key, isQuiet: true })
  return { note: calling(staffLabels.print), send: calling(staffPrinting.send) }
}
