import { setTimeout as delay } from 'node:timers/promises'
import { payments } from '#contract/payments.ts'
import type { PaymentMethod } from '#domain/payment.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { Context } from '#server/context.ts'
import { header } from '#server/http/request.ts'
import { apply, type Applied } from './apply.ts'
import { BadNotice, ProviderFault } from './provider.ts'
import { providerOf } from './providers.ts'

/* E-10, E-11: notices of the providers. They come without a session, repeatedly, in any order, and may be forged. */

/** A provider gives up after five seconds and repeats its notice; a slow database must not look like silence. */
const answerWithinMs = 4500

/** Larger ones are refused unread (413); a real one has two kilobytes. */
const largestBytes = 64 * 1024

/** Each answer by its HTTP status, which is all that counts; the words are those that the providers ask for. */
const answers = {
  alipay: (reply: FastifyReply, status: number) =>
    reply.type('text/plain; charset=utf-8').send(status === 200 ? 'success' : 'failure'),
  wechat: (reply: FastifyReply, status: number) =>
    status === 200 ? reply.status(204).send() : reply.send({ code: 'FAIL', message: 'failed' }),
} as const

/** Bodies are taken as bytes, whatever their type: the signature is over what was sent. */
export async function serveNotices(app: FastifyInstance, context: Context, registry: Registry): Promise<void> {
  const counted = new Counter({
    name: 'payment_notices_total',
    help: 'Notices of payment providers, by what became of them',
    labelNames: ['method', 'outcome'],
    registers: [registry],
  })
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const bound = { alipay: payments.alipayNotice, wechat: payments.wechatNotice } as const
    for (const method of ['alipay', 'wechat'] as const)
      scope.post(bound[method].path, { bodyLimit: largestBytes }, async (request, reply) => {
        const { status, outcome } = await within(request, judge(context, method, request))
        counted.inc({ method, outcome })
        return answers[method](reply.status(status), status)
      })
  })
}

interface Judged {
  readonly status: 200 | 401 | 500
  readonly outcome: string
}

/** 401: not signed by the provider, so nothing was looked up. 500: signed, but not what was asked for. */
async function judge(context: Context, method: PaymentMethod, request: FastifyRequest): Promise<Judged> {
  try {
    const provider = providerOf(context, method)
    if (!provider) return { status: 401, outcome: 'not available' }
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const notice = provider.readNotice({ body, header: (name) => header(request, name), nowMs: Date.now() })
    if (!notice) return { status: 200, outcome: 'other event' }
    const { paymentNumber, found } = notice
    const applied = await context.database.transaction((tx) =>
      apply(tx, { paymentNumber, method, found, source: 'notice' }),
    )
    if (applied === 'mismatch') request.log.warn({ method, paymentNumber }, 'a payment notice does not match')
    return { status: statusOf(applied), outcome: applied }
  } catch (error) {
    if (error instanceof BadNotice) {
      request.log.warn({ method, why: error.message }, 'a payment notice was refused')
      return { status: 401, outcome: 'refused' }
    }
    const level = error instanceof ProviderFault ? 'warn' : 'error'
    request.log[level]({ method, err: error }, 'a payment notice could not be handled')
    return { status: 500, outcome: 'fault' }
  }
}

const statusOf = (applied: Applied) => (applied === 'mismatch' ? 500 : 200)

/** What is under way goes on; the notice comes again and finds it done. */
async function within(request: FastifyRequest, judged: Promise<Judged>): Promise<Judged> {
  const tooLate = new AbortController()
  const late = delay(answerWithinMs, { status: 500, outcome: 'slow' } as const, { signal: tooLate.signal })
  late.catch(() => {})
  const answer = await Promise.race([judged, late])
  tooLate.abort()
  if (answer.outcome === 'slow') request.log.error('a payment notice took too long')
  return answer
}
