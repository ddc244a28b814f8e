import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { signInAsStaff } from './steps-entry.ts'
test('dbg', async ({ arrive }) => {
  const keeper = await arrive({ language: 'zh-Hans' })
  const { page } = keeper
  page.on('console', (m) => console.log('CONSOLE', m.type(), m.text()))
  await signInAsStaff(keeper, 'keeper')
  await page.keyboard.type('SF1420098812991')
  await page.keyboard.press('Enter')
  await expect(page.getByText('照片', {exact:true})).toBeVisible()
  await page.evaluate(() => { document.documentElement.addEventListener('keydown', e => console.log('KEY', e.key, e.defaultPrevented)); document.addEventListener('click', e => console.log('CLICK', (e.target as HTMLElement).outerHTML.slice(0,80), navigator.userActivation.isActive), true) })
  page.on('filechooser', () => console.log('CHOOSER'))
  await page.waitForTimeout(500); await page.keyboard.type('2')
  await page.keyboard.press('F2')
  await page.waitForTimeout(1000)
  await page.getByRole('button', {name: '拍照或选图'}).click()
  await page.waitForTimeout(1000)
})
