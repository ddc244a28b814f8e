import { aboutConfig, config } from '#contract/config.ts'
import { live, staffLive } from '#contract/live.ts'
import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files.ts'

/* Each key has a default, a unit and a meaning in one table, and is read by the product. */

const server = sourceFiles('server')
  .filter((path) => path !== 'server/settings/config.ts')
  .map(read)
  .join('\n')
const keys = Object.entries(config.shape).map(([key, shape]) => ({ key, about: aboutConfig.get(shape) }))

test('every key has a default that is a value of its own', () => {
  expect(config.safeParse(config.parse({})).success).toBe(true)
  expect(Object.keys(config.parse({}))).toEqual(keys.map(({ key }) => key))
})

test('every key says its unit and what it means', () => {
  expect(keys.filter(({ about }) => !about?.unit || !about.means).map(({ key }) => key)).toEqual([])
})

test('every key is read by the server, or names the feature that will read it', () => {
  const isRead = (key: string) => server.includes(`'${key}'`)
  expect(keys.filter(({ key, about }) => isRead(key) === (about?.later !== undefined)).map(({ key }) => key)).toEqual(
    [],
  )
})

test('settings are read in one place', () => {
  const readers = sourceFiles('server').filter((path) => /from settings\b/.test(read(path)))
  expect(readers).toEqual(['server/settings/config.ts', 'server/settings/office.sql.ts'])
})

test('the settings that the README names for a new installation are known keys', () => {
  const section = read('README.md').split('### A fresh installation')[1]?.split('### Production')[0] ?? ''
  const named = [...section.matchAll(/`([a-zA-Z]+\.[a-zA-Z]+)`/g)].map(([, key = '']) => key)
  expect(named.length).toBeGreaterThan(5)
  const known = new Set(keys.map(({ key }) => key))
  expect(named.filter((key) => !known.has(key))).toEqual([])
})

test('the sample proxy of the README holds back no stream of live updates', () => {
  const [, pattern = '', block = ''] = /location ~ (\S+) \{([^}]*)\}/.exec(read('README.md')) ?? []
  for (const { path } of [live.follow, staffLive.follow]) expect(path).toMatch(new RegExp(pattern))
  expect('/api/member/liveliness').not.toMatch(new RegExp(pattern))
  expect(block).toMatch(/proxy_buffering off;[^]*gzip off;/)
})
