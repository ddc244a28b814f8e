import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { changeLibrary } from '../scripts/change-library.ts'
import { laterSheetsBehind } from '../scripts/later-sheets-behind.ts'
import { fromSources, type Sources } from './sources.ts'

/** The text of all built scripts. */
async function built(sources: Sources, ...plugins: readonly Plugin[]): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [fromSources(sources), ...plugins],
    build: { write: false, rollupOptions: { input: 'page' } },
  })) as Rolldown.RolldownOutput
  return output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n')
}

const withoutWarnings = () =>
  changeLibrary('without-warnings', [
    { library: /^\/router\//, file: /^\/router\/.*\.mjs$/, found: /warns = true/, replacement: 'warns = false' },
  ])

test('what a library is known to contain is changed before the build', async () => {
  const sources = { page: 'import "/router/index.mjs"', '/router/index.mjs': 'const warns = true; console.log(warns)' }
  expect(await built(sources)).toContain('console.log(!0)')
  expect(await built(sources, withoutWarnings())).toContain('console.log(!1)')
})

test('a build fails once the library is written in another way, or in other files', async () => {
  const page = 'import "/router/index.mjs"'
  const complaint =
    'without-warnings found nothing to change: no file /^\\/router\\/.*\\.mjs$/ of this build contains /warns = true/.'
  await expect(
    built({ page, '/router/index.mjs': 'const warning = true; console.log(warning)' }, withoutWarnings()),
  ).rejects.toThrow(complaint)
  const renamed = { page: 'import "/router/index.js"', '/router/index.js': 'const warns = true; console.log(warns)' }
  await expect(built(renamed, withoutWarnings())).rejects.toThrow(complaint)
})

test('a build without the library has nothing to change', async () => {
  expect(await built({ page: 'const warns = true; console.log(warns)' }, withoutWarnings())).toContain(
    'console.log(!0)',
  )
})

const withLaterSheet = {
  page: 'import("list")',
  list: 'import "./list.css"; console.log("list")',
  './list.css': 'p { color: #123456 }',
}

/** Vite, if it put sheets into the document in another way. */
const otherVite: Plugin = {
  name: 'other-vite',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('vite/preload-helper.js') ? code.replace('appendChild(link)', 'append(link)') : null,
}

test('sheets of what is loaded later go to the end of the body', async () => {
  expect(await built(withLaterSheet)).toContain('document.head.appendChild(')
  const code = await built(withLaterSheet, laterSheetsBehind())
  expect(code).toContain('document.body.appendChild(')
  expect(code).not.toContain('document.head.appendChild(')
})

test('a build with such sheets fails if Vite adds them in another way, one without them does not', async () => {
  await expect(built(withLaterSheet, otherVite, laterSheetsBehind())).rejects.toThrow(
    'adds style sheets in another way',
  )
  const withoutSheet = { page: 'import("list")', list: 'console.log("list")' }
  await expect(built(withoutSheet, otherVite, laterSheetsBehind())).resolves.toContain('list')
})
