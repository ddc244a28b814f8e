import { hasDiskSpace } from '#server/files/disk-space.ts'
import { meetsUntrustedProxy, untrustedProxy } from '#server/http/forwarded.ts'
import type { Context } from '#server/context.ts'
import { unusableCodeTexts } from '#server/code-texts/code-texts.ts'
import { unusableTexts } from '#server/mail/stored-texts.ts'
import { lateWork } from './late-work.ts'
import { noMails } from '#server/settings/environment.ts'
import { findAppliedMigrations, findWaits } from './health.sql.ts'

/**
 * Whether the server can do its work, part by part, and what an operator should look at in any case. Nothing in it
 * names a person, an address or a path.
 */
interface Readiness {
  readonly ready: boolean
  readonly parts: Readonly<Record<'server' | 'database' | 'migrations' | 'disk', 'ok' | 'failed'>> & {
    /**
     * Mails and scheduled work. Late ones do not make a server unready: pages work, and no other server would be
     * faster.
     */
    readonly jobs: 'ok' | 'late' | 'failed'
  }
  readonly warnings: readonly string[]
}

/**
 * `known` are the migrations of this build. A database that does not answer fails every part that reads it; a server
 * that was told to stop is unready at once, so that nothing new is sent to it while it still answers.
 */
export async function readiness(context: Context, known: readonly string[]): Promise<Readiness> {
  const { database, environment, stopping } = context
  const [applied, waits, unusable, unusableCodes, hasSpace] = await Promise.all([
    findAppliedMigrations(database).catch(() => null),
    findWaits(context).catch(() => null),
    unusableTexts(database).catch(() => []),
    unusableCodeTexts(database).catch(() => []),
    hasDiskSpace(context),
  ])
  const isOk = {
    server: !stopping.aborted,
    database: applied !== null,
    migrations: applied !== null && known.every((name) => applied.includes(name)),
    disk: hasSpace,
  }
  const late = waits ? lateWork(waits) : []
  const word = (ok: boolean) => (ok ? 'ok' : 'failed')
  return {
    ready: Object.values(isOk).every(Boolean),
    parts: {
      server: word(isOk.server),
      database: word(isOk.database),
      migrations: word(isOk.migrations),
      disk: word(isOk.disk),
      jobs: waits === null ? 'failed' : late.length > 0 ? 'late' : 'ok',
    },
    warnings: [
      ...late,
      ...unusable.map(
        (key) => `The stored words of the mail ${key} cannot be used, so it is sent as shipped. Correct or reset them.`,
      ),
      ...unusableCodes.map(
        (key) =>
          `The stored words of the text ${key} cannot be used, so members read the shipped ones. Correct or reset them.`,
      ),
      ...(meetsUntrustedProxy(context) ? [untrustedProxy] : []),
      ...(environment.production && environment.smtpUrl === null ? [noMails] : []),
    ],
  }
}
