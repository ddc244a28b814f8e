/*
 * The letters of an image code as pen strokes in a unit square, y downwards. `draw` distorts each of them differently every time; no font
 * of the machine is used, so that every installation draws alike. Besides those that E-01 excludes (0 O 1 I L), letters
 * that look alike when distorted are left out: 4, B, G, Q, S, U and Z.
 */

export type Point = readonly [x: number, y: number]

interface Stroke {
  /** A curve through its points, or straight lines from one to the next. */
  readonly isBow: boolean
  readonly points: readonly Point[]
}

const lines = (...points: readonly Point[]): Stroke => ({ isBow: false, points })
const bow = (...points: readonly Point[]): Stroke => ({ isBow: true, points })

const stem = lines([0, 0], [0, 1])

export const letters: Readonly<Record<string, readonly Stroke[]>> = {
  A: [lines([0, 1], [0.5, 0], [1, 1]), lines([0.2, 0.64], [0.8, 0.64])],
  C: [bow([0.95, 0.18], [0.55, 0], [0.1, 0.22], [0, 0.5], [0.1, 0.78], [0.55, 1], [0.95, 0.82])],
  D: [stem, bow([0, 0], [0.6, 0.05], [0.95, 0.5], [0.6, 0.95], [0, 1])],
  E: [lines([0.9, 0], [0, 0], [0, 1], [0.95, 1]), lines([0, 0.48], [0.75, 0.48])],
  F: [lines([0.95, 0], [0, 0], [0, 1]), lines([0, 0.48], [0.75, 0.48])],
  H: [stem, lines([0.95, 0], [0.95, 1]), lines([0, 0.5], [0.95, 0.5])],
  J: [bow([0.75, 0], [0.75, 0.7], [0.55, 0.98], [0.2, 0.95], [0, 0.7]), lines([0.35, 0], [1, 0])],
  K: [stem, lines([0.9, 0], [0, 0.6]), lines([0.3, 0.42], [0.95, 1])],
  M: [lines([0, 1], [0.06, 0], [0.5, 0.7], [0.94, 0], [1, 1])],
  N: [lines([0, 1], [0, 0], [0.95, 1], [0.95, 0])],
  P: [stem, bow([0, 0], [0.65, 0.02], [0.92, 0.27], [0.65, 0.52], [0, 0.55])],
  R: [stem, bow([0, 0], [0.65, 0.02], [0.9, 0.26], [0.65, 0.5], [0, 0.52]), lines([0.4, 0.52], [0.95, 1])],
  T: [lines([0, 0], [1, 0]), lines([0.5, 0], [0.5, 1])],
  V: [lines([0, 0], [0.5, 1], [1, 0])],
  W: [lines([0, 0], [0.25, 1], [0.5, 0.3], [0.75, 1], [1, 0])],
  X: [lines([0, 0], [1, 1]), lines([1, 0], [0, 1])],
  Y: [lines([0, 0], [0.5, 0.5], [1, 0]), lines([0.5, 0.5], [0.5, 1])],
  2: [bow([0.05, 0.24], [0.3, 0], [0.75, 0.02], [0.92, 0.28], [0.6, 0.6], [0, 1]), lines([0, 1], [1, 1])],
  3: [
    bow([0.05, 0.1], [0.5, 0], [0.88, 0.22], [0.7, 0.43], [0.35, 0.48]),
    bow([0.35, 0.48], [0.8, 0.55], [0.95, 0.77], [0.55, 1], [0.02, 0.88]),
  ],
  5: [
    lines([0.9, 0], [0.15, 0], [0.1, 0.45]),
    bow([0.1, 0.45], [0.5, 0.36], [0.92, 0.62], [0.75, 0.93], [0.35, 1], [0.02, 0.88]),
  ],
  6: [
    bow(
      [0.85, 0.05],
      [0.4, 0.15],
      [0.08, 0.5],
      [0.08, 0.82],
      [0.45, 1],
      [0.9, 0.8],
      [0.75, 0.52],
      [0.35, 0.5],
      [0.08, 0.74],
    ),
  ],
  7: [lines([0, 0], [1, 0], [0.4, 1])],
  8: [
    bow([0.5, 0.46], [0.12, 0.24], [0.5, 0], [0.88, 0.24], [0.5, 0.46]),
    bow([0.5, 0.46], [0.05, 0.74], [0.5, 1], [0.95, 0.74], [0.5, 0.46]),
  ],
  9: [
    bow(
      [0.92, 0.3],
      [0.6, 0.5],
      [0.2, 0.45],
      [0.08, 0.22],
      [0.45, 0],
      [0.9, 0.15],
      [0.95, 0.45],
      [0.7, 0.85],
      [0.3, 1],
    ),
  ],
}

export const alphabet: readonly string[] = Object.keys(letters)

/** Characters that people read by mistake, with the letter they saw; none of these is in our alphabet. */
const readAs: Readonly<Record<string, string>> = { S: '5', B: '8', G: '6', Z: '2', U: 'V', '4': 'A' }

/** A code as it was typed, with such misreadings replaced. */
export const inOurLetters = (typed: string): string =>
  typed.toUpperCase().replace(/[SBGZU4]/g, (letter) => readAs[letter] ?? letter)
