import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import type * as Renderer from 'zpl-renderer-js'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/* Labels as others read them: a printer that understands ZPL, a scanner, and a program that opens a PDF. */

const require = createRequire(import.meta.url)
const { ready }: typeof Renderer = require('zpl-renderer-js')
const wasm = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))
await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })

export interface Picture {
  readonly width: number
  readonly height: number
  /** Row after row: 0 is black, 255 white. */
  readonly dots: Uint8Array
}

/** What a printer of 8 dots to a millimetre makes of it, a picture for each label. */
export async function printed(zpl: string, widthMm: number, heightMm: number): Promise<readonly Picture[]> {
  const { api } = await ready
  const pictures = await api.zplToBase64MultipleAsync(zpl, widthMm, heightMm, 8)
  return Promise.all(
    pictures.map(async (png) => {
      const { data, info } = await sharp(Buffer.from(png, 'base64'))
        .flatten({ background: '#fff' })
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return { width: info.width, height: info.height, dots: new Uint8Array(data) }
    }),
  )
}

/** What a scanner reads on it: the kinds of codes with what they say, the barcode first. */
export async function scanned({ width, height, dots }: Picture): Promise<readonly (readonly [string, string])[]> {
  const colours = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [at, grey] of dots.entries()) colours.fill(grey, at * 4, at * 4 + 3)
  const image = { data: colours, width, height, colorSpace: 'srgb' } as ImageData
  const found = await readBarcodes(image, { formats: ['Code128', 'QRCode'], tryHarder: true })
  return found.map(({ format, text }) => [format, text] as const).toSorted(([one], [other]) => one.localeCompare(other))
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The rectangles that the pages of a PDF fill, in points from the top left: page after page, shape after shape. */
export function boxesOf(pdf: Uint8Array): readonly (readonly Box[])[][] {
  const pages: (readonly Box[])[][] = []
  for (const content of contentsOf(Buffer.from(pdf))) {
    const shapes = content
      .split(/\n[fF]\*?\n/)
      .map((shape) => [...shape.matchAll(/^([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re$/gm)].map(boxOf))
      .filter((boxes) => boxes.length > 0)
    if (shapes.length > 0) pages.push(shapes)
  }
  return pages
}

const boxOf = ([, x, y, width, height]: RegExpExecArray): Box => ({
  x: Number(x),
  y: Number(y),
  width: Number(width),
  height: Number(height),
})

function contentsOf(pdf: Buffer): readonly string[] {
  const contents: string[] = []
  for (let start = pdf.indexOf('stream\n'); start >= 0; start = pdf.indexOf('stream\n', start + 7)) {
    if (pdf.subarray(start - 3, start).toString() === 'end') continue
    const bytes = pdf.subarray(start + 7, pdf.indexOf('\nendstream', start))
    // Fonts and tables are compressed as well, and hold no line that draws a rectangle.
    if (bytes[0] === 0x78) contents.push(inflateSync(bytes).toString('latin1'))
  }
  return contents
}
