import { build } from 'vite'
import { expect, test } from 'vitest'
import { leftToRight } from '../scripts/left-to-right.ts'

/** The style sheet that a build for browsers of 2020 makes of this one. */
async function builtFrom(css: string): Promise<string> {
  const sources: Readonly<Record<string, string>> = { page: 'import "page.css"', 'page.css': css }
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (id in sources ? id : null),
        load: (id) => sources[id] ?? null,
      },
      leftToRight(),
    ],
    build: { write: false, target: ['chrome80', 'safari14'], rollupOptions: { input: 'page' } },
  })
  const files = (Array.isArray(made) ? made : [made]).flatMap((each) => ('output' in each ? each.output : []))
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'))
  return sheet?.type === 'asset' ? String(sheet.source) : ''
}

test('start and end are left and right, as properties and where a transition names them', async () => {
  const css = await builtFrom(
    '.a{border-start-start-radius:1px;border-end-end-radius:2px}.b{inset-inline-start:3px;transition:inset-inline-start 1s}.c{--inset-inline-end:4px}',
  )
  expect(css).toContain('.a{border-top-left-radius:1px;border-bottom-right-radius:2px}')
  expect(css).toMatch(/\.b\{(transition:left 1s;left:3px|left:3px;transition:left 1s)\}/)
  expect(css).toContain('--inset-inline-end:4px')
  expect(css).not.toContain(':lang(')
})

test('a rule that still asks for the direction of a language fails the build', async () => {
  await expect(builtFrom('.a:dir(rtl){color:red}')).rejects.toThrow('written from right to left')
})
