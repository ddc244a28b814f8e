import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/* What `npm ci` installs is what was reviewed, on every platform (decision record 38). */

interface Entry {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }
const fromRegistry = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

test('every package that a registry gives is locked with its hash', () => {
  expect(fromRegistry.length).toBeGreaterThan(400)
  expect(fromRegistry.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual(
    [],
  )
})

test('no entry names the host of a registry', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved?.includes('://'))).toEqual([])
})

test('the optional packages of every platform are locked, so that `npm ci` runs on each', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  )
  expect(missing).toEqual([])
})

/** npm looks for a package next to the one that needs it, then one folder up, and so on. */
function isLocked(path: string, name: string): boolean {
  if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true
  return path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}
