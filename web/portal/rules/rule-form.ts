import type { Input, Output } from '#contract/wire/operation.ts'
import type { rules } from '#contract/standing-rules.ts'
import type { Currency } from '#domain/money.ts'

export type Rule = Output<typeof rules.list>['list'][number]
export type RuleTerms = Input<typeof rules.save>

export interface RuleValues {
  readonly name: string
  /** A warehouse's number as text. */
  readonly warehouseCode: string
  readonly customerCode: string
  readonly waits: 'all' | 'days'
  readonly waitDays: number
  readonly receiverId: string
  readonly channelId: string
  readonly pickUpPointId: string
  readonly currency: Currency
  readonly declaredValueMinor: number | null
  readonly insured: boolean
  readonly pays: boolean
  readonly payUpToMinor: number | null
}

const untouched: RuleValues = {
  name: '',
  warehouseCode: '',
  customerCode: '',
  waits: 'all',
  waitDays: 7,
  receiverId: '',
  channelId: '',
  pickUpPointId: '',
  currency: 'CNY',
  declaredValueMinor: null,
  insured: false,
  pays: false,
  payUpToMinor: null,
}

export function ruleValues(rule: Rule | null): RuleValues {
  if (rule === null) return untouched
  const { name, customerCode, channelId, currency, declaredValueMinor, insured, payUpToMinor } = rule
  return {
    ...untouched,
    name,
    warehouseCode: String(rule.warehouseCode),
    customerCode,
    waits: rule.waitDays === null ? 'all' : 'days',
    waitDays: rule.waitDays ?? untouched.waitDays,
    receiverId: rule.receiverName === null ? '' : (rule.receiverId ?? ''),
    channelId,
    pickUpPointId: rule.pickUpPointId ?? '',
    currency,
    declaredValueMinor,
    insured,
    pays: payUpToMinor !== null,
    payUpToMinor,
  }
}

/** Shapes the form for E-43; empty fields are left out. */
export function toRuleTerms(values: RuleValues, rule: Rule | null): RuleTerms {
  return {
    ...(rule ? { id: rule.id, version: rule.version } : {}),
    name: values.name,
    warehouseCode: Number(values.warehouseCode),
    customerCode: values.customerCode,
    ...(values.waits === 'days' ? { waitDays: values.waitDays } : {}),
    receiverId: values.receiverId,
    channelId: values.channelId,
    ...(values.pickUpPointId ? { pickUpPointId: values.pickUpPointId } : {}),
    currency: values.currency,
    ...(values.declaredValueMinor === null ? {} : { declaredValueMinor: values.declaredValueMinor }),
    insured: values.insured,
    ...(values.pays && values.payUpToMinor !== null ? { payUpToMinor: values.payUpToMinor } : {}),
    active: rule?.active ?? true,
  }
}

export const switched = (rule: Rule): RuleTerms => ({ ...toRuleTerms(ruleValues(rule), rule), active: !rule.active })
