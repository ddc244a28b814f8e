/** What the pool of connections says about a mail that was not taken. */
interface SmtpFault {
  readonly responseCode?: unknown
  readonly response?: unknown
}

/**
 * The mail server refused this address for good: a 5xx answer whose enhanced code (RFC 3463) begins with 5.1, such as
 * 5.1.1 “no such mailbox”. A full mailbox (5.2.2), a policy (5.7.1) or a busy server (4.x.x) says nothing about the
 * address.
 */
export function isRefusedForGood(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  const { responseCode, response } = fault as SmtpFault
  return (
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    responseCode < 600 &&
    typeof response === 'string' &&
    // Of the sender's address 5.1.7 and 5.1.8 speak.
    /^5\d\d[ -]5\.1\.(?![78]\b)\d{1,3}\b/.test(response)
  )
}
