import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { rules } from '#contract/standing-rules.ts'
import type { Language } from '#domain/language.ts'
import type { RunState } from '#domain/standing-rule.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Db } from '#server/database/db.ts'
import type { AsMember, Call, ReadCall } from '#server/context.ts'
import { assert } from '#server/http/refuse.ts'
import { findRules, findSteps, type ListedRule } from './sql.ts'
import { explained, stepDetails } from './text.ts'

type Rule = Output<typeof rules.save>

/** E-42. */
export async function list({ context, db, member, language }: ReadCall & AsMember): Promise<Output<typeof rules.list>> {
  const config = await readConfig(context, db)
  return {
    list: (await findRules(db, member.id)).map((rule) => ruleOnWire(rule, language)),
    rulesMax: config['rules.perMemberMax'],
    graceHours: config['rules.graceHours'],
  }
}

export async function oneRule({ member, language }: Call & AsMember, db: Db, id: string): Promise<Rule> {
  const [rule] = await findRules(db, member.id, id)
  assert(rule, 'what was saved can be shown')
  return ruleOnWire(rule, language)
}

const ruleOnWire = (
  { warehouseId: _context, memberId: _member, isFollowed: _isFollowed, ...rule }: ListedRule,
  language: Language,
): Rule => ({
  ...rule,
  warehouseName: pickText(rule.warehouseName, language),
  channelName: pickText(rule.channelName, language),
  failure: rule.failure === null ? null : explainedStep('failed', rule.failure, language),
})

/** E-46: the newest first, each step in words. */
export async function log(
  { db, member, language }: ReadCall & AsMember,
  { ruleId, page, pageSize }: Input<typeof rules.log>,
): Promise<Output<typeof rules.log>> {
  const { list: steps, total } = await findSteps(db, member.id, { ruleId, page, pageSize })
  return {
    list: steps.map(({ details, ...step }) => ({ ...step, text: explainedStep(step.code, details, language) })),
    page,
    pageSize,
    total,
  }
}

/** A step in words, from what the log stores about it. */
export const explainedStep = (code: RunState, details: unknown, language: Language): string =>
  explained(code, stepDetails.parse(details), language)
