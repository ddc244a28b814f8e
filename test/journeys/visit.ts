import { siteNameText } from '#contract/codes.ts'
import { languages } from '#domain/language.ts'
import { textIn } from '#domain/text-in.ts'
import { routeTitles } from '#web/routes.text.ts'
import { text as staffShell } from '#web/staff/shell.text.ts'
import { expect, type Page } from '@playwright/test'
import { hearsKeys } from './people.ts'

/** No page of either front end, so "not found" stands between two pages that may have the same title. */
const between = '/nowhere'
const titlesBetween = languages.flatMap((language) => [
  textIn(routeTitles, language).notFound,
  textIn(staffShell, language).fill('backOffice', { site: siteNameText[language] }),
])
const isBetween = new RegExp(`^(?:${titlesBetween.join('|')})`)
const isNotFound = (path: string) => path.endsWith(between) || path.endsWith('/404')

/**
 * Goes to another page of the front end that is open, as a link would, without loading the front end again, and waits
 * until the page has loaded everything. Walks over all pages take a third of the time this way.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const here = new URL(page.url()).pathname
  const base = here.split('/').slice(0, 2).join('/')
  if (!path.startsWith(`${base}/`)) throw new Error(`${path} is not below ${base}`)
  if (!isNotFound(here)) {
    await step(page, base + between)
    await expect(page, `leaving ${here}`).toHaveTitle(isBetween)
  }
  if (!isNotFound(path)) {
    await step(page, path)
    // The title changes with the page; the address changes earlier.
    await expect(page, `arriving at ${path}`).not.toHaveTitle(isBetween)
  }
  await isLoaded(page)
}

const step = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

export async function isLoaded(page: Page): Promise<void> {
  await hearsKeys(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}
