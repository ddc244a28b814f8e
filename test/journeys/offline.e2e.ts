import { signedIn } from '#contract/signed-in.ts'
import { text as offlineText } from '#web/offline/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as failedText } from '#web/kit/message/failed.text.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { keptAddresses, keptOwners, keptSince } from './kept-on-device.ts'
import { button, card, isAt } from './people.ts'
import { forecasted, newMember, type PreparedMember } from './prepared.ts'
import { signIn, signOut } from './steps-entry.ts'

/* The site without a network: what was read before can be read again, but only by its owner. */

const t = textIn(offlineText, 'en')
const [noticeBegin = ''] = textIn(failedText, 'en').keptNotice.split('{when}')
const at = (path: string) => `${basePath}${path}`
const mainOf = (page: Page) => page.getByRole('main')
const notice = (page: Page) => mainOf(page).getByRole('status').filter({ hasText: noticeBegin })

/** Opens a page and waits until its content is stored on the device: `parts` answers of this member. */
async function readOnline(page: Page, path: string, words: string, { member, parts }: Kept) {
  await page.goto(at(path))
  await expect(mainOf(page)).toContainText(words)
  await expect.poll(() => keptOwners(page)).toEqual(Array(parts).fill(member.stored.userid))
}

interface Kept {
  readonly member: PreparedMember
  readonly parts: number
}

/** The worker starts when the page is idle, at the latest after ten seconds, and then fetches the whole program. */
const untilShellIsKept = (page: Page) =>
  expect.poll(() => keptAddresses(page), { timeout: 45_000 }).toContainEqual(`${basePath}/portal.html`)

test('parcels, addresses and tracked numbers are read again without a network, with their time, until their member signs out', async ({
  arrive,
}) => {
  const member = await newMember()
  const { trackingNumber } = await forecasted(member)
  const person = await arrive({ language: 'en', stored: member.stored, keepsPages: true })
  const { page } = person
  const own: readonly (readonly [string, string])[] = [
    [paths.warehouseAddress, member.memberNumber],
    [paths.parcels, trackingNumber],
    [paths.track(trackingNumber), trackingNumber],
  ]

  await test.step('reads them with a network, without a notice above', async () => {
    for (const [index, [path, words]] of own.entries()) {
      await readOnline(page, path, words, { member, parts: index + 1 })
      // The first page starts the worker, which keeps every page opened from then on.
      if (index === 0) await untilShellIsKept(page)
    }
    await expect(notice(page)).toHaveCount(0)
    await expect.poll(() => keptAddresses(page)).toContainEqual(at(paths.parcels))
  })

  await test.step('reads them again without one', async () => {
    await page.context().setOffline(true)
    for (const [path, words] of own) {
      await page.goto(at(path))
      // The document of the page itself, with its reads.
      if (path === paths.parcels) await expect(page.locator('script[data-reads]')).toHaveCount(1)
      await expect(notice(page).first()).toBeVisible()
      await expect(mainOf(page)).toContainText(words)
      await page.reload()
      await expect(mainOf(page)).toContainText(words)
    }
    await page.goto(at(paths.tracking))
    await card(page, t.recentTitle).getByRole('link', { name: trackingNumber }).click()
    await expect(notice(page).first()).toBeVisible()
  })

  await test.step('sees the server’s own answer as soon as there is a network', async () => {
    await page.context().setOffline(false)
    await expect(notice(page)).toHaveCount(0)
    await expect(mainOf(page)).toContainText(trackingNumber)
  })

  await test.step('signs out, and nothing of it is left', async () => {
    await signOut(person)
    await expect.poll(() => keptOwners(page)).toEqual([])
    await page.context().setOffline(true)
    for (const [path, words] of own) {
      await page.goto(at(path))
      // Visitors are redirected to the home page, which was not read here.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(words)).toHaveCount(0)
    }
  })

  await test.step('of what the worker kept nothing was a call, the back office or a secret', async () => {
    const addresses = await keptAddresses(page)
    expect(addresses.length).toBeGreaterThan(5)
    const known = /^\/web_site\/(assets\/[\w.-]+|portal\.html|offline\/offline\.html|[\w/-]+(\?lang=[\w-]+)?)$/
    expect(addresses.filter((address) => !known.test(address) || /\/api\b|\/staff\b|token/i.test(address))).toEqual([])
  })
})

