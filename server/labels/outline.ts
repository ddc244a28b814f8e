import type { PathCommand } from 'fontkit'
import type { Contour, Point } from './bitmap.ts'

/** A curve becomes so many straight pieces: at 203 dots an inch the largest letter shows no corner. */
const pieces = 8

/** The outline of a letter as straight lines, each of its points moved by `place`. */
export function contoursOf(path: readonly PathCommand[], place: (point: Point) => Point): readonly Contour[] {
  const contours: Point[][] = []
  let last: Point = { x: 0, y: 0 }
  for (const { command, args } of path) {
    const points = pointsOf(args)
    const to = points.at(-1)
    if (!to) continue
    if (command === 'moveTo') contours.push([to])
    else contours.at(-1)?.push(...(command === 'lineTo' ? [to] : curve([last, ...points])))
    last = to
  }
  return contours.map((contour) => contour.map(place))
}

const pointsOf = (args: readonly number[]): readonly Point[] =>
  args.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: args[at + 1] ?? 0 }] : []))

/** A curve by its start, the points that pull it, and its end: halving the way between them again and again. */
const curve = (pulls: readonly Point[]): readonly Point[] =>
  Array.from({ length: pieces }, (_, at) => pointAt(pulls, (at + 1) / pieces))

function pointAt(pulls: readonly Point[], part: number): Point {
  const [first, ...others] = pulls
  if (!first) throw new Error('a curve has points')
  if (others.length === 0) return first
  const between = others.map((to, at) => {
    const from = pulls[at] ?? first
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })
  return pointAt(between, part)
}
