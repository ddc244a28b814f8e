import { expect, test } from 'vitest'
import { changedFields, emptyOf, type Field, sent, shown } from './field.ts'

const weight: Field = { name: 'weightLimitG', label: 'Limit', kind: 'kg', isOptional: true }
const name: Field = { name: 'name', label: 'Name', kind: 'three' }

test('a value is shown in the unit in which people type it, and a dash where there is none', () => {
  expect(shown(weight, 12_500, 'en')).toBe('12.5 kg')
  expect(shown(weight, null, 'en')).toBe('—')
  expect(shown(name, { cn: '一', en: '壹', sh: 'One' }, 'en')).toBe('一 · 壹 · One')
  const many: Field = { name: 'x', label: 'x', kind: 'many', options: [{ value: 'a', label: 'Air' }] }
  expect(shown(many, ['a', 'b'], 'en')).toBe('Air, b')
})

test('only what was changed counts as changed, and an emptied optional field is sent as none', () => {
  const before = { name: { cn: '一', en: '壹', sh: 'One' }, weightLimitG: 1000 }
  expect(changedFields([weight, name], before, { ...before, name: { ...before.name } })).toEqual([])
  expect(changedFields([weight, name], before, { ...before, weightLimitG: '' })).toEqual([weight])
  expect(sent([weight], { weightLimitG: '' })).toEqual({ weightLimitG: null })
  const area: Field = { name: 'area', label: 'Area', kind: 'choice', options: [{ value: 'HK', label: 'Island' }] }
  expect(sent([area], { area: '' }), 'the choices came after the form').toEqual({ area: 'HK' })
  expect([emptyOf(weight), emptyOf({ ...weight, isOptional: false, kind: 'whole' })]).toEqual([null, 0])
})
