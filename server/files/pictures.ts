import { createHash } from 'node:crypto'
import { refuse } from '#server/http/refuse.ts'
import { semaphore } from '#server/jobs/semaphore.ts'

/** The largest picture that a member may upload; a staff photo may be larger. */
export const pictureMaxBytes = 2_097_152
export const staffPhotoMaxBytes = 10 * 1024 * 1024

const maxPixels = 50_000_000
const maxSide = 2048

export interface Picture {
  readonly bytes: Buffer
  readonly type: 'image/jpeg' | 'image/png'
  readonly width: number
  readonly height: number
  readonly sha256: Buffer
}

// At most two decoders at a time: with a flood of large pictures, callers wait or are told to come back, instead of
// filling the memory.
const inTurn = semaphore(2, 20_000)

/**
 * Checks a picture by its first bytes, decodes it, turns it upright, drops all metadata, limits it to 2048 px and
 * re-encodes it, so that what is served was made here. Refuses with 3006 (too many bytes or pixels) or 3007 (not PNG or
 * JPEG).
 */
export async function remakePicture(original: Buffer, maxBytes: number): Promise<Picture> {
  if (original.length > maxBytes) refuseBytes(maxBytes)
  const format = formatOf(original)
  if (!format) refuse('image_type')
  return inTurn(async () => {
    const sharp = await decoder()
    if ((await pixelsOf(sharp, original)) > maxPixels) refuse('image_too_large', { text: 'field_image_pixels' })
    try {
      const decoded = sharp(original, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      const upright = decoded
        .rotate()
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      const encoder = format === 'png' ? upright.png({ compressionLevel: 8 }) : upright.jpeg({ quality: 82 })
      const { data, info } = await encoder.toBuffer({ resolveWithObject: true })
      const sha256 = createHash('sha256').update(data).digest()
      return { bytes: data, type: `image/${format}`, width: info.width, height: info.height, sha256 }
    } catch {
      // The decoder's message is about the file's internals; the caller is told what to send instead.
      return refuse('image_type')
    }
  })
}

/** The default sentence of this code names 2 MB. */
export function refuseBytes(maxBytes: number): never {
  refuse('image_too_large', maxBytes === staffPhotoMaxBytes ? { text: 'field_image_10_mb' } : null)
}

type Decoder = typeof import('sharp').default

let loaded: Promise<Decoder> | null = null

/** Loaded with the first picture: it takes a tenth of the memory that an idle server may hold (decision record 34). */
export const decoder = (): Promise<Decoder> => {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loaded
}

/** The size in the file's header; nothing is decoded. 0 if even the header is broken: the decoder will refuse it. */
async function pixelsOf(sharp: Decoder, original: Buffer): Promise<number> {
  const head = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  return head ? head.width * head.height : 0
}

const formatOf = (bytes: Buffer): 'png' | 'jpeg' | null => {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  return bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ? 'jpeg' : null
}
