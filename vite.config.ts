import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledAtOnce } from './scripts/compiled-at-once.ts'
import { laterSheetsBehind } from './scripts/later-sheets-behind.ts'
import { leftToRight } from './scripts/left-to-right.ts'
import { plainPrivateFields } from './scripts/plain-private-fields.ts'
import { withoutCircles } from './scripts/without-circles.ts'
import { withoutThemeStyle, withoutUnusedColors, withoutUnusedRouter } from './scripts/without-unused-parts.ts'

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
    leftToRight(),
    withoutUnusedColors(),
    withoutThemeStyle(),
    withoutUnusedRouter(),
    plainPrivateFields(),
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
