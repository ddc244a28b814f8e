/*
 * The style of one page out of the style of all pages: rules whose classes are on it, and rules without classes. Styles
 * of what an island shows only after hydration come with the island. It parses only what our build writes, which has no
 * braces in strings.
 */

/** Placeholder in the head until the contents of the page are known; no text of a page can be mistaken for it. */
export const styleHere = '/*style*/'

export const withStyle = (html: string, css: string): string =>
  html.replace(`<style>${styleHere}</style>`, () => `<style>${usedStyle(css, neededOn(html))}</style>`)

/** Classes of base.css, which no island brings along: content that appears later may use them. */
export const everyParts = ['muted', 'num', 'for-readers', 'text-button']

const neededOn = (html: string): ReadonlySet<string> =>
  new Set([...classesOf(html), ...(html.includes(' data-island=') ? everyParts : [])])

/** `classes` are those used on the page. */
export function usedStyle(css: string, classes: ReadonlySet<string>): string {
  let kept = ''
  let at = 0
  while (at < css.length) {
    const open = css.indexOf('{', at)
    if (open < 0) break
    const close = endOf(css, open)
    const prelude = css.slice(at, open)
    const inside = css.slice(open + 1, close)
    if (/^\s*@(media|supports)/.test(prelude)) {
      const used = usedStyle(inside, classes)
      if (used !== '') kept += `${prelude}{${used}}`
    } else if (prelude.trimStart().startsWith('@') || isUsed(prelude, classes)) kept += `${prelude}{${inside}}`
    at = close + 1
  }
  return kept
}

function endOf(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return css.length
}

/** One matching selector is enough; a rule without classes applies to every page. */
const isUsed = (selectors: string, classes: ReadonlySet<string>): boolean =>
  selectors
    .split(/,(?![^(]*\))/)
    .some((selector) => [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].every(([, name = '']) => classes.has(name)))

export const classesOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
