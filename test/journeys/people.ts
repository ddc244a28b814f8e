import { message, type MessageId } from '#contract/messages.ts'
import type { Operation } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { routeTitles } from '#web/routes.text.ts'
import { text as listText } from '#web/kit/list/list.text.ts'
import { kitText } from './kit-text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { pictureId } from '#web/portal/first-picture/place.ts'
import { expect, type Locator, type Page, type Response } from '@playwright/test'
import * as z from 'zod/mini'
import { windowTitle } from './table-t.ts'

/** Someone at their own browser, in their own language. */
export interface Person {
  readonly page: Page
  readonly language: Language
}

/** Image codes that were shown and not typed yet: outside production, CAPTCHA_ECHO=1 includes them in answers. */
const codes = new Map<string, string>()
const captcha = z.object({ data: z.object({ image: z.string(), answer: z.string() }) })

/** Also of a document that brings it along. */
export async function noteCode(response: Response): Promise<void> {
  const isDocument = response.request().resourceType() === 'document'
  if (!response.ok() || !(isDocument || response.url().includes('/api/auth/captcha'))) return
  const text = await response.text().catch(() => '')
  const answer = isDocument ? (/<script [^>]*data-answers="[^"]*">([^<]*)</.exec(text)?.[1] ?? 'null') : text
  const read = captcha.safeParse(JSON.parse(answer || 'null'))
  if (read.success) codes.set(read.data.data.image, read.data.data.answer)
}

/** Reads the picture beside the field and types its code, or a wrong one. */
export async function typeCode({ page, language }: Person, { isWrong = false, within = page.getByRole('main') } = {}) {
  const t = textIn(kitText, language)
  const code = await codeShown(within.getByAltText(t.codeImage))
  await within.getByRole('textbox', { name: t.codeLabel }).fill(isWrong ? unlike(code) : code)
}

/** A picture is used once: one that was read before is about to be replaced. */
async function codeShown(picture: Locator): Promise<string> {
  let code = ''
  await expect(async () => {
    const image = (await picture.getAttribute('src')) ?? ''
    code = codes.get(image) ?? ''
    expect(code).not.toBe('')
    codes.delete(image)
  }).toPass()
  return code
}

const unlike = (code: string) => (code.startsWith('A') ? 'B' : 'A') + code.slice(1)

/** The link in the newest mail to an address, from the development inbox's page. */
export async function linkInMail({ page }: Person, email: string, pattern: RegExp): Promise<string> {
  const inbox = await page.context().newPage()
  let link = ''
  await expect(async () => {
    await inbox.goto(`/dev/mail?to=${encodeURIComponent(email)}`)
    const mails = inbox.getByRole('article').filter({ hasText: email })
    const texts = await mails.allInnerTexts()
    link = texts.map((mail) => pattern.exec(mail)?.[0]).find(Boolean) ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 30_000 })
  await inbox.close()
  return link
}

/** The subjects of the mails to an address. */
export async function mailsTo({ page }: Person, email: string): Promise<readonly string[]> {
  const inbox = await page.context().newPage()
  await inbox.goto(`/dev/mail?to=${encodeURIComponent(email)}`)
  const subjects = await inbox.getByRole('article').getByRole('heading').allInnerTexts()
  await inbox.close()
  return subjects
}

/** Toasts with this text, some of which may remain from before; unlike other alerts they can be dismissed. */
export const told = ({ page, language }: Person, sentence: string | RegExp) =>
  page
    .getByRole('alert')
    .filter({ has: button(page, textIn(kitText, language).close) })
    .filter({ hasText: sentence })
    // The toast of an earlier step may still be there.
    .last()

export const toast = (person: Person, id: MessageId) => told(person, message(id, person.language))

/**
 * The page is shown. The address changes earlier, while the old page is still visible; the title changes with the page.
 */
export const isAt = ({ page, language }: Person, title: keyof typeof routeTitles): Promise<void> =>
  expect(page).toHaveTitle(windowTitle(routeTitles[title], language))

/** The program has replaced the first picture of the page, which shows the same but hears no keys. */
export const hearsKeys = (page: Page): Promise<void> => expect(page.locator(`#${pictureId}`)).toHaveCount(0)

/** Holds an answer back until the page was checked without it. */
export function gate(): { readonly held: Promise<void>; readonly letGo: () => void } {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { held, letGo }
}

export function countCalls({ page }: Person, { path }: Pick<Operation, 'path'>): () => number {
  let sent = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent += 1
  })
  return () => sent
}

export const rowOf = ({ page }: Person, words: string) => page.getByRole('row').filter({ hasText: words })

/** Opens the quiet menu of a row, which holds all but its most likely action. */
export async function openActions({ language }: Person, row: Locator) {
  const actions = textIn(listText, language).fill('actionsOf', { name: '' }).trim()
  await row.getByRole('button', { name: actions }).click()
}

/** Unfolds the filters of a list. */
export const openFilters = ({ page, language }: Person) =>
  page
    .getByRole('search')
    .getByRole('button', { name: new RegExp(`^${textIn(listText, language).filters}`) })
    .click()

/** What a row of a list opens in place, by the name of its details. */
export const behind = (place: Page | Locator, name: string) => place.getByRole('region', { name, exact: true })

type Place = Page | Locator

/** A field by its full name, without the star of a required one. */
export const field = (place: Place, name: string) => place.getByRole('textbox', { name, exact: true })
export const button = (place: Place, name: string) => place.getByRole('button', { name, exact: true })
/** Buttons repeated in a list have hidden text for screen readers that says what they are about. */
export const buttonAbout = (place: Place, word: string) =>
  place.getByRole('button', { name: new RegExp(`^${word}\\s*, \\S`) })
export const linkAbout = (place: Place, word: string) =>
  place.getByRole('link', { name: new RegExp(`^${word}\\s*, \\S`) })
export const choice = (place: Place, name: string) => place.getByRole('combobox', { name, exact: true })
export const card = (place: Place, name: string) => place.getByRole('region', { name, exact: true })

/** What a list was asked for. */
export const there = <Row>(row: Row | undefined): Row => {
  if (!row) throw new Error('it is there')
  return row
}
