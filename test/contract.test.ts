import { operations } from '#contract/index.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { read, sourceFiles } from './source-files.ts'

test('no two operations share a method and path', () => {
  const taken = operations.flatMap((operation) =>
    operation.methods.map((method) => `${method} ${operation.path.toLowerCase()}`),
  )
  expect(taken.filter((each, index) => taken.indexOf(each) !== index)).toEqual([])
})

test('every operation has a name, and names are unique', () => {
  const names = operations.map((operation) => operation.name)
  expect(names.filter((name) => !/^\w+\.\w+$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test('every call of the spine that the specification does not name is here', () => {
  const ids = new Set(operations.map((operation) => operation.id))
  const spine = [
    'E-01',
    'E-02',
    'E-03',
    'E-04',
    'E-05',
    'E-14',
    'E-18',
    'B-AU-01',
    'B-AU-02',
    'B-AU-03',
    'B-AU-04',
    'B-FI-01',
    'B-FI-02',
    'B-FI-03',
    'B-FI-04',
    'B-IN-01',
    'B-IN-02',
    'B-OU-01',
    'B-OU-02',
    'B-OU-03',
    'B-OU-04',
    'B-OU-05',
    'B-OU-07',
    'B-OU-09',
    'B-OU-10',
    'B-SY-04',
  ]
  expect(spine.filter((id) => !ids.has(id))).toEqual([])
})

// Proves R-456
test('all 68 calls of the specification are here, each below /api', () => {
  const calls = operations.filter(({ id }) => id.startsWith('C-'))
  const numbers = Array.from({ length: 68 }, (_, index) => `C-${String(index + 1).padStart(2, '0')}`)
  expect([...new Set(calls.map(({ id }) => id))].sort()).toEqual(numbers)
  expect(operations.filter(({ path }) => !path.startsWith('/api/')).map(({ name }) => name)).toEqual([])
})

// Proves R-350
test('no answer of any call has a place for a password or its hash', () => {
  const secret = /^(\w*password|\w*hash)$/i
  const places = operations.flatMap(({ name, output }) =>
    [...JSON.stringify(z.toJSONSchema(output, { io: 'input', unrepresentable: 'any' })).matchAll(/"(\w+)":\{/g)]
      .map(([, key = '']) => key)
      // A flag, not a password.
      .filter((key) => secret.test(key) && key !== 'mustChangePassword')
      .map((key) => `${name} ${key}`),
  )
  // Shown once to the administrator who created it, and only good for replacing itself.
  expect(places).toEqual(['staff.create oneTimePassword', 'staff.resetPassword oneTimePassword'])
})

test('wire paths stand in contract/ alone', () => {
  const wirePath = /\/api\/(v|OAuth2|GlsConfig|Alipay|Wechatpay|PayCallBack|scan\/)/
  expect(sourceFiles('domain', 'server', 'web', 'db').filter((path) => wirePath.test(read(path)))).toEqual([])
})

test('legacy wire names stand in contract/ alone', () => {
  const wireName = /\b(packageIds?|trackingNo|orderNo|memberNo|logisticsNo|refNo)\b/
  expect(sourceFiles('domain', 'server', 'web', 'db').filter((path) => wireName.test(read(path)))).toEqual([])
})
