import { randomBytes, randomInt } from 'node:crypto'
import sharp from 'sharp'
import { letters, type Point } from './captcha-letters.ts'

const width = 320
const height = 112

/**
 * A code as a grey JPEG; a PNG of so much grain is more than twice as large. Each letter is bent, rotated, scaled and
 * inked at random, the whole is warped, lines in ink and paper colour cross it, and grain is strewn over it; no stroke
 * data is sent. Decision record 48 says what this stops and what it does not.
 */
export async function drawCode(text: string): Promise<Buffer> {
  const warp = newWarp()
  const strokes = [...text].flatMap((letter, index) => strokesOf(letter, index, text.length))
  const drawn = [...strokes, ...crossings('ink', 2), ...crossings('paper', 2)]
  const paths = drawn.map(({ points, widthPx, grey }) => pathOf(points.map(warp), widthPx, grey)).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4f4f4"/>${blots()}<g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`
  const { data } = await sharp(Buffer.from(svg)).grayscale().raw().toBuffer({ resolveWithObject: true })
  strewGrain(data)
  return sharp(data, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 50 })
    .toBuffer()
}

interface Drawn {
  readonly points: readonly Point[]
  readonly widthPx: number
  readonly grey: number
}

const steps = 1_000_000
/** An unpredictable number between two bounds. */
const between = (low: number, high: number) => low + ((high - low) * randomInt(steps + 1)) / steps

/** One letter in its place in the word, with its own random distortion. */
function strokesOf(letter: string, index: number, count: number): readonly Drawn[] {
  const slot = (width - 40) / count
  const tall = between(54, 72)
  const wide = tall * between(0.58, 0.74) * ('MW'.includes(letter) ? 1.25 : 1)
  const turn = between(-0.28, 0.28)
  const slant = between(-0.22, 0.22)
  const [middleX, middleY] = [20 + slot * (index + 0.5) + between(-7, 7), height / 2 + between(-9, 9)]
  const widthPx = between(4.6, 6.8)
  const grey = Math.round(between(20, 80))
  const place = ([x, y]: Point): Point => {
    const [across, down] = [(x - 0.5 + between(-0.05, 0.05)) * wide, (y - 0.5 + between(-0.05, 0.05)) * tall]
    const slanted = across - down * slant
    return [
      middleX + slanted * Math.cos(turn) - down * Math.sin(turn),
      middleY + slanted * Math.sin(turn) + down * Math.cos(turn),
    ]
  }
  return (letters[letter] ?? []).map(({ isBow, points }) => {
    const placed = points.map(place)
    return { points: isBow ? bowThrough(placed) : linesThrough(placed), widthPx, grey }
  })
}

/** Catmull-Rom: a smooth curve through all of them. */
function bowThrough(points: readonly Point[]): Point[] {
  return points.slice(0, -1).flatMap((from, index) => {
    const to = points[index + 1] ?? from
    const [before, after] = [points[index - 1] ?? from, points[index + 2] ?? to]
    return Array.from({ length: 8 }, (_each, step): Point => {
      const t = step / 7
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t ** 2 +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3)
      return [along(0), along(1)]
    })
  })
}

/** Straight lines, each with a slight bend of its own. */
const linesThrough = (points: readonly Point[]): Point[] =>
  points.slice(0, -1).flatMap((from, index) => {
    const to = points[index + 1] ?? from
    const bend = between(-3, 3)
    return Array.from({ length: 9 }, (_each, step): Point => {
      const t = step / 8
      const off = bend * Math.sin(Math.PI * t)
      return [from[0] + (to[0] - from[0]) * t + off, from[1] + (to[1] - from[1]) * t - off]
    })
  })

/** Moves every point by two waves, so that neither lines nor distances stay as they were. */
function newWarp(): (point: Point) => Point {
  const wave = (reach: number) => {
    const [strength, length, phase] = [between(1.5, 4), between(55, 120), between(0, 2 * Math.PI)]
    return (at: number) => reach * strength * Math.sin((2 * Math.PI * at) / length + phase)
  }
  const [across, down, fine] = [wave(1), wave(1), wave(0.5)]
  return ([x, y]) => [x + across(y), y + down(x) + fine(x * 2)]
}

/** Lines from edge to edge: in ink as wide as a thin letter, and in paper colour, which cut the letters. */
const crossings = (kind: 'ink' | 'paper', count: number): Drawn[] =>
  Array.from({ length: count }, () => {
    const points = Array.from({ length: 6 }, (_each, at): Point => [(width * at) / 5, between(12, height - 12)])
    return {
      points: bowThrough(points),
      widthPx: kind === 'ink' ? between(1.6, 2.6) : between(1.6, 2.4),
      grey: kind === 'ink' ? Math.round(between(40, 100)) : 240,
    }
  })

const pathOf = (points: readonly Point[], widthPx: number, grey: number) =>
  `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" stroke="rgb(${grey},${grey},${grey})" stroke-width="${widthPx.toFixed(1)}"/>`

/** Keeps the background from being evenly white. */
const blots = () =>
  Array.from({ length: 7 }, () => {
    const grey = Math.round(between(206, 236))
    return `<ellipse cx="${between(0, width).toFixed(0)}" cy="${between(0, height).toFixed(0)}" rx="${between(20, 60).toFixed(0)}" ry="${between(12, 36).toFixed(0)}" fill="rgb(${grey},${grey},${grey})"/>`
  }).join('')

/** Makes a quarter of all dots lighter or darker. */
function strewGrain(grey: Buffer): void {
  const chance = randomBytes(grey.length)
  for (let at = 0; at < grey.length; at += 1) {
    const dice = chance[at] ?? 0
    const moved = dice < 64 ? (grey[at] ?? 0) + ((dice & 15) - 8) * 8 : (grey[at] ?? 0)
    grey[at] = Math.max(0, Math.min(255, moved))
  }
}
