import type { staffLabels } from '#contract/labels.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input } from '#contract/wire/operation.ts'
import { pieceOfCopy } from '#domain/label.ts'
import { parcelCan } from '#domain/parcel.ts'
import { textIn } from '#domain/text-in.ts'
import { isAuditor, type StaffSession, worksIn } from '#server/auth/session.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { fontsOf, inOnePiece, pdfFile } from '#server/papers/papers.ts'
import { barcodeOf, qrOf } from './codes.ts'
import { bitmapOf } from './draw-bitmap.ts'
import { pdfOfLabels } from './draw-pdf.ts'
import { type Layout, layoutOf } from './layout.ts'
import { findLabelled, type Labelled } from './sql.ts'
import { text } from './text.ts'
import { zplOf } from './zpl.ts'

type Asked = Input<typeof staffLabels.pdf>
type Call = ReadCall & AsStaff
type Seeing = Pick<Call, 'db' | 'staff' | 'language'>

/** B-IN-45 */
export async function pdf(call: Call, asked: Asked) {
  const { language, labelled, layouts } = await laidOut(call, asked)
  const title = textIn(text, language).fill('title', { number: labelled.trackingNumber })
  return pdfFile(await pdfOfLabels(layouts, title, language), nameOf(labelled, asked))
}

/** B-IN-46 */
export async function zpl(call: Call, asked: Asked) {
  const { labelled, bytes } = await drawnZpl(call, asked)
  return { name: `${nameOf(labelled, asked)}.zpl`, type: 'application/zpl', body: inOnePiece(bytes) }
}

/** What a label printer is sent: all copies. */
export async function drawnZpl(call: Seeing, asked: Asked): Promise<{ labelled: Labelled; bytes: Buffer }> {
  const { fonts, labelled, layouts } = await laidOut(call, asked)
  const drawn = new Map<Layout, string>()
  for (const layout of new Set(layouts)) drawn.set(layout, zplOf(await bitmapOf(layout, fonts)))
  return { labelled, bytes: Buffer.from(layouts.map((layout) => drawn.get(layout)).join('')) }
}

const nameOf = ({ trackingNumber }: Labelled, { size }: Asked) => `label-${trackingNumber}-${size}`

/** A layout for each copy; copies for the same piece share theirs. */
async function laidOut({ db, staff, language: own }: Seeing, { id, of, size, copies, language = own }: Asked) {
  const labelled = seen(staff, await findLabelled(db, of, id))
  const { trackingNumber } = labelled
  const fonts = await fontsOf(language)
  const codes = { barcode: await barcodeOf(trackingNumber), qr: await qrOf(trackingNumber) }
  const { weightG, receivedAt, pieces } = labelled
  assert(weightG !== null && receivedAt !== null, 'what lies here was weighed when it came')
  const warehouseName = pickText(labelled.warehouseName, language)
  const ofPiece = (piece: string) =>
    layoutOf(size, { ...labelled, weightG, receivedAt, warehouseName, piece }, codes, language, fonts)
  return { language, fonts, labelled, layouts: forCopies(copies, pieces, ofPiece) }
}

function forCopies(copies: number, pieces: number, ofPiece: (piece: string) => Layout): readonly [Layout, ...Layout[]] {
  const first = ofPiece(pieceOfCopy(0, pieces))
  const others = Array.from({ length: Math.min(copies, pieces) - 1 }, (_, at) => ofPiece(pieceOfCopy(at + 1, pieces)))
  const round = [first, ...others]
  return [first, ...Array.from({ length: copies - 1 }, (_, at) => round[(at + 1) % pieces] ?? first)]
}

/** Refuses what lies in somebody else's warehouse as something that does not exist, and what is not here. */
export function seen(staff: StaffSession, found: Labelled | undefined): Labelled {
  const labelled = orRefuse(found, 'not_found')
  if (!isAuditor(staff) && !worksIn(staff, labelled.warehouseId)) refuse('not_found')
  const { status } = labelled
  if (status === null || !parcelCan.label({ status })) refuse('staff_state')
  return labelled
}
