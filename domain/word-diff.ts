/*
 * What two texts have in common, and what differs, in words: a Chinese character counts as a word. Lines are compared
 * first, then the words of the lines that differ, so that long texts stay quick.
 */

export interface Piece {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Without the removed pieces it reads as the text after, without the added ones as the text before. */
export function wordDiff(before: string, after: string): readonly Piece[] {
  const lines = compared(linesOf(before), linesOf(after))
  return joined(hunksOf(lines).flatMap((hunk) => (hunk.isSame ? [same(hunk.before)] : inWords(hunk))))
}

/** How many characters were added and removed. */
export const changedCharacters = (pieces: readonly Piece[]) => {
  const count = (kind: Piece['kind']) =>
    pieces.reduce((sum, piece) => (piece.kind === kind ? sum + [...piece.text].length : sum), 0)
  return { added: count('added'), removed: count('removed') }
}

interface Hunk {
  readonly isSame: boolean
  readonly before: string
  readonly after: string
}

const same = (text: string): Piece => ({ kind: 'same', text })

const inWords = ({ before, after }: Hunk): readonly Piece[] => compared(wordsOf(before), wordsOf(after))

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? []
const wordsOf = (text: string) => text.match(/\p{Script=Han}|[\p{L}\p{N}]+|\s+|./gsu) ?? []

/** Lines that differ stand together, whichever text they are from. */
function hunksOf(lines: readonly Piece[]): readonly Hunk[] {
  const hunks: Hunk[] = []
  for (const { kind, text } of lines) {
    const last = hunks.at(-1)
    const isSame = kind === 'same'
    const [before, after] = [kind === 'added' ? '' : text, kind === 'removed' ? '' : text]
    if (last?.isSame === isSame)
      hunks[hunks.length - 1] = { isSame, before: last.before + before, after: last.after + after }
    else hunks.push({ isSame, before, after })
  }
  return hunks
}

/** A table of this many cells takes some milliseconds; larger parts are shown as replaced. */
const mostCells = 1_000_000

function compared(before: readonly string[], after: readonly string[]): readonly Piece[] {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let tail = 0
  const most = Math.min(before.length, after.length) - start
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return joined([
    ...before.slice(0, start).map(same),
    ...middle(before.slice(start, before.length - tail), after.slice(start, after.length - tail)),
    ...before.slice(before.length - tail).map(same),
  ])
}

/** The longest common sequence; what is not in it was removed or added. */
function middle(before: readonly string[], after: readonly string[]): readonly Piece[] {
  const width = after.length + 1
  if (before.length === 0 || after.length === 0 || (before.length + 1) * width > mostCells)
    return [
      { kind: 'removed', text: before.join('') },
      { kind: 'added', text: after.join('') },
    ]
  const longest = commonLengths(before, after)
  const pieces: Piece[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    const [old, next] = [before[row], after[column]]
    if (old !== undefined && old === next) {
      pieces.push(same(old))
      row += 1
      column += 1
      continue
    }
    const [without, beyond] = [longest[(row + 1) * width + column] ?? 0, longest[row * width + column + 1] ?? 0]
    if (next === undefined || (old !== undefined && without >= beyond)) {
      pieces.push({ kind: 'removed', text: old ?? '' })
      row += 1
    } else {
      pieces.push({ kind: 'added', text: next })
      column += 1
    }
  }
  return pieces
}

/** Of each pair of remainders, how long their longest common sequence is. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1
  const longest = new Uint16Array((before.length + 1) * width)
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const at = row * width + column
      longest[at] =
        before[row] === after[column]
          ? (longest[at + width + 1] ?? 0) + 1
          : Math.max(longest[at + width] ?? 0, longest[at + 1] ?? 0)
    }
  return longest
}

/** Neighbours of one kind become one piece; of a run that differs, what was removed comes first. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const all: Piece[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed !== '') all.push({ kind: 'removed', text: removed })
    if (added !== '') all.push({ kind: 'added', text: added })
    ;[removed, added] = ['', '']
  }
  for (const { kind, text } of pieces) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (text !== '') {
      flush()
      const last = all.at(-1)
      if (last?.kind === 'same') all[all.length - 1] = same(last.text + text)
      else all.push(same(text))
    }
  }
  flush()
  return all
}
