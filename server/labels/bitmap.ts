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
    const edges = contours.flatMap(edgesOf)
    const top = Math.max(0, Math.floor(Math.min(...edges.map((edge) => edge.top))))
    const bottom = Math.min(this.height, Math.ceil(Math.max(...edges.map((edge) => edge.bottom))))
    for (let row = top; row < bottom; row += 1) this.fillSpans(row, crossingsAt(edges, row + 0.5))
  }

  private fillSpans(row: number, crossings: readonly Crossing[]): void {
    let winding = 0
    for (const [at, { x, turn }] of crossings.entries()) {
      winding += turn
      const next = crossings[at + 1]
      if (winding !== 0 && next) this.fillRow(row, Math.ceil(x - 0.5), Math.ceil(next.x - 0.5))
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

interface Edge {
  readonly top: number
  readonly bottom: number
  readonly xAtTop: number
  /** How far it moves to the right with each dot downwards. */
  readonly slope: number
  /** Downwards 1, upwards -1. */
  readonly turn: 1 | -1
}

interface Crossing {
  readonly x: number
  readonly turn: 1 | -1
}

function edgesOf(contour: Contour): readonly Edge[] {
  return contour.flatMap((from, at) => {
    const to = contour[(at + 1) % contour.length] ?? from
    if (from.y === to.y) return []
    const [upper, lower] = from.y < to.y ? [from, to] : [to, from]
    const slope = (lower.x - upper.x) / (lower.y - upper.y)
    return [{ top: upper.y, bottom: lower.y, xAtTop: upper.x, slope, turn: from === upper ? 1 : -1 }]
  })
}

const crossingsAt = (edges: readonly Edge[], y: number): readonly Crossing[] =>
  edges
    .filter(({ top, bottom }) => top <= y && y < bottom)
    .map(({ top, xAtTop, slope, turn }) => ({ x: xAtTop + (y - top) * slope, turn }))
    .sort((one, other) => one.x - other.x)
