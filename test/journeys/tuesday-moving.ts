import { csvCells, csvLine } from '#domain/csv.ts'
import type { MovingKind } from '#domain/moving.ts'
import { text as movingText } from '#web/staff/moving/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page } from '@playwright/test'
import { fileOf } from './monday-prices.ts'
import { button, buttonAbout, card, field, type Person } from './people.ts'
import { openStaffPage } from './steps-warehouse.ts'

/* Moving in as the page offers it: the template, a file made from it, the check, the faults, two people, the mails. */

export const t = textIn(movingText, 'en')

export const stepOf = (page: Page, kind: MovingKind) => card(page, t[kind])

export async function startRun(admin: Person) {
  await openStaffPage(admin, 'moving')
  await field(admin.page, t.runName).fill('The old system')
  await button(admin.page, t.start).click()
  await expect(stepOf(admin.page, 'members')).toBeVisible()
}

/** The headings of the template of a kind, as it is downloaded. */
async function headsOf(page: Page, kind: MovingKind): Promise<readonly string[]> {
  const template = t.fill('template', { format: 'CSV' })
  const csv = await fileOf(page, () => buttonAbout(stepOf(page, kind), template).click())
  return csvCells(csv.replace(/^\uFEFF/, ''), ',')[0] ?? []
}

type Rows = readonly Readonly<Record<string, string>>[]

/** Fills the template of a kind in and uploads it; each row says its columns by name. */
export async function upload({ page }: Person, kind: MovingKind, rows: Rows): Promise<void> {
  await choose(page, kind, await csvOf(page, kind, rows))
}

/** The template of a kind, filled in. */
export async function csvOf(page: Page, kind: MovingKind, rows: Rows): Promise<string> {
  const heads = await headsOf(page, kind)
  return [heads, ...rows.map((row) => heads.map((head) => row[head] ?? ''))].map(csvLine).join('')
}

export async function choose(page: Page, kind: MovingKind, csv: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await buttonAbout(stepOf(page, kind), `(${t.choose}|${t.replace})`).click()
  await (await chooser).setFiles({ name: `${kind}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) })
}

/** What the check says of a file. */
export const isChecked = (page: Page, kind: MovingKind, state: 'ready' | 'faulty') =>
  expect(stepOf(page, kind).getByText(t[state], { exact: true })).toBeVisible({ timeout: 30_000 })

/** Moves a checked file in, which nobody has to sign. */
export async function moveIn({ page }: Person, kind: MovingKind, count: number) {
  const label = t.fill('move', { count })
  await button(stepOf(page, kind), label).click()
  await button(page.getByRole('dialog'), label).click()
  await isMoved(page, kind)
}

const isMoved = (page: Page, kind: MovingKind) =>
  expect(stepOf(page, kind).getByText(t.moved, { exact: true }).first()).toBeVisible({ timeout: 60_000 })

/** The first fault is in this row and column; the file that comes down has it as well. */
export async function readsFaults({ page }: Person, kind: MovingKind, row: number, column: string) {
  await button(stepOf(page, kind), t.seeFaults).click()
  const dialog = page.getByRole('dialog', { name: t.faultsOf })
  await expect(dialog.getByRole('row').nth(1)).toContainText(`${row}`)
  await expect(dialog.getByRole('row').nth(1)).toContainText(column)
  const csv = await fileOf(page, () => button(dialog, t.downloadFaults).click())
  expect(csvCells(csv.replace(/^\uFEFF/, ''), ',')[1]?.slice(0, 2)).toEqual([`${row}`, column])
  await page.keyboard.press('Escape')
}

/** Whoever brought the file in cannot sign it. */
export async function askToSign({ page }: Person, kind: MovingKind) {
  await button(stepOf(page, kind), t.ask).click()
  await expect(stepOf(page, kind).getByText(t.financeSigns)).toBeVisible()
  await expect(button(stepOf(page, kind), t.sign)).toHaveCount(0)
}

/** The second person compares the totals and signs. */
export async function sign({ page }: Person, kind: MovingKind, totals: readonly string[]) {
  await button(stepOf(page, kind), t.sign).click()
  const dialog = page.getByRole('dialog', { name: t.signTitle })
  for (const total of totals) await expect(dialog).toContainText(total)
  await button(dialog, t.sign).click()
  await isMoved(page, kind)
}
