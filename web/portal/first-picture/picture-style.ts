import { classesOf, usedStyle } from '#web/site/render/used-style.ts'

/** The rules of these style sheets that pictures need, so that a document can paint them before its sheets arrive. */
export const pictureStyle = (html: string, css: string): string => withoutUnread(usedStyle(css, classesOf(html)), html)

/** The kit declares hundreds of variables. One that nothing reads goes, and then those that only it has read. */
function withoutUnread(css: string, html: string): string {
  const read = new Set([...`${css} ${html}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name))
  const rest = css.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  )
  return rest === css ? css : withoutUnread(rest, html)
}
