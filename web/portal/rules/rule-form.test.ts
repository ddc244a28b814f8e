import { expect, test } from 'vitest'
import { type Rule, ruleValues, switched, toRuleTerms } from './rule-form.ts'

const id = '00000000-0000-4000-8000-000000000001'
const rule: Rule = {
  id,
  name: 'Shop',
  warehouseCode: 2,
  warehouseName: 'Fuyong',
  customerCode: 'SHOP-1',
  waitDays: 5,
  receiverId: id,
  receiverName: 'Chan',
  channelId: id,
  channelName: 'Line',
  pickUpPointId: null,
  currency: 'CNY',
  declaredValueMinor: null,
  insured: true,
  payUpToMinor: 10_000,
  active: true,
  version: 3,
  failure: null,
  planned: null,
}

test('a rule that is opened and saved untouched is what it was', () => {
  const {
    warehouseName: _house,
    receiverName: _who,
    channelName: _way,
    failure: _failure,
    planned: _run,
    ...terms
  } = rule
  const { pickUpPointId: _point, declaredValueMinor: _value, ...told } = terms
  expect(toRuleTerms(ruleValues(rule), rule)).toEqual(told)
})

test('what is switched off is left out: days, and the amount up to which it pays', () => {
  const terms = toRuleTerms({ ...ruleValues(rule), waits: 'all', pays: false }, rule)
  expect(terms).not.toHaveProperty('waitDays')
  expect(terms).not.toHaveProperty('payUpToMinor')
})

test('a receiver who is gone from the book has to be chosen again', () => {
  expect(ruleValues({ ...rule, receiverName: null }).receiverId).toBe('')
})

test('pausing changes nothing else', () => {
  expect(switched(rule)).toEqual({ ...toRuleTerms(ruleValues(rule), rule), active: false })
})
