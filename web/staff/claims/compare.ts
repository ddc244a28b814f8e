/** Neighbouring characters of a number that are all on both sides, or all not. */
export interface Piece {
  readonly text: string
  readonly isSame: boolean
}

export interface Compared {
  readonly typed: readonly Piece[]
  readonly label: readonly Piece[]
  /** How many characters would have to change, be added or be left out; 0: the same number. */
  readonly differing: number
}

/** Two numbers side by side: which characters they share, in the alignment with the fewest changes. */
export function compareNumbers(typed: string, label: string): Compared {
  const [left, right] = [[...typed], [...label]]
  const costs = costsOf(left, right)
  const cost = (row: number, column: number) => costs[row]?.[column] ?? Number.POSITIVE_INFINITY
  const marks = { typed: left.map(() => false), label: right.map(() => false) }
  let [row, column] = [left.length, right.length]
  while (row > 0 || column > 0) {
    const isSame = row > 0 && column > 0 && left[row - 1] === right[column - 1]
    const now = cost(row, column)
    if (row > 0 && column > 0 && now === cost(row - 1, column - 1) + (isSame ? 0 : 1)) {
      marks.typed[--row] = isSame
      marks.label[--column] = isSame
    } else if (row > 0 && now === cost(row - 1, column) + 1) marks.typed[--row] = false
    else marks.label[--column] = false
  }
  return {
    typed: pieces(left, marks.typed),
    label: pieces(right, marks.label),
    differing: cost(left.length, right.length),
  }
}

/** `costs[i][j]`: the fewest changes from the first i characters of one number to the first j of the other. */
function costsOf(left: readonly string[], right: readonly string[]): number[][] {
  const costs = [right.reduce((row) => [...row, row.length], [0])]
  for (const [index, char] of left.entries()) {
    const above = costs[index] ?? []
    const row = [index + 1]
    for (const [at, other] of right.entries())
      row.push(Math.min((above[at] ?? 0) + (char === other ? 0 : 1), (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1))
    costs.push(row)
  }
  return costs
}

function pieces(chars: readonly string[], marks: readonly boolean[]): Piece[] {
  const made: Piece[] = []
  for (const [index, char] of chars.entries()) {
    const isSame = marks[index] === true
    const last = made.at(-1)
    if (last?.isSame === isSame) made[made.length - 1] = { text: last.text + char, isSame }
    else made.push({ text: char, isSame })
  }
  return made
}
