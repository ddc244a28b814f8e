import type { Operation } from '#contract/wire/operation.ts'
import type { Page } from '@playwright/test'

/** Delays every answer to these calls by this much; the requests themselves go out at once. */
export async function answersLate(page: Page, afterMs: number, operations: readonly Pick<Operation, 'path'>[]) {
  // Matches contract paths with their parameters: `/api/admin/orders/{id}/pack`.
  const paths = operations.map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`))
  const isLate = (url: URL) => paths.some((path) => path.test(url.pathname))
  await page.route(isLate, async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    await route.fulfill({ response })
  })
}
