import type { Locator } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'

/** What a QR code on the page contains. */
export async function readQr(picture: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await picture.screenshot({ animations: 'disabled' }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // An old CommonJS package: in Node its export is nested one level deeper than its types say.
  const decode = (jsqr as unknown as { readonly default?: typeof jsqr }).default ?? jsqr
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data
}
