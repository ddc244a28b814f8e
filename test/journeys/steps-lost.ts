import type { Operation } from '#contract/wire/operation.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as comparedText } from '#web/staff/compared.text.ts'
import { text as wordsText } from '#web/staff/failed-words.text.ts'
import { expect, type Locator, type Page } from '@playwright/test'

/* What staff do while there is no network, or while answers are lost. English pages alone. */

export const words = textIn(wordsText, 'en')
const { meanwhile } = textIn(comparedText, 'en')

interface Deed {
  readonly page: Page
  /** The write that is tried, and the read that shows what became of it. */
  readonly write: Pick<Operation, 'path' | 'methods'>
  readonly read: Pick<Operation, 'path'>
  /** Where the page says what became of it. */
  readonly within: Locator
  readonly press: () => Promise<void>
  /** What was typed is still there. */
  readonly stays: () => Promise<void>
}

/**
 * Saves without a network, then while a proxy reaches no server, then while the answer is lost although it was stored,
 * and then as usual. Each time the page says what is known, and keeps what was typed.
 */
export async function saveAtLast(deed: Deed): Promise<void> {
  const { page, write, read, within, press, stays } = deed
  const says = async (sentence: string) => {
    await expect(within.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    await stays()
  }
  await page.context().setOffline(true)
  await press()
  await says(words.unsent)
  await page.context().setOffline(false)

  const isWrite = (url: URL) => matches(write.path, url)
  await page.route(isWrite, (route) =>
    route.request().method() === write.methods[0]
      ? route.fulfill({ status: 502, body: 'Bad gateway' })
      : route.continue(),
  )
  await press()
  await says(words.unknown)
  await page.unroute(isWrite)

  const answered = await loseAnswer(page, write)
  const readAgain = page.waitForResponse((response) => matches(read.path, new URL(response.url())))
  await press()
  await says(words.unknown)
  // The page has read what is stored now: its own, which is not somebody else's.
  await readAgain
  await says(words.unknown)
  await expect(page.getByText(meanwhile)).toHaveCount(0)
  await answered()

  await press()
}

/** From now on the write arrives and its answer does not, until the returned function is called. */
export async function loseAnswer(page: Page, write: Deed['write']): Promise<() => Promise<void>> {
  const isWrite = (url: URL) => matches(write.path, url)
  await page.route(isWrite, async (route) => {
    if (route.request().method() !== write.methods[0]) return route.continue()
    await route.fetch()
    return route.abort()
  })
  return () => page.unroute(isWrite)
}

const matches = (path: string, { pathname }: URL) =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname)
