import { config } from '#contract/config.ts'
import { configKeys } from '#contract/config-office.ts'
import { expect, test } from 'vitest'
import { fieldText } from './fields.text.ts'
import { choiceText } from './choices.text.ts'
import { emptyOf, type Shape, shapeOf } from './setting.ts'
import { valueWords } from './value-words.ts'

const defaults = config.parse({})

/** A shape and all shapes inside it, with the names of parts. */
function within(shape: Shape): readonly Shape[] {
  const inner = [...Object.values(shape.properties ?? {}), ...(shape.items ? [shape.items] : [])]
  return [shape, ...inner.flatMap(within)]
}

test.each(configKeys)('%s has a form: every part has a kind, a name and choices with words', (key) => {
  for (const shape of within(shapeOf(key))) {
    expect(shape.enum ?? shape.type ?? shape.properties).toBeDefined()
    for (const name of Object.keys(shape.properties ?? {})) expect(fieldText).toHaveProperty(name)
    for (const choice of shape.enum ?? []) if (typeof choice === 'string') expect(choiceText).toHaveProperty(choice)
  }
})

test('amounts and shares are known as such, also inside other values', () => {
  expect(shapeOf('fourEyes.amountMinor').scale).toBe('minor')
  expect(shapeOf('insurance.bp').scale).toBe('bp')
  expect(shapeOf('storage.perDayMinor').properties?.['HKD']?.scale).toBe('minor')
  expect(shapeOf('delayPromise.tiers').items?.properties?.['creditBp']?.scale).toBe('bp')
  expect(shapeOf('order.priceHoldHours').scale).toBeUndefined()
})

test('every amount of the settings is one that people type as money', () => {
  const amounts = configKeys.filter((key) => /Minor$|^topup\.|declaredValue|^coupons\./.test(key))
  for (const key of amounts)
    expect(
      within(shapeOf(key)).some(({ scale }) => scale === 'minor'),
      key,
    ).toBe(true)
})

test('a value is one line of words: kinds, amounts, shares and choices', () => {
  const contacts = [{ kind: 'phone', label: 'Office', value: '+852 2345 6789', qrUrl: '' }]
  expect(valueWords(shapeOf('customerService.contacts'), contacts, 'en')).toMatch(/^Kind: Phone, Label: Office/)
  expect(valueWords(shapeOf('customerService.contacts'), contacts, 'zh-Hant')).toContain('電話')
  expect(valueWords(shapeOf('storage.perDayMinor'), { CNY: 1000, HKD: 1050 }, 'en')).toBe('CNY: 10.00, HKD: 10.50')
  expect(valueWords(shapeOf('insurance.bp'), 300, 'en')).toBe('3 %')
  expect(valueWords(shapeOf('referral.rewardOn'), 'activation', 'en')).toBe('When the friend activates')
})

test('kinds of contacts and destinations are chosen by name', () => {
  expect(shapeOf('customerService.contacts').items?.properties?.['kind']?.names).toBe('contactKind')
  expect(shapeOf('customs.allowances').items?.properties?.['destinationCode']?.names).toBe('destination')
  expect(emptyOf(shapeOf('customerService.contacts').items ?? {})).toMatchObject({ kind: 'email', value: '' })
})

test('a new row of a list has all its parts', () => {
  const { items } = shapeOf('bank.accounts')
  expect(emptyOf(items ?? {})).toEqual({ bank: '', holder: '', number: '', currency: 'CNY', sample: false })
  expect(Object.keys(defaults)).toEqual(configKeys)
})
