import type { SocialProvider } from '#contract/profile.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#server/database/db.ts'

/** A third party did not prove who somebody is. The reason is for operators; it holds no code and no token. */
export class ThirdPartyFault extends Error {}

interface Report {
  readonly provider: SocialProvider
  readonly reason: string
}

const reports = new WeakMap<Database, (report: Report) => void>()

/** Where an operator reads why a sign-in failed: the person is told only that it did. */
export function onThirdPartyFault({ database }: Pick<Context, 'database'>, report: (report: Report) => void): void {
  reports.set(database, report)
}

export const reportFault = ({ database }: Pick<Context, 'database'>, report: Report): void =>
  reports.get(database)?.(report)
