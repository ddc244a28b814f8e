import type { Operation } from '#contract/wire/operation.ts'
import type { Page } from '@playwright/test'

/** Every answer of the server to these calls reaches the page so much later; the calls themselves go out at once. */
export async function answersLate(page: Page, afterMs: number, operations: readonly Pick<Operation, 'path'>[]) {
  // A path of the contract with its places open: `/api/admin/orders/{id}/pack`.
  const paths = operations.map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`))
  const isLate = (url: URL) => paths.some((path) => path.test(url.pathname))
  await page.route(isLate, async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    await route.fulfill({ response })
  })
}
