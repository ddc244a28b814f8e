import { reasonToPack } from '#domain/standing-rule.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Context } from '#server/context.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { findGatherings, type Gathered } from './gather.sql.ts'
import { plannedMail } from './mail.ts'
import { insertRun, lockRule } from './sql.ts'

const atATime = 200

/** Checks every active rule once, and plans what was gathered. */
export async function planRuns(context: Context): Promise<void> {
  let after: string | null = null
  for (;;) {
    const gathered: readonly Gathered[] = await findGatherings(context.database, after, atATime)
    for (const rule of gathered) await plan(context, rule)
    const last = gathered.at(-1)
    if (last === undefined || gathered.length < atATime) return
    after = last.id
  }
}

/** Tells the member what will be done and when, and how to stop it. */
async function plan(context: Context, gathered: Gathered): Promise<void> {
  const reason = reasonToPack(gathered, gathered.waitDays)
  if (reason === null) return
  const { id, memberId, parcelIds, version, waitDays } = gathered
  await context.database.transaction(async (tx) => {
    const rule = await lockRule(tx, memberId, id)
    if (!rule?.isFollowed || rule.version !== version) return
    const { 'rules.graceHours': graceHours } = await readConfig(context, tx)
    const details = { reason, days: waitDays, count: parcelIds.length }
    const planned = await insertRun(tx, rule, { parcelIds, graceHours, details })
    if (!planned) return
    const mailed = { rule, details, graceHours, publicUrl: context.environment.publicUrl }
    await sendMemberMail(tx, memberId, 'RULE_PLANNED', (language) => plannedMail(language, mailed))
  })
}
