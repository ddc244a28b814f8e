import { text as addressText } from '#web/portal/addresses/text.ts'
import { text as shellText } from '#web/portal/shell/text.ts'
import { text as deviceText } from '#web/shared/devices/text.ts'
import type { Page } from '@playwright/test'

/*
 * Screen reader users jump between links and buttons and hear only their names: two with the same name must lead to the
 * same place.
 */

/** An action that a page offers twice, above and below; and sign-ins in the same minute, which cannot be told apart. */
const offeredTwice = [
  shellText.signOut,
  addressText.addConsignor,
  addressText.addConsignee,
  deviceText.unknown,
].flatMap((words) => Object.values(words))

/** Names shared by several links or buttons of the current page. */
export async function sameNames(page: Page): Promise<readonly string[]> {
  const places = new Map<string, Set<string>>()
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  for (const [index, line] of lines.entries()) {
    const [, kind, name = ''] = /^\s*- '?(link|button) "((?:[^"\\]|\\.)*)"/.exec(line) ?? []
    if (kind === undefined || offeredTwice.some((words) => name.includes(words))) continue
    // Each button does something different. A jump within the page is not a way to another target of that name.
    const url = /\/url: "?(.*)/.exec(lines[index + 1] ?? '')?.[1] ?? ''
    const key = `${url.startsWith('#') ? 'jump' : kind} "${name}"`
    places.set(key, (places.get(key) ?? new Set()).add(kind === 'link' ? url : `${index}`))
  }
  return [...places].filter(([, { size }]) => size > 1).map(([name, { size }]) => `${size} × ${name}`)
}
