import { message } from '#contract/messages.ts'
import { text as choiceText } from '#web/shared/channels/choice.text.ts'
import { text as channelText } from '#web/shared/channels/text.ts'
import { text as applyText } from '#web/portal/orders/applying/apply.text.ts'
import { text as detailsText } from '#web/portal/orders/details/text.ts'
import { text as payText } from '#web/portal/orders/paying/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { button, card, choice, field, isAt, type Person, toast, typeCode } from './people.ts'
import { turnTo } from './steps-parcels.ts'

/** The explained price shown in a place: label and amount of each line; beside what was paid, the amount now. */
export async function priceLines(place: Page | Locator): Promise<ReadonlyMap<string, string>> {
  const rows = await place.getByRole('table').last().getByRole('row').all()
  const lines = new Map<string, string>()
  for (const row of rows) {
    const [label = ''] = (await row.getByRole('rowheader').allInnerTexts()).map((text) => text.split('\n')[0] ?? '')
    if (label) lines.set(label, await row.getByRole('cell').last().innerText())
  }
  return lines
}

interface Application {
  readonly trackingNumbers: readonly string[]
  readonly currency: string
  readonly channel: string
  readonly insured?: boolean
  /** Prefilled by the page from the goods if their currency is the order's. */
  readonly declaredValue?: string
}

/** Ticks parcels, reads the channels and chooses one; the price is then shown. */
export async function fillApplication(
  person: Person,
  { trackingNumbers, currency, channel, insured = false, declaredValue }: Application,
) {
  const { page, language } = person
  const t = textIn(applyText, language)
  await turnTo(person, 'apply')
  for (const number of trackingNumbers) await page.getByRole('checkbox', { name: number }).check()
  await expect(page.getByText(t.fill('tickedCount', { count: trackingNumbers.length }))).toBeVisible()
  await choice(page, t.currency).selectOption(currency)
  const channels = page.getByRole('radiogroup', { name: textIn(choiceText, language).chooseChannel })
  await channels.getByRole('radio', { name: channel }).check()
  const price = card(page, textIn(channelText, language).priceTitle)
  await expect(price.getByRole('table')).toBeVisible()
  if (declaredValue) await field(page, t.declaredValue).fill(declaredValue)
  if (insured) await page.getByRole('checkbox', { name: t.insure }).check()
  return { channels, price }
}

/** Submits the application; the payment dialog opens automatically. Returns the order number. */
export async function apply(person: Person): Promise<string> {
  const { page, language } = person
  await typeCode(person)
  await button(page.getByRole('main'), textIn(applyText, language).submit).click()
  await expect(toast(person, 'M-17')).toBeVisible()
  return orderNumberIn(payDialog(person))
}

export const payDialog = ({ page }: Person) => page.getByRole('dialog')

async function orderNumberIn(dialog: Locator): Promise<string> {
  await expect(dialog).toContainText(/JH\d{12}/)
  return /JH\d{12}/.exec(await dialog.innerText())?.[0] ?? ''
}

/** Presses the button that names the price, and checks what was taken and what is left. */
export async function pay(person: Person, { price, balanceAfter }: { price: string; balanceAfter: string }) {
  const { language } = person
  const t = textIn(payText, language)
  const dialog = payDialog(person)
  await button(dialog, t.fill('pay', { price })).click()
  await expect(dialog.getByRole('heading', { name: message('M-16', language) })).toBeVisible()
  await expect(dialog).toContainText(t.fill('paidSentence', { price, balance: balanceAfter }))
  await dialog.getByRole('link', { name: t.openOrder }).click()
  await expect(dialog).toBeHidden()
}

export async function openOrder(person: Person, orderNumber: string) {
  const { page } = person
  await turnTo(person, 'orders')
  await page.getByRole('link', { name: orderNumber, exact: true }).click()
  await isAt(person, 'orderDetails')
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible()
}

/** By its address, as from a link in a mail. */
export const openDetails = ({ page }: Person, orderId: string) => page.goto(`${basePath}${paths.orderDetails(orderId)}`)

export const nextStepCard = ({ page, language }: Person) => card(page, textIn(detailsText, language).nextStep)
