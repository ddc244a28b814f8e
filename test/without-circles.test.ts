import { build } from 'vite'
import { expect, test } from 'vitest'
import { withoutCircles } from '../scripts/without-circles.ts'
import { fromSources, type Sources } from './sources.ts'

/** Builds these sources; those that are named in `apart` go into files of their own. */
const buildOf = (sources: Sources, apart: readonly string[]) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [fromSources(sources), withoutCircles()],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: 'page',
        preserveEntrySignatures: false,
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: apart.map((name) => ({ name, test: new RegExp(`^${name}$`) })),
          },
        },
      },
    },
  })

test('a build whose files need each other at once fails, and says which', async () => {
  const sources = {
    page: 'import { frame } from "frame"; console.log(frame())',
    frame: 'import { list } from "list"; export const frame = () => list(); export const title = "title"',
    list: 'import { title } from "frame"; export const list = () => title',
  }
  await expect(buildOf(sources, ['frame', 'list'])).rejects.toThrow(
    /in a circle: \S*frame\S* → \S*list\S* → \S*frame|in a circle: \S*list\S* → \S*frame\S* → \S*list/,
  )
})

test('a file that is loaded on demand may need the one that loads it', async () => {
  const sources = {
    page: 'export const title = "title"; void import("list")',
    list: 'import { title } from "page"; console.log(title)',
  }
  await expect(buildOf(sources, [])).resolves.toBeDefined()
})
