import type { SiteMaterial } from '#contract/site-material.ts'
import { siteMaterial } from '#test/site-material.ts'
import { expect, test } from 'vitest'
import { makePages } from './make-pages.ts'

/* Page makers of a few lines, each run in the process that makes the public pages. */

const material: readonly SiteMaterial[] = [siteMaterial('zh-Hant'), siteMaterial('en')]
const assets = { css: '', wake: { code: '', hash: '' }, parts: { hydrate: '', analytics: '' }, portalPaths: [] }

const run = (lines: string) =>
  makePages({ module: `data:text/javascript,${encodeURIComponent(lines)}`, assets }, material)

test('pages come in order, each with its language; what could not be made comes with an error, whatever was thrown', async () => {
  const made = await run(`export function* makePages({ language }) {
    yield { path: '/first', html: language }
    yield { path: '/second', fault: 'thrown as a text' }
  }`)
  expect(made).toEqual([
    [
      { path: '/first', html: 'zh-Hant' },
      { path: '/second', fault: new Error('thrown as a text') },
    ],
    [
      { path: '/first', html: 'en' },
      { path: '/second', fault: new Error('thrown as a text') },
    ],
  ])
})

test('what the server was told in its environment does not reach the maker', async () => {
  const [pages] = await run(`export const makePages = () => [{ html: process.env.PATH ?? 'nothing' }]`)
  expect(pages).toEqual([{ html: 'nothing' }])
})

test('a maker that cannot start or that ends early is told of, with its reason where it has one', async () => {
  await expect(run(`throw new Error('a broken build')`)).rejects.toThrow('a broken build')
  await expect(run(`export const makePages = () => process.exit(0)`)).rejects.toThrow('ended without them')
  await expect(run(`export const makePages = () => process.kill(process.pid, 'SIGKILL')`)).rejects.toThrow(
    'ended without them',
  )
})