test('a page of the portal that was opened before comes from the device, which renews it meanwhile', async ({
  arrive,
}) => {
  const member = await newMember()
  const { page } = await arrive({ language: 'en', stored: member.stored, keepsPages: true })
  const address = at(paths.parcels)
  const isShown = () => expect(mainOf(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(address)
  await isShown()
  await untilShellIsKept(page)
  await expect.poll(() => keptSince(page, address)).not.toBeNull()
  const before = await keptSince(page, address)
  // The server names full seconds.
  await expect.poll(() => Date.now() - Date.parse(before ?? '')).toBeGreaterThan(1000)
  const answer = await page.goto(address)
  expect(answer?.fromServiceWorker()).toBe(true)
  expect(await answer?.headerValue('date')).toBe(before)
  await isShown()
  await expect.poll(() => keptSince(page, address)).not.toBe(before)
})

test('public pages that were read once are read again without a network; any other says so and names what can be read', async ({
  arrive,
}) => {
  const { page } = await arrive({ language: 'en', keepsPages: true })
  // The portal installs the worker; from then on every page that is read is kept.
  await page.goto(at(paths.login))
  await untilShellIsKept(page)
  await page.goto(at(paths.home))
  const headline = await page.getByRole('heading', { level: 1 }).first().innerText()
  await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringMatching(/^\/web_site\/webHome/))

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(headline)
  const title = await page.title()
  await page.goto(at(paths.tutorial))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.pageTitle)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  // Members' links are only for members.
  await expect(page.getByRole('link', { name: t.parcels })).toHaveCount(0)

  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText(t.pageTitle)
})

test('the next person to sign in on a device finds nothing of the previous one', async ({ arrive }) => {
  const [meiling, chiho] = [await newMember(), await newMember()]
  const person = await arrive({ language: 'en', stored: meiling.stored, keepsPages: true })
  await readOnline(person.page, paths.warehouseAddress, meiling.memberNumber, { member: meiling, parts: 1 })
  await signIn(person, chiho.email)
  // The home page of a member shows an address too.
  await expect.poll(() => keptOwners(person.page)).toEqual([chiho.stored.userid])
})

test('a session that was ended elsewhere takes along what was kept', async ({ arrive }) => {
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: member.stored, keepsPages: true })
  await readOnline(person.page, paths.warehouseAddress, member.memberNumber, { member, parts: 1 })
  await member.call(signedIn.logout, { token: member.stored.token })
  await person.page.reload()
  await isAt(person, 'login')
  await expect.poll(() => keptOwners(person.page)).toEqual([])
})

test('the site names its manifest in the reader’s language, and the profile offers the home screen where the browser does', async ({
  arrive,
}) => {
  const member = await newMember()
  for (const language of ['zh-Hans', 'zh-Hant', 'en'] as const) {
    const { page } = await arrive({ language, stored: member.stored })
    await page.goto(at(paths.profile))
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', at(`/manifest.${language}.webmanifest`))
    const manifest = await page.request.get(at(`/manifest.${language}.webmanifest`))
    expect(manifest.headers()['content-type']).toContain('application/manifest+json')
    const words = textIn(offlineText, language)
    await expect(card(page, words.installTitle)).toHaveCount(0)
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {} })
      window.dispatchEvent(offer)
    })
    await button(card(page, words.installTitle), words.install).click()
    await expect(card(page, words.installTitle)).toHaveCount(0)
  }
})
