import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '#server/context.ts'
import { findWaits } from './health.sql.ts'

/*
 * Mails, messages to browsers and phones, and scheduled work that wait too long. Pages and calls are still served, and any other process on the database
 * would be just as late, so this is logged and does not make a server unready (decision record 46).
 */

export interface Waits {
  /** How long the oldest has been due, in seconds; 0 when none waits. */
  readonly mails: number
  /** Only of channels that the operator set up: nobody sends the others. */
  readonly push: number
  readonly sms: number
  readonly jobs: number
}

/** Beyond this, nothing processes them any more, or too slowly. */
const longestWaitSeconds = 300

export function lateWork({ mails, push, sms, jobs }: Waits): readonly string[] {
  const late = (seconds: number, sentence: (minutes: number) => string) =>
    seconds > longestWaitSeconds ? [sentence(Math.floor(seconds / 60))] : []
  return [
    ...late(mails, (minutes) => `Mails have been waiting for ${minutes} minutes. Check SMTP_URL and the log.`),
    ...late(push, (minutes) => `Push messages have been waiting for ${minutes} minutes. Check the log.`),
    ...late(
      sms,
      (minutes) => `Text messages have been waiting for ${minutes} minutes. Check SMS_GATEWAY_URL and the log.`,
    ),
    ...late(jobs, (minutes) => `Scheduled work has been waiting for ${minutes} minutes. Check the log.`),
  ]
}

type Log = Pick<FastifyBaseLogger, 'warn' | 'info'>

/** Logs when work becomes late, and when it no longer is; not every minute in between. */
export function lateWorkTeller(log: Log): (waits: Waits) => void {
  let wasLate = false
  return (waits) => {
    const late = lateWork(waits)
    if (late.length > 0 && !wasLate) log.warn({ waits }, late.join(' '))
    if (late.length === 0 && wasLate) log.info('Mails, messages and scheduled work are on time again.')
    wasLate = late.length > 0
  }
}

const lookEveryMs = 60_000

export function watchLateWork(context: Context, log: Log): void {
  const { stopping } = context
  const tell = lateWorkTeller(log)
  // A database that does not answer is already reported by every call.
  const look = () => findWaits(context).then(tell, () => {})
  const timer = setInterval(() => void look(), lookEveryMs).unref()
  stopping.addEventListener('abort', () => clearInterval(timer), { once: true })
}
