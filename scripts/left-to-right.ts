import type { Plugin } from 'vite'

/*
 * All our languages are written from left to right. Browsers of 2020 do not know the properties below, and for them the
 * build writes each rule four times, with selectors that list the languages written from right to left: a third of the
 * kit's style.
 */

const names: Readonly<Record<string, string>> = {
  'border-start-start-radius': 'border-top-left-radius',
  'border-start-end-radius': 'border-top-right-radius',
  'border-end-start-radius': 'border-bottom-left-radius',
  'border-end-end-radius': 'border-bottom-right-radius',
  'inset-inline-start': 'left',
  'inset-inline-end': 'right',
}
const word = new RegExp(`(?<![\\w-])(${Object.keys(names).join('|')})(?![\\w-])`, 'g')

/** Names start and end as left and right in style sheets, and fails a build in which one still asks for a language. */
export function leftToRight(): Plugin {
  return {
    name: 'left-to-right',
    enforce: 'pre',
    transform: (code, id) => (/\.css($|\?)/.test(id) ? code.replace(word, (name) => names[name] ?? name) : undefined),
    generateBundle(_options, bundle) {
      for (const { fileName, type, ...file } of Object.values(bundle))
        if (type === 'asset' && 'source' in file && fileName.endsWith('.css') && `${file.source}`.includes(':lang(ae)'))
          throw new Error(
            `${fileName} has a rule for languages written from right to left: see scripts/left-to-right.ts`,
          )
    },
  }
}
