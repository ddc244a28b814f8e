import type { Drawing } from './drawings.ts'

export interface MapPoint {
  readonly x: number
  readonly y: number
}

export interface View extends MapPoint {
  readonly width: number
  readonly height: number
}

/** The position of a point on a drawing, in its units. */
export const mapPointOf = ({ west, north, unitsEast, unitsSouth }: Drawing, lat: number, lng: number): MapPoint => ({
  x: (lng - west) * unitsEast,
  y: (north - lat) * unitsSouth,
})

/** Moves overlapping points apart, as little as possible, so that every number can be read and pressed. */
export function spreadOut(points: readonly MapPoint[], apart: number): readonly MapPoint[] {
  let spread = points.map((point) => ({ ...point }))
  for (let round = 0; round < rounds; round += 1) {
    const pushed = spread.map((point, index) =>
      spread.reduce((moved, other, at) => (at === index ? moved : away(moved, point, other, apart, index < at)), point),
    )
    if (pushed.every((point, index) => point === spread[index])) return spread
    spread = pushed
  }
  return spread
}

const rounds = 40

/**
 * Half of the missing distance, because the other point moves by the other half; two at one spot move apart sideways.
 */
function away(moved: MapPoint, point: MapPoint, other: MapPoint, apart: number, isFirst: boolean): MapPoint {
  const [dx, dy] = [point.x - other.x, point.y - other.y]
  const distance = Math.hypot(dx, dy)
  if (distance >= apart - 0.01) return moved
  const push = (apart - distance) / 2
  if (distance === 0) return { x: moved.x + (isFirst ? -push : push), y: moved.y }
  return { x: moved.x + (dx / distance) * push, y: moved.y + (dy / distance) * push }
}

/** The part of a drawing that contains these points with room around them; never narrower than `narrowest`. */
export function viewAround(points: readonly MapPoint[], { height }: Pick<Drawing, 'height'>, narrowest = 320): View {
  const whole: View = { x: 0, y: 0, width: 1000, height }
  if (points.length === 0) return whole
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const ratio = height / 1000
  const spanX = Math.max(...xs) - Math.min(...xs)
  const spanY = Math.max(...ys) - Math.min(...ys)
  const width = Math.min(1000, Math.max(narrowest, spanX * 1.5, (spanY * 1.5) / ratio))
  const centre = { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 }
  return {
    x: clamp(centre.x - width / 2, 0, 1000 - width),
    y: clamp(centre.y - (width * ratio) / 2, 0, height - width * ratio),
    width,
    height: width * ratio,
  }
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
