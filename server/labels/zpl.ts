import type { Bitmap } from './bitmap.ts'

/*
 * A picture in the language of Zebra printers (^GF), which others understand as well. Letters are part of the picture:
 * no printer needs Chinese fonts. Written in hexadecimal, with its letters for repeated digits, so that a large label has
 * 20 to 40 kB instead of 240.
 */

/** One label of this size, printed once. */
export function zplOf({ width, height, rowBytes, bytes }: Bitmap): string {
  const rows = Array.from({ length: height }, (_, row) => bytes.subarray(row * rowBytes, (row + 1) * rowBytes))
  let before = ''
  const written = rows.map((row) => {
    const hex = Buffer.from(row).toString('hex').toUpperCase()
    const isSame = hex === before
    before = hex
    return isSame ? ':' : shortened(hex)
  })
  const graphic = `^GFA,${bytes.length},${bytes.length},${rowBytes},${written.join('')}`
  return `^XA^PW${width}^LL${height}^LH0,0^FO0,0${graphic}^FS^XZ\n`
}

/** `,` fills the row with white from here on, `!` with black. */
function shortened(hex: string): string {
  const rest = /(0+|F+)$/.exec(hex)?.[0] ?? ''
  const start = hex.slice(0, hex.length - rest.length).replace(/(.)\1{2,}/g, (run) => `${times(run.length)}${run[0]}`)
  return `${start}${rest === '' ? '' : rest.startsWith('0') ? ',' : '!'}`
}

/** G to Y stand for 1 to 19 times, g to z for 20 to 400. */
function times(count: number): string {
  const [scores, units] = [Math.floor(count / 20), count % 20]
  const most = 'z'.repeat(Math.floor(scores / 20))
  const score = scores % 20 === 0 ? '' : String.fromCharCode('g'.charCodeAt(0) + (scores % 20) - 1)
  return `${most}${score}${units === 0 ? '' : String.fromCharCode('G'.charCodeAt(0) + units - 1)}`
}
