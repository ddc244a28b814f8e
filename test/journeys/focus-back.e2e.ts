import { basePath } from '#web/client/base-path.ts'
import { text as evidenceText } from '#web/portal/orders/evidence/text.ts'
import { text as orderText } from '#web/portal/orders/text.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Locator } from '@playwright/test'
import { test } from './journey.ts'
import { button, buttonAbout, type Person, rowOf } from './people.ts'
import { applied, funded, newMember, paid, shipped, stocked } from './prepared.ts'

/* Who works with the keyboard alone goes on where they were, after a dialog and after a form that opens in place. */

const t = textIn(orderText, 'en')
const evidence = textIn(evidenceText, 'en')

async function opensAndComesBack({ page }: Person, opener: Locator) {
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

test('after Escape the focus is where it was: paying and cancelling, in the list and on the page of an order', async ({
  arrive,
}) => {
  const member = await newMember()
  await funded(member, 30_000)
  const [open, settled] = [await stocked(member), await stocked(member)]
  const unpaid = await applied(member, [open.id])
  const order = await paid(member, [settled.id])
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await page.goto(`${basePath}${paths.orders}`)
  await opensAndComesBack(person, rowOf(person, unpaid.orderNumber).getByRole('button', { name: /^Pay / }))
  await page.goto(`${basePath}${paths.orderDetails(order.id)}`)
  await opensAndComesBack(person, button(page.getByRole('main'), t.cancel))

  const gone = await shipped(member)
  await page.goto(`${basePath}${paths.orderDetails(gone.id)}`)
  await test.step('a weight is questioned in place: the field has the focus, then the button again', async () => {
    const question = buttonAbout(page, evidence.dispute).first()
    await question.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: evidence.reason })).toBeFocused()
    const leave = button(page, evidence.notNow)
    await leave.focus()
    await page.keyboard.press('Enter')
    await expect(question).toBeFocused()
  })
})
