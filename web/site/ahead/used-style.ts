/*
 * The style of one page out of that of all: rules whose classes are on it, and those that name none. What a part shows only
 * after it was woken comes with the part. Reads what our build writes, which has no braces in texts.
 */

/** Stands in the head until it is known what the page holds; no text of a page can be taken for it. */
export const styleHere = '/*style*/'

export const withStyle = (html: string, css: string): string =>
  html.replace(`<style>${styleHere}</style>`, () => `<style>${usedStyle(css, neededOn(html))}</style>`)

/** The classes of base.css, which no part brings with it: what one shows later may have them. */
export const everyParts = ['muted', 'num', 'for-readers', 'text-button']

const neededOn = (html: string): ReadonlySet<string> =>
  new Set([...classesOf(html), ...(html.includes(' data-island=') ? everyParts : [])])

/** `classes` are those that stand in the page. */
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

/** One of the selectors is enough; a rule that names no class is everybody's. */
const isUsed = (selectors: string, classes: ReadonlySet<string>): boolean =>
  selectors
    .split(/,(?![^(]*\))/)
    .some((selector) => [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].every(([, name = '']) => classes.has(name)))

export const classesOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
