import { createHmac } from 'node:crypto'
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import { callerOf } from '#server/auth/admit.ts'
import type { Context } from '#server/context.ts'
import { networkOf } from './network.ts'

/* What a log line may hold: ids, codes, paths. Never a body, a token, a query, an address or what somebody typed. */

export const logged = {
  err: (error: Error) =>
    'severity' in error ? databaseFault(error) : { type: error.name, message: error.message, stack: error.stack ?? '' },
}

/** A database error may quote stored values; its code and constraint are enough. */
function databaseFault(error: Error & { code?: string; constraint?: string; table?: string }) {
  const { name, stack = '', code = '', constraint = '', table = '' } = error
  return { type: name, message: `${code} ${table} ${constraint}`.trim(), stack: stack.split('\n').slice(1).join('\n') }
}

/**
 * One line per request, after it was answered. Account and network are logged as keyed hashes: lines of the same
 * account can be found together, but without the SECRET_KEY nobody can tell whose they are.
 */
export class RequestLog extends LogController {
  readonly #key: Buffer

  constructor({ keyFor }: Pick<Context, 'keyFor'>) {
    super({})
    this.#key = keyFor('log-lines')
  }

  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const line = {
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      account: this.#accountOf(request),
      network: this.#trace(`network:${networkOf(request.ip)}`),
    }
    if (error) request.log.error({ ...line, err: error }, 'not answered')
    else request.log.info(line)
  }

  #accountOf(request: FastifyRequest) {
    const { member, staff } = callerOf(request)
    return member ? this.#trace(`member:${member.id}`) : staff ? this.#trace(`staff:${staff.id}`) : undefined
  }

  #trace(subject: string) {
    return createHmac('sha256', this.#key).update(subject).digest('base64url').slice(0, 12)
  }
}
