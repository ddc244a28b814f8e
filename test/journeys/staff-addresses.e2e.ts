import { text as common } from '#web/kit/text/common.text.ts'
import { text as failedText } from '#web/kit/message/failed.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as mailsText } from '#web/staff/mails/text.ts'
import { staffBase, staffPaths } from '#web/staff/paths.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { atDesk } from './steps-claims.ts'

const back = textIn(common, 'en').back
const about = Object.values(staffPaths).filter((path) => typeof path === 'function')
const notFound = [textIn(failedText, 'en').nowhereTitle, textIn(mailsText, 'en').notFound]

for (const [what, part] of [
  ['of nothing', 'nothing'],
  ['of what is not there', '00000000-0000-7000-8000-000000000000'],
  ['with a null character', '%00'],
  ['with bytes that are no text', '%FF'],
  ['with a backslash', 'a%5Cb'],
  ['of 3000 characters', 'x'.repeat(3000)],
] as const)
  test(`a page about one thing, at an address ${what}, says that it cannot be found, with a title and the way back`, async ({
    arrive,
  }) => {
    const { page } = await atDesk(arrive, staffPaths.settings, 'admin', { language: 'en', width: 390 })
    for (const pathOf of about) {
      const path = pathOf(part)
      await page.goto(staffBase + path)
      const said = page.getByRole('main').getByText(new RegExp(`^(${notFound.join('|')})$`))
      await expect(said, path.slice(0, 40)).toBeInViewport()
      await expect(page.getByRole('heading', { level: 1 }), path.slice(0, 40)).toHaveCount(1)
      await expect(
        page.getByRole('main').getByRole('link', { name: back, exact: true }),
        path.slice(0, 40),
      ).toBeVisible()
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(tooWide, path.slice(0, 40)).toBeLessThanOrEqual(0)
    }
  })
