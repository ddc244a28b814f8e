import { site } from '#contract/content.ts'
import { wallets } from '#contract/ledger.ts'
import { payments } from '#contract/payments.ts'
import { basePath } from '#web/client/base-path.ts'
import { expect, type Page } from '@playwright/test'
import { button, type Person } from './people.ts'
import type { PreparedMember } from './prepared.ts'

/* Paying online. The simulator stands for Alipay and WeChat Pay; people pay on its page, as they would in the app. */

export const open = ({ page }: Person, path: string) => page.goto(`${basePath}${path}`)
export const main = (page: Page) => page.getByRole('main')
/** Not that something is loading. */
export const said = (page: Page) => main(page).locator('p[role="status"]')

/** The page reads settings that differ from the server's in one of these parts. */
export const withSettings = (page: Page, part: 'features' | 'topUp', changes: object) =>
  page.route(
    (url) => url.pathname === site.getConfig.path,
    async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: Record<typeof part, object> }
      Object.assign(answer.data[part], changes)
      await route.fulfill({ json: answer })
    },
  )

/** A payment of this member, as another device would have started it. */
export const started = (member: PreparedMember, amountMinor: number, method: 'createAlipayQr' | 'createWechatQr') =>
  member.call(payments[method], { amountMinor })

/** The payer presses a button in the wallet app, wherever that is. */
export async function inTheApp({ page }: Person, address: string, press: 'Pay' | 'Let it fail') {
  const app = await page.context().newPage()
  await app.goto(address)
  await button(app, press).click()
  await expect(app.getByRole('status')).toHaveText(press === 'Pay' ? 'Paid' : 'Failed')
  await app.close()
}

export const balanceOf = async (member: PreparedMember) => {
  const { list } = await member.call(wallets.list, {})
  return list.find(({ currency }) => currency === 'CNY')?.balanceMinor
}
