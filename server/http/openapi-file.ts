import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { operations } from '#contract/index.ts'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { readConfig } from '#server/settings/config.ts'
import { siteNameIn } from '#server/settings/site-name.ts'
import { type DescribedCall, describeCall, wholeOf } from './openapi.ts'
import { isTaken } from './accept-encoding.ts'

/* The description of the API as it is sent: built and compressed on the first request, and again when
 * the service gets another name. */

interface PackedFile {
  readonly brotli: Buffer
  readonly gzip: Buffer
  readonly etag: string
}

export function serveOpenApi(app: FastifyInstance, context: Context): void {
  let packed: Promise<PackedFile> | undefined
  let packedFor = ''
  app.get('/api/openapi.json', async (request, reply) => {
    const title = siteNameIn(await readConfig(context), 'en')
    if (title !== packedFor) packed = undefined
    packedFor = title
    const file = await (packed ??= pack(title).catch((fault: unknown) => {
      packed = undefined
      throw fault
    }))
    reply.header('etag', file.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === file.etag) return reply.status(304).send()
    const accepted = request.headers['accept-encoding']
    const encoding = isTaken('br', accepted) ? 'br' : isTaken('gzip', accepted) ? 'gzip' : null
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .type('application/json; charset=utf-8')
      .send(encoding === 'br' ? file.brotli : encoding === 'gzip' ? file.gzip : await unpack(file.brotli))
  })
}

/** One call at a time, so that other requests are answered in between. */
async function pack(title: string): Promise<PackedFile> {
  const calls: DescribedCall[] = []
  for (const operation of operations) {
    calls.push(describeCall(operation))
    await nextTurn()
  }
  const plain = Buffer.from(JSON.stringify(wholeOf(calls, title)))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { brotli: await toBrotli(plain, { params }), gzip: await toGzip(plain), etag }
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const unpack = promisify(brotliDecompress)
