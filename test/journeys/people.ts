import { expect, type Page } from '@playwright/test'

export const productUrl = () => process.env['PRODUCT_URL'] ?? ''

/** The code of the image that is shown: outside production the product says it when CAPTCHA_ECHO=1. */
export async function readCaptcha(page: Page, act: () => Promise<unknown>): Promise<string> {
  const answered = page.waitForResponse((response) => response.url().includes('/api/auth/captcha') && response.ok())
  await act()
  const { data } = (await (await answered).json()) as { data: { answer: string } }
  return data.answer
}

/** The newest mail to an address, from the development inbox's folder through its page. */
export async function linkInMail(page: Page, pattern: RegExp): Promise<string> {
  const inbox = await page.context().newPage()
  let link = ''
  await expect(async () => {
    await inbox.goto(`${productUrl()}/dev/mail`)
    link = pattern.exec(await inbox.locator('body').innerText())?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 10_000 })
  await inbox.close()
  return link
}
