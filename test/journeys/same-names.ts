import { text as addressText } from '#web/portal/addresses/text.ts'
import { text as signInText } from '#web/portal/members/sign-ins.text.ts'
import { text as shellText } from '#web/portal/shell/text.ts'
import type { Page } from '@playwright/test'

/*
 * Whoever hears a page jumps from link to link and from button to button, and hears their names alone: two of one name have
 * to lead to one place.
 */

/** One deed that a page offers twice, above and below; and sign-ins of one minute, which nothing tells apart. */
const offeredTwice = [
  shellText.signOut,
  addressText.addConsignor,
  addressText.addConsignee,
  signInText.unknown,
].flatMap((words) => Object.values(words))

/** What stands for several links or buttons of the page as it is now. */
export async function sameNames(page: Page): Promise<readonly string[]> {
  const places = new Map<string, Set<string>>()
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  for (const [index, line] of lines.entries()) {
    const [, kind, name = ''] = /^\s*- '?(link|button) "((?:[^"\\]|\\.)*)"/.exec(line) ?? []
    if (kind === undefined || offeredTwice.some((words) => name.includes(words))) continue
    // Each button does its own thing. A jump within the page is no way to another one of that name.
    const url = /\/url: "?(.*)/.exec(lines[index + 1] ?? '')?.[1] ?? ''
    const key = `${url.startsWith('#') ? 'jump' : kind} "${name}"`
    places.set(key, (places.get(key) ?? new Set()).add(kind === 'link' ? url : `${index}`))
  }
  return [...places].filter(([, { size }]) => size > 1).map(([name, { size }]) => `${size} × ${name}`)
}
