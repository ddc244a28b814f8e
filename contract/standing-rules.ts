import { runStates } from '#domain/standing-rule.ts'
import * as z from 'zod/mini'
import {
  bool,
  byId,
  currency,
  id,
  int,
  minor,
  nothing,
  orderNumber,
  page,
  parcelIds,
  text,
  time,
} from '#contract/wire/fields.ts'
import { paging, version } from '#contract/wire/input-fields.ts'
import { group, read, remove, write } from '#contract/wire/operation.ts'

/*
 * What a member wants done automatically (decision record 20): pack when all parcels of a group are in stock or after
 * some days, pay up to an amount, otherwise ask. Each step is logged, and can be stopped before it happens.
 */

const terms = {
  name: text(1, 50),
  warehouseCode: int(2, 99),
  /** Empty: all of the member's parcels in the warehouse. */
  customerCode: z.optional(text(0, 32)),
  /** Absent: it waits for all of them, however long that takes. */
  waitDays: z.optional(int(1, 60)),
  receiverId: id,
  channelId: id,
  pickUpPointId: z.optional(id),
  currency,
  /** Absent: the value of the goods, which is known only in CNY. */
  declaredValueMinor: z.optional(int(1, 1_000_000_000)),
  insured: z._default(bool, false),
  /** Absent: it never pays automatically. */
  payUpToMinor: z.optional(minor),
  active: z._default(bool, true),
}

const run = z.object({
  id,
  state: z.enum(runStates),
  parcelIds,
  dueAt: time,
  orderId: z.nullable(id),
})

const rule = z.object({
  id,
  name: z.string(),
  warehouseCode: z.int(),
  warehouseName: z.string(),
  customerCode: z.string(),
  waitDays: z.nullable(z.int()),
  receiverId: z.nullable(id),
  /** Null once the receiver was deleted from the address book: the rule then needs another one. */
  receiverName: z.nullable(z.string()),
  channelId: id,
  channelName: z.string(),
  pickUpPointId: z.nullable(id),
  currency,
  declaredValueMinor: z.nullable(minor),
  insured: z.boolean(),
  payUpToMinor: z.nullable(minor),
  active: z.boolean(),
  version: z.int(),
  /** Why it paused itself, in the caller's language; null while it runs, or if the member paused it. */
  failure: z.nullable(z.string()),
  /** What it will do next. */
  planned: z.nullable(run),
})

const step = z.object({
  at: time,
  ruleId: id,
  ruleName: z.string(),
  runId: id,
  code: z.enum(runStates),
  /** What was done and why, in the caller's language. */
  text: z.string(),
  orderId: z.nullable(id),
  orderNumber: z.nullable(orderNumber),
  canStop: z.boolean(),
})

export const rules = group('rules', {
  list: read('/api/member/rules', {
    id: 'E-42',
    who: 'member',
    input: nothing,
    output: z.object({ list: z.array(rule), rulesMax: z.int(), graceHours: z.int() }),
  }),
  save: write('/api/member/rules/save', {
    id: 'E-43',
    who: 'member',
    says: 'M-18',
    input: z.object({ ...terms, id: z.optional(id), version }),
    output: rule,
  }),
  delete: remove('/api/member/rules/delete', { id: 'E-44', who: 'member', input: byId, output: nothing }),
  /** Stops one run before it is due; its parcels are then left for the member to send. */
  stop: write('/api/member/rules/stop', {
    id: 'E-45',
    who: 'member',
    says: 'M-18',
    input: z.object({ runId: id }),
    output: run,
  }),
  log: read('/api/member/rules/log', {
    id: 'E-46',
    who: 'member',
    input: z.object({ ruleId: z.optional(id), ...paging }),
    output: page(step),
  }),
})
