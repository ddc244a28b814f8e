/*
 * Markup that stands in a page as it is: an island that is woken alone, the style, data for search engines. React writes a
 * token that no text can hold, because nobody knows it before, and the markup takes its place at the end.
 */

const mark = crypto.randomUUID()
const token = new RegExp(`\uE000${mark} (\\d+)\uE001`, 'g')

let pieces: string[] = []

/** A place for markup that was made elsewhere; for one page at a time. */
export const pieceOf = (html: string): string => `\uE000${mark} ${pieces.push(html) - 1}\uE001`

export function withPieces(make: () => string): string {
  pieces = []
  const page = make()
  return page.replace(token, (_token, at: string) => pieces[Number(at)] ?? '')
}
