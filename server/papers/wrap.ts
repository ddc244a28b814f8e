/*
 * Where a line may end: at a space, and between two Chinese characters, but not before a closing sign and not after an
 * opening one.
 */

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u
const closing = /[。，、；：！？）」』》】〕…·%,.;:!?)\]}’”]/u
const opening = /[（「『《【〔([{‘“¥$]/u

/** Pieces that are never divided, unless one alone is wider than the line. */
export function piecesOf(words: string): readonly string[] {
  const pieces: string[] = []
  let before = ''
  for (const char of words) {
    if (before === '' || mayEndBetween(before, char)) pieces.push(char)
    else pieces.push(`${pieces.pop() ?? ''}${char}`)
    before = char
  }
  return pieces
}

const mayEndBetween = (before: string, after: string) => {
  if (after === ' ' || closing.test(after) || opening.test(before)) return false
  return before === ' ' || wide.test(before) || wide.test(after)
}

/** Lines no wider than `width`, by a measure of ours; a piece that alone is wider is divided anywhere. */
export function wrap(words: string, width: number, measure: (words: string) => number): readonly string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  const take = (piece: string) => {
    if (line !== '' && used + measure(piece.trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
      used = 0
    }
    line += piece
    used += measure(piece)
  }
  for (const piece of piecesOf(words)) {
    if (measure(piece.trimEnd()) <= width) take(piece)
    else for (const char of piece) take(char)
  }
  return [...lines, line.trimEnd()]
}
