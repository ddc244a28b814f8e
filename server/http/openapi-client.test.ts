import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { generateClient } from '#test/client/generate.ts'
import { lintDescription } from '#test/client/lint.ts'
import { openTestServer } from '#test/harness.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

/* A client written from the description of the API compiles and works. */

const t = await openTestServer()
const description = async () => (await (await t.visitor.raw('/api/openapi.json')).json()) as object
const astray = 'test/client/generated/astray.ts'

beforeAll(async () => generateClient(await description()))
afterAll(() => rmSync(astray, { force: true }))

test('a linter of such descriptions finds nothing in it', async () => {
  expect(await lintDescription(await description())).toEqual([])
})

test('the client that is generated from it compiles, and knows each field by its name', () => {
  writeFileSync(
    astray,
    `import type { paths } from './api.ts'
type Body = paths['/api/vjiyunoutbound/pay_onbound_single_byid']['post']['requestBody']
export const body: Body = { content: { 'application/json': { id: 'x', expectedDue: 1 } } }
`,
  )
  const faults = compile().filter((line) => line.includes('error'))
  expect(faults).toEqual([expect.stringMatching(/^test\/client\/generated\/astray\.ts.*'expectedDue' does not exist/)])
})

test('it carries one parcel from its forecast to the signature', async () => {
  const [member, keeper] = [await t.member({ balances: { CNY: 50_000 } }), await t.staff(['W'])]
  const { carryOneParcel } = (await import(/* @vite-ignore */ pathToFileURL('test/client/one-parcel.ts').href)) as Story
  const signed = 50
  expect(await carryOneParcel({ url: t.url, memberToken: member.token, keeperToken: keeper.token })).toBe(signed)
})

interface Story {
  readonly carryOneParcel: (people: Readonly<Record<'url' | 'memberToken' | 'keeperToken', string>>) => Promise<number>
}

/** The compiler's messages, line by line. */
function compile(): readonly string[] {
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', 'test/client'], { encoding: 'utf8' })
  return stdout.split('\n')
}
