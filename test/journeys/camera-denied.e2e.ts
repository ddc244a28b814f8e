import { text } from '#web/kit/camera/camera.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as parcelText } from '#web/staff/parcels/text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { expect } from '@playwright/test'
import config from '../../playwright.config.ts'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button } from './people.ts'
import { newMember, stocked } from './prepared.ts'
import { atDesk } from './steps-claims.ts'
import { choosePicture } from './pictures.ts'
import { text as photosText } from '#web/kit/form/photos.text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'

const browser = config.use?.launchOptions ?? {}

// Somebody who answers "no" whenever the browser asks for the camera.
test.use({ launchOptions: { ...browser, args: [...(browser.args ?? []), '--use-fake-ui-for-media-stream=deny'] } })

test('without permission the page says where to give it, and photos can still be chosen', async ({ arrive }) => {
  const t = textIn(text, 'zh-Hans')
  const { id } = await stocked(await newMember())
  const { page } = await atDesk(arrive, staffPaths.parcel(id), 'keeper')
  const photos = page.getByRole('group', { name: textIn(parcelText, 'zh-Hans').photos })
  const dialog = page.getByRole('dialog')
  await button(photos, t.open).click()
  await expect(dialog.getByRole('alert')).toHaveText(t.denied)
  await isClean(page, 'a camera without permission')
  await button(dialog, t.again).click()
  await expect(dialog.getByRole('alert')).toHaveText(t.denied)
  await page.keyboard.press('Escape')
  await choosePicture(page, () => button(photos, textIn(photosText, 'zh-Hans').add).click(), 'parcel.jpg')
  await expect(photos.getByAltText(textIn(kitText, 'zh-Hans').fill('photo', { number: 1 }))).toBeVisible()
})
