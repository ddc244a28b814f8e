import { staffLabels } from '#contract/labels.ts'
import type { staffPrinting } from '#contract/printing.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { download } from '#web/client/api.ts'
import { saveFile } from '#web/kit/look/save-file.ts'
import { printPdf } from './print-frame.ts'

/** Where a label goes: the browser's own printing, a file, or the network printer of a station. */
export type Target = 'browser' | 'file' | { readonly stationId: string }

export interface Print extends Input<typeof staffLabels.print> {
  readonly to: Target
}

export interface Printed {
  readonly count: number
  /** The name of the file that was saved; null: it went to a printer. */
  readonly file: string | null
  /** The station on whose network printer it is; null: another way. */
  readonly printer: string | null
}

type Note = typeof staffLabels.print
type Send = typeof staffPrinting.send

/** Who makes the calls decides which idempotency key they have. */
interface Calls {
  readonly note: (input: Input<Note>) => Promise<Output<Note>>
  readonly send: (input: Input<Send>) => Promise<Output<Send>>
}

/**
 * B-IN-65, or B-IN-45 or B-IN-46 and then B-IN-47: a print is noted once the label is there, and printed once it is noted.
 */
export async function printLabel({ reason, to, ...print }: Print, { note, send }: Calls): Promise<Printed> {
  const why = reason ? { reason } : {}
  const { id, of, size, copies, format } = print
  if (typeof to === 'object') {
    const { printCount: count, printer } = await send({ id, of, size, copies, ...to, ...why })
    return { count, file: null, printer }
  }
  const { bytes, name } = await download(staffLabels[format], { id, of, size, copies })
  const { printCount: count } = await note({ ...print, ...why })
  if (to === 'browser' && (await printPdf(bytes))) return { count, file: null, printer: null }
  saveFile(bytes, name)
  return { count, file: name, printer: null }
}
