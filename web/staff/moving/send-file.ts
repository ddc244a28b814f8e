import { moving, pieceBytes } from '#contract/moving.ts'
import type { MovingKind } from '#domain/moving.ts'
import { call, Refusal } from '#web/client/api.ts'
import { forgetKey, keyFor } from '#web/client/unanswered.ts'

interface Sending {
  readonly runId: string
  readonly kind: MovingKind
  readonly file: File
  readonly onPart: (part: number) => void
}

/**
 * Sends a file piece by piece, so that neither side has the whole in memory. Sent again after a lost answer, it goes on
 * with the same upload, which keeps a piece that it already has once.
 */
export async function sendFile(sending: Sending): Promise<void> {
  const { runId, kind, file } = sending
  const announced = { runId, kind, name: file.name.slice(-200), size: file.size }
  const key = keyFor(moving.upload, announced, null)
  try {
    const { id } = await call(moving.upload, announced, { key })
    await sendPieces(id, sending)
  } catch (error) {
    if (error instanceof Refusal) forgetKey(moving.upload, key)
    throw error
  }
  forgetKey(moving.upload, key)
}

async function sendPieces(id: string, { file, onPart }: Sending): Promise<void> {
  for (let start = 0; start < file.size; start += pieceBytes) {
    onPart(start / file.size)
    const bytes = await asBase64(file.slice(start, start + pieceBytes))
    await call(moving.piece, { id, start, bytes })
  }
  onPart(1)
}

const asBase64 = (piece: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')))
    reader.readAsDataURL(piece)
  })
