/* The picture to share, drawn in the reader's own browser: nobody else learns who gets it. */

export interface Poster {
  readonly url: string
  readonly code: string
  readonly brand: string
  readonly head: string
  readonly line: string
  readonly codeLabel: string
  readonly scan: string
}

const width = 1080
const height = 1440
const margin = 96

const ink = '#16203a'
const paper = '#ffffff'
const brand = '#ff8a34'
const wash = '#fff1e5'

/** Draws the poster and returns it as a PNG; null if the browser cannot draw. */
export async function drawPoster(poster: Poster): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const { create } = await import('qrcode')
  paint(pen, poster, create(poster.url, { errorCorrectionLevel: 'M' }).modules)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

interface Modules {
  readonly size: number
  readonly data: ArrayLike<number>
}

function paint(pen: CanvasRenderingContext2D, poster: Poster, modules: Modules) {
  const family = getComputedStyle(document.body).fontFamily
  const write = (words: string, y: number, size: number, weight = 400, colour = ink) => {
    pen.fillStyle = colour
    pen.font = `${weight} ${size}px ${family}`
    return writeWrapped(pen, words, y, size * 1.35)
  }
  pen.fillStyle = wash
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = brand
  pen.fillRect(0, 0, width, 24)
  pen.textBaseline = 'top'
  pen.textAlign = 'left'
  write(poster.brand, 88, 44, 700, '#b1450a')
  const headEnd = write(poster.head, 164, 76, 700)
  // However long the text is in a language, the code gets the remaining space.
  const top = write(poster.line, headEnd + 12, 38) + 44
  const side = Math.min(480, height - margin - top - 370)
  pen.fillStyle = paper
  pen.fillRect(margin, top, width - 2 * margin, height - margin - top)
  drawCode(pen, modules, { x: (width - side) / 2, y: top + 48, side })
  pen.textAlign = 'center'
  const below = top + side + 72
  write(poster.scan, below, 36)
  write(poster.codeLabel, below + 84, 32, 400, '#5d6984')
  write(poster.code, below + 128, 84, 700)
}

/** Breaks between words, and anywhere between Chinese characters; returns the position of the next line. */
function writeWrapped(pen: CanvasRenderingContext2D, words: string, y: number, step: number): number {
  const x = pen.textAlign === 'center' ? width / 2 : margin
  const room = width - 2 * margin
  let line = ''
  let top = y
  for (const piece of words.match(/[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*|\s+/g) ?? []) {
    const isClosing = /^[，。、）」]/.test(piece)
    if (line !== '' && !isClosing && pen.measureText(line + piece).width > room) {
      pen.fillText(line.trimEnd(), x, top)
      top += step
      line = ''
    }
    line += piece
  }
  pen.fillText(line, x, top)
  return top + step
}

interface Square {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** Whole pixels per module, so that every scanner can read it. */
function drawCode(pen: CanvasRenderingContext2D, { size, data }: Modules, { x, y, side }: Square) {
  const step = Math.floor(side / size)
  const offset = Math.floor((side - step * size) / 2)
  pen.fillStyle = '#000000'
  for (let index = 0; index < size * size; index++) {
    if (!data[index]) continue
    pen.fillRect(x + offset + (index % size) * step, y + offset + Math.floor(index / size) * step, step, step)
  }
}
