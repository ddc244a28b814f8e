import { moving, pieceBytes } from '#contract/moving.ts'
import type { MovingKind } from '#domain/moving.ts'
import { call } from '#web/client/api.ts'

interface Sending {
  readonly runId: string
  readonly kind: MovingKind
  readonly file: File
  readonly onPart: (part: number) => void
}

/** Sends a file piece by piece, so that neither side has the whole in memory. */
export async function sendFile({ runId, kind, file, onPart }: Sending): Promise<void> {
  const { id } = await call(moving.upload, { runId, kind, name: file.name.slice(-200), size: file.size })
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
