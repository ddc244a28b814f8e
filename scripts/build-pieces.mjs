// Pieces that the build makes for the server: modules that run at once, and scripts that documents contain.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'

const base = '/web_site/'

/** Written to `outDir` as one file that runs in Node, with React as it is in production; emptied before. */
export async function buildModule({ config, outDir, source, more = {} }) {
  await build({
    configFile: config,
    base,
    logLevel: 'warn',
    ssr: { noExternal: true },
    // React's development checks are not wanted here; the server runs what browsers run.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: source,
      target: 'node20',
      outDir,
      rollupOptions: { output: { entryFileNames: '[name].js', codeSplitting: false } },
      ...more,
    },
  })
}

/**
 * The code of a script inside a document, and the hash that allows it in the content policy. A classic script is
 * wrapped (`iife`), so that its names stay its own.
 */
export async function inlineScript({ config, outDir, source, format = 'es' }) {
  await build({
    configFile: config,
    base,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rollupOptions: {
        input: source,
        output: { entryFileNames: '[name].js', codeSplitting: false, format },
      },
    },
  })
  const code = readFileSync(join(outDir, basename(source).replace(/\.ts$/, '.js')), 'utf8').trim()
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` }
}
