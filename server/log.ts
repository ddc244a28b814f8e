import type { FastifyRequest } from 'fastify'

/* What a log line may hold: ids, codes, paths. Never a body, a token, a query or what somebody typed (A8, decision 15). */

export const logged = {
  req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?')[0] }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  err: (error: Error) =>
    'severity' in error ? databaseFault(error) : { type: error.name, message: error.message, stack: error.stack ?? '' },
}

/** A fault of the database may quote what was stored; its code and constraint say enough. */
function databaseFault(error: Error & { code?: string; constraint?: string; table?: string }) {
  const { name, stack = '', code = '', constraint = '', table = '' } = error
  return { type: name, message: `${code} ${table} ${constraint}`.trim(), stack: stack.split('\n').slice(1).join('\n') }
}
