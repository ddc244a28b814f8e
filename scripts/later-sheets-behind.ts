import type { Plugin } from 'vite'

const inHead = 'document.head.appendChild(link)'

/**
 * Vite puts the sheets of what is loaded later at the end of the head. Those of a document with a first picture stand in
 * its body (record 111), and would win against rules that are meant to change theirs.
 */
export function laterSheetsBehind(): Plugin {
  let isChanged = false
  return {
    name: 'later-sheets-behind',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('vite/preload-helper.js')) return null
      isChanged = code.includes(inHead)
      return code.replace(inHead, 'document.body.appendChild(link)')
    },
    generateBundle: {
      // Vite lists the sheets only now, in a line that it puts into files.
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle)
        if (isChanged || !files.some((each) => each.type === 'chunk' && each.code.includes('__vite__mapDeps'))) return
        throw new Error('Vite adds style sheets in another way than later-sheets-behind knows: adapt the plugin.')
      },
    },
  }
}
