import { paths, siteUrl } from '#web/paths.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'

/* The parts of public pages that need a script: loaded with the first interaction, and safe when that fails. */

const scriptsOf = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  return asked
}

test('a page loads nothing of React before the first interaction, and is hydrated then', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en' })
  const scripts = scriptsOf(page)
  await page.goto(siteUrl(paths.home))
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => /react|hydrate/.test(path))).toEqual([])
  await page.getByRole('textbox').first().focus()
  await expect.poll(() => scripts.some((path) => /react/.test(path))).toBe(true)
})

/** The islands' code, which is loaded at the first interaction. */
const partsOfPages = /assets\/site\/hydrate/

test('what is typed and pressed before a part is awake is kept and done then', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en' })
  let free = () => {}
  const held = new Promise<void>((resolve) => {
    free = resolve
  })
  await page.route(partsOfPages, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(siteUrl(paths.home))
  const form = page.locator('[data-island="calculator"]')
  const asked = page.waitForRequest(partsOfPages)
  await form.getByRole('textbox').first().fill('14')
  await form.getByRole('button').first().click()
  await asked
  free()
  await expect(form.getByText('14 kg is billed')).toBeVisible()
  await expect(form.getByRole('textbox').first()).toHaveValue('14')
})

test('no letter is lost that is typed while a part of the page is being loaded', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en' })
  await page.goto(siteUrl(paths.domesticNotice))
  // Something else in every task of the browser, while the part is loaded and hydrated.
  const typed = page.evaluate(async () => {
    const part = document.querySelector<HTMLElement>('[data-island="siteForecast"]')
    const input = part?.querySelector<HTMLInputElement>('input[maxlength="40"]')
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    if (!part || !input || !value?.set) throw new Error('no field')
    const { set } = value
    input.focus()
    const channel = new MessageChannel()
    const nextTask = () =>
      new Promise<void>((resolve) => {
        channel.port1.onmessage = () => resolve()
        channel.port2.postMessage(null)
      })
    let letters = 0
    for (let after = 0; after < 50; after += 'awake' in part.dataset ? 1 : 0) {
      letters += 1
      set.call(input, `${letters}`)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await nextTask()
      if (input.value !== `${letters}`) return `${input.value} instead of ${letters}`
    }
    return 'all'
  })
  expect(await typed).toBe('all')
})

test('without a network every touch tries again, and what was typed and pressed is kept until one succeeds', async ({
  arrive,
}) => {
  const { page } = await arrive({ language: 'en' })
  const touches = {
    // Away first: a pointer that has not moved is no touch.
    hovers: async () => {
      await page.mouse.move(9, 9)
      await page.getByRole('contentinfo').getByRole('link').first().hover()
    },
    focuses: () => page.getByRole('banner').getByRole('link').first().focus(),
    types: () => page.keyboard.press('Shift'),
  }
  for (const touch of Object.values(touches)) {
    await page.goto(siteUrl(paths.home))
    await page.route(partsOfPages, (route) => route.abort())
    const form = page.locator('[data-island="calculator"]')
    // Only after the page knows that it failed does another interaction try again.
    const failed = () => page.waitForEvent('console', (line) => /dynamically imported module/.test(line.text()))
    const first = failed()
    await form.getByRole('textbox').first().fill('14')
    await first
    // Each kind of interaction fails once before it works.
    for (const again of [...Object.values(touches), () => form.getByRole('button').first().click()]) {
      const next = failed()
      await again()
      await next
    }
    await page.unroute(partsOfPages)
    // The last attempt may still be failing.
    await expect(async () => {
      await touch()
      await expect(form.getByText('14 kg is billed')).toBeVisible({ timeout: 8000 })
    }).toPass()
    await expect(form.getByRole('textbox').first()).toHaveValue('14')
    // An island with a draft is hydrated at once; the next visit must start without one.
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('a part that throws as it wakes leaves its words, and the other parts and the rest of the page go on', async ({
  arrive,
}) => {
  const { page } = await arrive({ language: 'en' })
  const told: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'error') told.push(line.text())
  })
  await page.goto(siteUrl(paths.home))
  // The same island again, without the data it needs to be rendered.
  await page.evaluate(() => {
    const part = document.querySelector<HTMLElement>('[data-island="calculator"]')
    const broken = part?.cloneNode(true)
    if (!part || !(broken instanceof HTMLElement)) return
    broken.dataset['props'] = '{}'
    broken.id = 'broken'
    part.before(broken)
  })
  const broken = page.locator('#broken')
  const whole = page.locator('[data-island="calculator"]:not(#broken)')
  await broken.getByRole('textbox').first().fill('4.2')
  await whole.getByRole('textbox').first().fill('14')
  await whole.getByRole('button').first().click()
  await expect(whole.getByText('14 kg is billed')).toBeVisible()
  await expect(broken.getByRole('heading')).toBeVisible()
  await expect(broken.getByRole('textbox').first()).toHaveValue('4.2')
  await expect.poll(() => told.filter((line) => line.includes('TypeError'))).toHaveLength(1)
  // Pressing it does what the browser does with the form without a script.
  await broken.getByRole('button').first().click()
  await expect(page).toHaveURL(/\?$/)
})
