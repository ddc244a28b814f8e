import type { Page } from '@playwright/test'
import sharp from 'sharp'

let shades = 0

/** A picture as a phone would take it; each is different, so that none looks like an earlier voucher. */
export async function picture(name: string) {
  const background = `#${(0x33_55_77 + ++shades).toString(16)}`
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Runs `open` to open the file chooser, and chooses a picture. */
export async function choosePicture(page: Page, open: () => Promise<void>, name: string) {
  const chooser = page.waitForEvent('filechooser')
  await open()
  await (await chooser).setFiles(await picture(name))
}
