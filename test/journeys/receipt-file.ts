import { readFile } from 'node:fs/promises'
import { text as sheetText } from '#web/portal/receipts/text.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { readPdf, tight } from '#test/read-pdf.ts'

/** Downloads the receipt that is shown: every line and figure of the page is in the PDF, in the same order. */
export async function saysThePage(page: Page, sheet: Locator, file: string): Promise<void> {
  const coming = page.waitForEvent('download')
  const names = Object.values(sheetText.download).join('|')
  await page.getByRole('button', { name: new RegExp(`^(${names})$`) }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe(file)
  const { text, pages, title } = await readPdf(await readFile(await download.path()))
  expect(pages).toHaveLength(1)
  expect(title).toBe(await sheet.getAttribute('aria-label'))
  let from = 0
  for (const words of await sheet.locator('dt, dd, th:not(small), td, h2, footer p:first-child').allInnerTexts())
    for (const line of words.split('\n').map(tight).filter(Boolean)) {
      const at = text.indexOf(line, from)
      expect(at, `${line} after ${text.slice(Math.max(0, from - 20), from)}`).toBeGreaterThanOrEqual(0)
      from = at
    }
}
