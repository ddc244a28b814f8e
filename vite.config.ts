import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compiledAtOnce } from './scripts/compiled-at-once.ts'
import { withoutCircles } from './scripts/without-circles.ts'

const root = fileURLToPath(new URL('./web', import.meta.url))

/*
 * What all builds and the development server share; `scripts/build.mjs` says which pages go where. `#` imports need no
 * alias: Vite reads them from package.json as Node does.
 */
export default defineConfig({
  root,
  publicDir: false,
  envDir: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    withoutUnusedColors(),
    withoutUnusedRouter(),
    laterSheetsBehind(),
    withoutCircles(),
    compiledAtOnce(),
  ],
  // The same in every build, and without the line that Vite adds: each public page carries its classes twice.
  css: { modules: { generateScopedName: (name: string, file: string) => `${name}_${shortNameOf(file)}` } },
  build: {
    // WeChat's browser and Android WebViews of 2020; functions that they lack come from web/client/old-browsers.ts.
    target: ['es2020', 'chrome80', 'safari14'],
    // A picture inside a style sheet would ask for `data:` in more places of the content policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    emptyOutDir: true,
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            // React changes once in months, our pages every week: a file of its own stays in the browser's cache.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:8080', '/dev': 'http://localhost:8080' } },
})

function shortNameOf(file: string): string {
  return createHash('sha256').update(relative(root, file)).digest('base64url').slice(0, 5)
}

/**
 * Mantine's variables, and its theme, come with fourteen hues in ten shades. Ours are in `tokens.css`; the kit itself uses
 * four of its own. We have no buttons with an outline and no titles of the kit, and style sheets cannot read breakpoints.
 */
function withoutUnusedColors(): Plugin {
  const hues = 'pink|grape|violet|indigo|cyan|lime|orange|yellow|green'
  const names = [
    `color-(?:${hues})-[\\w-]+`,
    'color-\\w+-outline(?:-hover)?',
    'primary-color-\\d',
    'h\\d-[\\w-]+',
    'breakpoint-\\w+',
  ]
  const variables = new RegExp(`\\s*--mantine-(?:${names.join('|')}):[^;]*;`, 'g')
  const shades = new RegExp(`\\b(?:${hues}): \\[[^\\]]*\\],?`, 'g')
  return {
    name: 'without-unused-colors',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/default-css-variables.css')) return code.replace(variables, '')
      return id.endsWith('/default-colors.mjs') ? code.replace(shades, '') : null
    },
  }
}

/**
 * The router names its parts for developers (`Form.displayName = …`), and makes contexts for all ways of using it. A
 * build keeps what is done at once, so every page would load the parts that we do not use.
 */
function withoutUnusedRouter(): Plugin {
  return {
    name: 'without-unused-router',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      /node_modules\/react-router\/.*\.mjs$/.test(id)
        ? code
            .replace(/^\w+\.displayName = .*;$/gm, '')
            .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\(|new Set\()/g, ' = /* @__PURE__ */ $1')
            .replace(
              /^(var (\w+) = class [\s\S]*?)^\};\n\2\.contextType = (\w+);$/gm,
              '$1  static contextType = $3;\n};',
            )
            .replace(/ = (class extends [\s\S]*?^\});$/gm, ' = /* @__PURE__ */ (() => $1)();')
            .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
        : null,
  }
}

/**
 * Vite puts the sheets of what is loaded later at the end of the head. Those of a document with a first picture stand in
 * its body (record 111), and would win against rules that are meant to change theirs.
 */
function laterSheetsBehind(): Plugin {
  const inHead = 'document.head.appendChild(link)'
  return {
    name: 'later-sheets-behind',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('vite/preload-helper.js')) return null
      if (!code.includes(inHead)) throw new Error('Vite adds style sheets in another way than this build knows.')
      return code.replace(inHead, 'document.body.appendChild(link)')
    },
  }
}
