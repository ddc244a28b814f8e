import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { read, sourceFiles } from './source-files.ts'

/** One violation per rule: what it writes, and where. The linter must report each. */
const violations: Readonly<Record<string, string>> = {
  'domain/trespass-import.ts': `import { parcels } from '#contract/parcels.ts'\nexport const all = parcels\n`,
  'domain/trespass-package.ts': `import * as z from 'zod/mini'\nexport const all = z\n`,
  'domain/trespass-clock.ts': `export const now = () => new Date()\n`,
  'domain/trespass-chance.ts': `export const roll = () => Math.random()\n`,
  'domain/trespass-process.ts': `export const port = () => process.env['PORT']\n`,
  'contract/trespass-server.ts': `import { sql } from '#server/database/db.ts'\nexport const all = sql\n`,
  'contract/trespass-node.ts': `import { join } from 'node:path'\nexport const all = join\n`,
  'server/orders/trespass-sql.ts': `import * as sql from '#server/ledger/sql.ts'\nexport const all = sql\n`,
  'server/orders/trespass-routes.ts': `import { routes } from '#server/parcels/routes.ts'\nexport const all = routes\n`,
  'server/orders/trespass-web.ts': `import { paths } from '#web/paths.ts'\nexport const all = paths\n`,
  'server/orders/trespass-db.ts': `import { migrate } from '#db/migrate.ts'\nexport const all = migrate\n`,
  'server/third-party/trespass-simulator.ts': `import { dialects } from '#simulators/sign-in/dialects.ts'\nexport const all = dialects\n`,
  'simulators/sign-in/trespass-server.ts': `import { sql } from '#server/database/db.ts'\nexport const all = sql\n`,
  'server/payments/trespass-simulator.ts': `import { openSimulator } from '#simulators/payments/simulator.ts'\nexport const all = openSimulator\n`,
  'simulators/payments/trespass-server.ts': `import { alipay } from '#server/payments/alipay.ts'\nexport const all = alipay\n`,
  'simulators/payments/trespass-domain.ts': `import { paymentMoves } from '#domain/payment.ts'\nexport const all = paymentMoves\n`,
  'simulators/payments/trespass-package.ts': `import * as z from 'zod/mini'\nexport const all = z\n`,
  'server/orders/trespass-up.ts': `import { sql } from '../db.ts'\nexport const all = sql\n`,
  'web/portal/orders/trespass-server.ts': `import { sql } from '#server/database/db.ts'\nexport const all = sql\n`,
  'web/portal/orders/trespass-staff.ts': `import { text } from '#web/staff/shell.text.ts'\nexport const all = text\n`,
  'web/portal/orders/trespass-pg.ts': `import pg from 'pg'\nexport const all = pg\n`,
  'web/portal/orders/trespass-node.ts': `import { join } from 'node:path'\nexport const all = join\n`,
  'web/staff/trespass-portal.ts': `import { text } from '#web/portal/parcels/text.ts'\nexport const all = text\n`,
  'web/site/trespass-portal.ts': `import { text } from '#web/portal/parcels/text.ts'\nexport const all = text\n`,
  'web/shared/trespass-site.ts': `import { siteTitle } from '#web/site/site-title.ts'\nexport const all = siteTitle\n`,
  'web/staff/trespass-server.ts': `import { sql } from '#server/database/db.ts'\nexport const all = sql\n`,
  'web/portal/orders/trespass-any.ts': `export const all: any = 1\n`,
  'web/portal/orders/trespass-default.ts': `export default 1\n`,
  'web/portal/orders/trespass-html.tsx': `export const Html = () => <p dangerouslySetInnerHTML={{ __html: '' }} />\n`,
  'server/orders/trespass-cycle-a.ts': `import { b } from './trespass-cycle-b.ts'\nexport const a = () => b\n`,
  'server/orders/trespass-cycle-b.ts': `import { a } from './trespass-cycle-a.ts'\nexport const b = () => a\n`,
}

let named = ''

beforeAll(() => {
  for (const [path, source] of Object.entries(violations)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, source)
  }
  try {
    execFileSync('npx', ['oxlint', '--format', 'unix', ...Object.keys(violations)], { encoding: 'utf8' })
  } catch (refusal) {
    named = String((refusal as { stdout: string }).stdout)
  }
})

afterAll(() => {
  for (const path of Object.keys(violations)) rmSync(path, { force: true })
})

test.each(Object.keys(violations))('the linter stops %s', (path) => {
  expect(named).toContain(path)
})

/** Infrastructure that every module uses: any of its files may be imported. */
const infrastructure = ['auth', 'database', 'export', 'files', 'health', 'http', 'jobs', 'mail', 'settings']

/** Imports that reach into another module other than through its entry file; app.ts collects the routes. */
const sideEntrances = (path: string, source: string) =>
  [...source.matchAll(/from '#server\/([a-z-]+)\/([^']+)'/g)].filter(
    ([, module = '', file]) =>
      !infrastructure.includes(module) &&
      !path.startsWith(`server/${module}/`) &&
      file !== `${module}.ts` &&
      !(path === 'server/routes.ts' && file === 'routes.ts'),
  )

test('another module is imported only through its entry file, even if it has modules of its own', () => {
  const found = ['pay.ts', 'paying/pay.ts', 'locks.sql.ts', 'routes.ts'].map((file) =>
    sideEntrances('server/parcels/a.ts', `import { a } from '#server/orders/${file}'`),
  )
  expect(found.map((imports) => imports.length)).toEqual([1, 1, 1, 1])
  const entrances = sourceFiles('server', 'db').flatMap((path) =>
    sideEntrances(path, read(path)).map(([line]) => `${path}: ${line}`),
  )
  expect(entrances).toEqual([])
})

test('pages import the codes of refusals, and none of their texts', () => {
  const textsIn = /^import (?!type )[^']*from '#contract\/refusals\/(?!codes\.ts|next-step\.ts)/m
  expect("import { refusals } from '#contract/refusals/refusals.ts'").toMatch(textsIn)
  expect("import type { Refusal } from '#contract/refusals/refusals.ts'").not.toMatch(textsIn)
  const shared = sourceFiles('contract').filter((path) => !path.startsWith('contract/refusals/'))
  expect([...sourceFiles('web'), ...shared].filter((path) => textsIn.test(read(path)))).toEqual([])
})

test('the UI kit imports no module', () => {
  const moduleIn = /from '#web\/(?!kit\/|client\/)[\w-]+\//
  expect("import { text } from '#web/portal/orders/text.ts'").toMatch(moduleIn)
  const kit = sourceFiles('web/kit', 'web/client')
  expect(kit.length).toBeGreaterThan(50)
  expect(kit.filter((path) => moduleIn.test(read(path)))).toEqual([])
})
