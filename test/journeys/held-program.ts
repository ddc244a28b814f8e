import type { Page } from '@playwright/test'
import { pictureId, templateId } from '#web/portal/first-picture/place.ts'
import { gate } from './people.ts'

/* A page whose program has not arrived, which shows its first picture. */

/** Keeps the program back until `arrive` is called. */
export async function withoutProgram(page: Page) {
  const { held, letGo: arrive } = gate()
  await page.route(/\/assets\/portal-[\w-]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return { arrive }
}

export const picture = (page: Page) => page.locator(`#${pictureId}`)
export const templateIn = (page: Page) => page.locator(`#${templateId}`)
