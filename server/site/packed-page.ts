import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { isTaken } from '#server/http/accept-encoding.ts'

/** Stored as brotli only: nearly every client accepts it, and it takes a fifth of the memory. */
export interface PackedPage {
  readonly brotli: Buffer
  /** Changes with every character of the page. */
  readonly etag: string
}

export async function packed(html: string): Promise<PackedPage> {
  const plain = Buffer.from(html)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  return { brotli: await compress(plain, { params }), etag }
}

/** One step below the smallest: two per cent more bytes for half of the time. */
const quality = 10

export const unpacked = ({ brotli }: PackedPage): Promise<Buffer> => decompress(brotli)

/** Not at all where the reader has it already, and as it is stored where the reader can unpack it. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, page: PackedPage): Promise<void> {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-language, accept-encoding').header('etag', page.etag)
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) return void reply.status(304).send()
  const isPacked = isTaken('br', request.headers['accept-encoding'])
  if (isPacked) reply.header('content-encoding', 'br')
  void reply.type('text/html; charset=utf-8').send(isPacked ? page.brotli : await unpacked(page))
}

/** For this reader and this time alone: nobody may store it. */
export async function sendOnce(request: FastifyRequest, reply: FastifyReply, html: string): Promise<void> {
  reply.header('cache-control', 'no-store').header('vary', 'accept-language, accept-encoding')
  const isPacked = isTaken('br', request.headers['accept-encoding'])
  if (isPacked) reply.header('content-encoding', 'br')
  const params = { [constants.BROTLI_PARAM_QUALITY]: quickQuality }
  void reply.type('text/html; charset=utf-8').send(isPacked ? await compress(Buffer.from(html), { params }) : html)
}

/** Some per cent more bytes, in two milliseconds instead of sixty. */
const quickQuality = 5

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
