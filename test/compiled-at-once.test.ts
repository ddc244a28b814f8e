import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { compiledAtOnce } from '../scripts/compiled-at-once.ts'
import { fromSources } from './sources.ts'

const firstLine = '//# allFunctionsCalledOnLoad\n'

const long = `console.log('${'long '.repeat(600)}')`
const sources = {
  // Vite puts a line of its own into a file that loads a style later.
  page: `${long}; import("list"); import("short")`,
  list: `import './list.css'; ${long}`,
  short: 'console.log("short")',
  './list.css': 'p { color: #123456 }',
}

interface Given {
  readonly base?: string
  readonly assetsDir?: string
  readonly sourcemap?: boolean
  /** False: built without the line, to compare. */
  readonly isAsked?: boolean
}

/** The scripts that were built, by the names that they have without a hash. */
async function built({ base = '/web_site/', assetsDir = 'assets', sourcemap = false, isAsked = true }: Given = {}) {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    base,
    plugins: [fromSources(sources), isAsked && compiledAtOnce()],
    build: { write: false, assetsDir, sourcemap, rollupOptions: { input: 'page' } },
  })) as Rolldown.RolldownOutput
  const scripts = output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  return new Map(scripts.map(({ name, fileName, code }) => [name, { fileName, code }]))
}

const asked = async (given: Given) =>
  [...(await built(given))].flatMap(([name, { code }]) => (code.startsWith(firstLine) ? [name] : []))

test('long files of the members’ area and the office begin with the line, also those into which Vite puts its own', async () => {
  const files = await built()
  expect(files.get('page')?.code).toMatch(/^.*\nconst __vite__mapDeps=/)
  expect(await asked({})).toEqual(['page', 'list'])
  expect(await asked({ base: '/staff/' })).toEqual(['page', 'list'])
})

test('the parts of public pages and the API page have no such line', async () => {
  expect(await asked({ assetsDir: 'assets/site' })).toEqual([])
  expect(await asked({ base: '/docs/' })).toEqual([])
})

test('a file with the line has another name than one without, so that no browser keeps the wrong one', async () => {
  const [withLine, without] = [await built(), await built({ isAsked: false })]
  for (const name of ['page', 'list']) expect(withLine.get(name)?.fileName).not.toBe(without.get(name)?.fileName)
  expect((await built()).get('page')?.fileName).toBe(withLine.get('page')?.fileName)
})

test('a build with source maps fails rather than being one line off', async () => {
  await expect(built({ sourcemap: true })).rejects.toThrow('would make the source map wrong')
})
