/* What the database's error codes mean. */

/**
 * Whether a fault means that the database is unreachable, so that the caller is told to come back (503) instead of
 * 1000.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(08|57P|53)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57014', '25P03'].includes(code) ||
    // The database's socket is missing; any other missing file is a fault of ours.
    (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') ||
    /timeout exceeded when trying to connect|Connection terminated|not queryable|Client has encountered/.test(
      error.message,
    )
  )
}

/** Whether a row stayed locked for longer than any call waits (`lockMs`): the database is up and serves others. */
export const isLockHeld = (error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03'

/** Whether the database asks to try the same transaction again. */
export const isRetry = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')

/** Whether a given unique key or exclusion constraint was violated. */
export const violated = (error: unknown, constraint: string) =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint
