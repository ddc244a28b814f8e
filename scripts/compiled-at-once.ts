import type { Plugin } from 'vite'

const firstLine = '//# allFunctionsCalledOnLoad\n'
/** In characters; for a short file the line costs more than it saves. */
const longEnough = 2000

/**
 * Chromium then compiles all functions of a file on another thread, while it arrives. Otherwise each is compiled when it
 * is called first: a thousand of them took a fifth of a second of the time in which a phone draws a page (record 111).
 * Only as the very first line does it count, and Vite writes a line of its own above what other hooks add; so it is added
 * last. The names of the files are made before that, so they are told of it.
 */
export function compiledAtOnce(): Plugin {
  return {
    name: 'compiled-at-once',
    // The API page is for developers.
    apply: ({ base = '' }, { command }) => command === 'build' && ['/web_site/', '/staff/'].includes(base),
    augmentChunkHash: () => `${longEnough} ${firstLine}`,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [each] : []))
        for (const chunk of chunks.filter(isAsked)) {
          if (chunk.map) throw new Error('The line on top would make the source map wrong: shift its mappings here.')
          chunk.code = firstLine + chunk.code
        }
      },
    },
  }
}

/** Not the parts of public pages, which are in a folder below: they wait for a visitor's touch. */
const isAsked = ({ fileName, code }: { readonly fileName: string; readonly code: string }): boolean =>
  /^assets\/[^/]+$/.test(fileName) && code.length > longEnough
