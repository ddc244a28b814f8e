/*
 * A picture in black and white, one bit a dot: what a label printer burns. It knows two things: a rectangle of whole
 * dots, and a filled path, which is how letters are drawn.
 */

export interface Point {
  readonly x: number
  readonly y: number
}

/** A closed line of straight pieces, in dots. */
export type Contour = readonly Point[]

export class Bitmap {
  readonly width: number
  readonly height: number
  readonly rowBytes: number
  /** Row after row, each from a whole byte on; a set bit is black. */
  readonly bytes: Uint8Array

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.rowBytes = Math.ceil(width / 8)
    this.bytes = new Uint8Array(this.rowBytes * height)
  }

  isBlack(x: number, y: number): boolean {
    return ((this.bytes[y * this.rowBytes + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0
  }

  /** What lies outside of the picture is left out. */
  fillRect(x: number, y: number, width: number, height: number): void {
    const [top, bottom] = [Math.max(y, 0), Math.min(y + height, this.height)]
    for (let row = top; row < bottom; row += 1) this.fillRow(row, x, x + width)
  }

  /** A dot is black when its middle is inside, by the winding of the contours: overlapping strokes stay black. */
  fillPath(contours: readonly Contour[]): void {
    for (const [row, crossings] of crossingsOf(contours, this.height)) {
      crossings.sort((one, other) => one.x - other.x)
      let winding = 0
      for (const [at, { x, turn }] of crossings.entries()) {
        winding += turn
        const next = crossings[at + 1]
        if (winding !== 0 && next) this.fillRow(row, Math.ceil(x - 0.5), Math.ceil(next.x - 0.5))
      }
    }
  }

  private fillRow(row: number, from: number, to: number): void {
    const start = row * this.rowBytes
    for (let x = Math.max(from, 0); x < Math.min(to, this.width); x += 1) {
      const at = start + (x >> 3)
      this.bytes[at] = (this.bytes[at] ?? 0) | (0x80 >> (x & 7))
    }
  }
}

interface Crossing {
  readonly x: number
  /** Downwards 1, upwards -1. */
  readonly turn: 1 | -1
}

/** Where the contours cross the middle of each row. */
function crossingsOf(contours: readonly Contour[], height: number): ReadonlyMap<number, Crossing[]> {
  const rows = new Map<number, Crossing[]>()
  for (const contour of contours)
    for (const [at, from] of contour.entries()) {
      const to = contour[(at + 1) % contour.length] ?? from
      const [upper, lower, turn] = from.y < to.y ? ([from, to, 1] as const) : ([to, from, -1] as const)
      const slope = (lower.x - upper.x) / (lower.y - upper.y)
      const last = Math.min(Math.ceil(lower.y - 0.5), height)
      for (let row = Math.max(Math.ceil(upper.y - 0.5), 0); row < last; row += 1) {
        const crossing = { x: upper.x + (row + 0.5 - upper.y) * slope, turn }
        const known = rows.get(row)
        if (known) known.push(crossing)
        else rows.set(row, [crossing])
      }
    }
  return rows
}
