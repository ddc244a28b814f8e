import type { Caller } from './caller.ts'
import * as z from 'zod/mini'

const uploaded = z.object({ data: z.object({ fileId: z.string() }) })

interface Picture {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Uploads a picture as the browser does, and returns its file id. */
export async function sendPicture(
  who: Pick<Caller, 'raw'>,
  { path }: { readonly path: string },
  purpose: string,
  { name, mimeType, buffer }: Picture,
): Promise<string> {
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
  const response = await who.raw(path, { method: 'POST', body: form })
  return uploaded.parse(await response.json()).data.fileId
}
