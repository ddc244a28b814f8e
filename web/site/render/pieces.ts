/*
 * Raw markup inside a page: an island that is rendered separately, the style, data for search engines. React renders a
 * token that no text can contain, because it is random, and the markup replaces it at the end.
 */

const mark = crypto.randomUUID()
const token = new RegExp(`\uE000${mark} (\\d+)\uE001`, 'g')

let pieces: string[] = []

/** A placeholder for markup rendered elsewhere; for one page at a time. */
export const pieceOf = (html: string): string => `\uE000${mark} ${pieces.push(html) - 1}\uE001`

export function withPieces(make: () => string): string {
  pieces = []
  const page = make()
  return page.replace(token, (_token, at: string) => pieces[Number(at)] ?? '')
}
