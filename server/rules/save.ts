import type { Input, Output } from '#contract/wire/operation.ts'
import type { rules } from '#contract/standing-rules.ts'
import { snapshotOfSaved } from '#server/addresses/addresses.ts'
import { channelById, pointRefusal, requireOpen, serves, tariffsFor } from '#server/channels/channels.ts'
import { readConfig } from '#server/settings/config.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { warehouseByCode } from '#server/warehouses/warehouses.ts'
import { oneRule } from './list.ts'
import {
  countRules,
  insertRule,
  lockMember,
  lockPlannedRun,
  lockRule,
  moveRun,
  type RuleTerms,
  updateRule,
} from './sql.ts'

type Call = WriteCall & AsMember
type Typed = Input<typeof rules.save>

/** E-43: a new rule, or (with `id`) a changed one; what it had planned is planned again by the new terms. */
export async function save(call: Call, typed: Typed): Promise<Output<typeof rules.save>> {
  const { context, tx, member } = call
  const terms = await judged(tx, member.id, typed)
  await lockMember(tx, member.id)
  if (typed.id !== undefined) return oneRule(call, tx, await change(tx, member.id, typed.id, typed.version, terms))
  const { 'rules.perMemberMax': most } = await readConfig(context, tx)
  if ((await countRules(tx, member.id)) >= most) refuseFields({ name: 'field_rules_full' })
  const { id } = await insertRule(tx, member.id, terms)
  return oneRule(call, tx, id)
}

async function change(tx: Tx, memberId: string, id: string, version: number | undefined, terms: RuleTerms) {
  const before = await lockPlannedRun(tx, id)
  const rule = orRefuse(await lockRule(tx, memberId, id), 'not_found')
  if (version !== undefined && version !== rule.version) refuse('version_conflict')
  // While this waited for the lock, the old terms may just have been planned.
  const run = before ?? (await lockPlannedRun(tx, id))
  await updateRule(tx, id, terms)
  if (run) await moveRun(tx, { run, to: 'dropped', details: { why: 'off' } })
  return id
}

/** Refuses what could never be applied for: each part as an application would be refused for it. */
async function judged(tx: Tx, memberId: string, typed: Typed): Promise<RuleTerms> {
  const { receiverId, channelId, pickUpPointId = null, currency, declaredValueMinor = null } = typed
  const warehouse = await warehouseByCode(tx, typed.warehouseCode)
  if (!warehouse?.active) refuseFields({ warehouseCode: 'field_warehouse' })
  if (currency !== 'CNY' && declaredValueMinor === null) refuseFields({ declaredValueMinor: 'field_required' })
  const { destinationCode } = await snapshotOfSaved(tx, memberId, 'consignee', receiverId)
  const channel = orRefuse(await channelById(tx, channelId), 'not_found')
  await requireOpen(tx, destinationCode)
  const rows = await tariffsFor(tx, { channelId, destinationCode, currency: null, at: null })
  const nothing = { pickUpPointId, destinationCode, actualWeightG: 0, pieces: [] }
  const refusal = serves(channel, rows, 'consolidation', currency) ?? (await pointRefusal(tx, channel, nothing))
  if (refusal) refuse(refusal)
  return {
    name: typed.name,
    warehouseId: warehouse.id,
    customerCode: typed.customerCode ?? '',
    waitDays: typed.waitDays ?? null,
    receiverId,
    channelId,
    pickUpPointId: channel.needsPickUpPoint ? pickUpPointId : null,
    currency,
    declaredValueMinor,
    insured: typed.insured,
    payUpToMinor: typed.payUpToMinor ?? null,
    active: typed.active,
  }
}
