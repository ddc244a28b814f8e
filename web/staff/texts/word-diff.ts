import { diffArrays } from 'diff'

/* What two texts have in common, and what differs, in words: a Chinese character counts as a word. */

export interface Piece {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Texts with more differences than this are shown as replaced: finding them would take seconds, and nobody reads them. */
const mostChanges = 1000

/** Without the removed pieces it reads as the text after, without the added ones as the text before. */
export function wordDiff(before: string, after: string): readonly Piece[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: mostChanges })
  if (!changes) return joined([piece('removed', before), piece('added', after)])
  return joined(
    changes.map(({ added, removed, value }) => piece(added ? 'added' : removed ? 'removed' : 'same', value.join(''))),
  )
}

/** `left`: unchanged words that are not shown. */
type Near = Piece | { readonly kind: 'left'; readonly text: string }

/** How many unchanged characters are shown beside a change. */
const beside = 80

/** Without the long unchanged stretches, so that a change far down in a text is seen at once. */
export const nearChanges = (pieces: readonly Piece[]): readonly Near[] =>
  pieces.flatMap((each, at): readonly Near[] => {
    const letters = [...each.text]
    const [before, after] = [at === 0 ? 0 : beside, at === pieces.length - 1 ? 0 : beside]
    const left = letters.slice(before, letters.length - after)
    if (each.kind !== 'same' || left.length <= beside) return [each]
    const near: readonly Near[] = [
      piece('same', letters.slice(0, before).join('')),
      { kind: 'left', text: left.join('') },
      piece('same', letters.slice(letters.length - after).join('')),
    ]
    return near.filter(({ text }) => text !== '')
  })

/** How many characters were added and removed. */
export const changedCharacters = (pieces: readonly Piece[]) => {
  const count = (kind: Piece['kind']) =>
    pieces.reduce((sum, piece) => (piece.kind === kind ? sum + [...piece.text].length : sum), 0)
  return { added: count('added'), removed: count('removed') }
}

const piece = (kind: Piece['kind'], text: string): Piece => ({ kind, text })

const wordsOf = (text: string) => text.match(/\p{Script=Han}|[\p{L}\p{N}]+|\s+|./gsu) ?? []

/** Of a run that differs, what was removed comes first, as one piece. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const all: Piece[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed !== '') all.push(piece('removed', removed))
    if (added !== '') all.push(piece('added', added))
    ;[removed, added] = ['', '']
  }
  for (const each of pieces) {
    if (each.kind === 'removed') removed += each.text
    else if (each.kind === 'added') added += each.text
    else {
      flush()
      all.push(each)
    }
  }
  flush()
  return all
}
