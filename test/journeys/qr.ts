import type { Locator } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'

/** What a QR code on the page says to whoever points a camera at it. */
export async function readQr(picture: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await picture.screenshot({ animations: 'disabled' }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // The package is of the old kind: what it exports lies one level deeper for Node than for types.
  const decode = (jsqr as unknown as { readonly default?: typeof jsqr }).default ?? jsqr
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data
}
