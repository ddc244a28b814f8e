/* What the database's refusals mean. */

/** Whether a fault is the database being away, so that the caller is told to come back (503) instead of 1000. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(08|57P|53)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57014', '25P03'].includes(code) ||
    // The database's socket is not there; any other file that is missing is a fault of ours.
    (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') ||
    /timeout exceeded when trying to connect|Connection terminated|not queryable|Client has encountered/.test(
      error.message,
    )
  )
}

/** Whether a row stayed locked for longer than anybody waits (`lockMs`): others are served, so nothing is away. */
export const isLockHeld = (error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03'

/** Whether the database asks to try the same transaction again. */
export const isRetry = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')

/** Whether a unique key or exclusion said no, and which. */
export const violated = (error: unknown, constraint: string) =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint
