import sharp from 'sharp'

let shades = 0

/** A picture as a phone would take it; no two are alike, so that none looks like an earlier voucher. */
export async function picture(name: string) {
  const background = `#${(0x33_55_77 + ++shades).toString(16)}`
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
