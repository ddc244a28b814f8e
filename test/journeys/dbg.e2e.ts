import { test } from './journey.ts'
import { signedInMember } from './prepared.ts'
import { orders } from '#contract/orders.ts'
test('dbg', async ({ arrive }) => {
  const m = await signedInMember('meiling@example.com')
  const l = await m.call(orders.list, { page: 1, pageSize: 50, lifecycle: 'active', dateField: 'order' })
  const { page } = await arrive({ language: 'en', stored: m.stored })
  for (const o of l.list) {
    await page.goto(`/web_site/orderDetails?id=${o.id}`)
    await page.waitForTimeout(1500)
    console.log(
      o.status,
      await page.evaluate(() =>
        [...document.querySelectorAll('[class*=_scroll_]')].map((e) => [e.scrollWidth, e.clientWidth]),
      ),
    )
    await page.screenshot({ path: `/tmp/jr/od-${o.status}.png` })
  }
})
