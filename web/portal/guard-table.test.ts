import { expect, test } from 'vitest'
import { guard } from './guard-table.ts'
import { ownPath, paths } from '#web/paths.ts'
import { portalPages } from './pages.ts'

const visit = { hasMeta: true, hasToken: true, path: paths.memberHome, hasFlag: false }

test('a route without meta passes, with and without a token', () => {
  for (const hasToken of [true, false])
    expect(guard({ ...visit, hasMeta: false, hasToken, path: paths.login })).toBeNull()
})

// Proves R-050
test('a route with meta passes with a token', () => {
  expect(guard(visit)).toBeNull()
})

// Proves R-054
test('/permission asks for its flag', () => {
  expect(guard({ ...visit, path: paths.permission, hasFlag: true })).toBeNull()
  expect(guard({ ...visit, path: paths.permission })).toBe('/403')
})

// Proves
test('without a token only four routes with meta pass, all others lead home', () => {
  const open = ['/webHome', '/kongFreight', '/Southeast', '/smartCats']
  for (const path of open) expect(guard({ ...visit, hasToken: false, path })).toBeNull()
  const others = [...portalPages.filter((route) => route.hasMeta).map((route) => route.path), '/permission', '/403']
  for (const path of others) expect(guard({ ...visit, hasToken: false, path })).toBe('/webHome')
})

test('signing in leads back to paths of ours alone', () => {
  expect(ownPath('/orderDetails?id=1&tab=2')).toBe('/orderDetails?id=1&tab=2')
  for (const foreign of [
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/ evil',
    'javascript:alert(1)',
  ])
    expect(ownPath(foreign)).toBeNull()
})
