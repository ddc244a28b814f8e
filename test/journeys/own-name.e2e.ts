import { staffConfig } from '#contract/config-office.ts'
import { site } from '#contract/content.ts'
import { asStored } from '#contract/wire/language.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { staffBase, staffPaths } from '#web/staff/paths.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { newMember, signedInStaff } from './prepared.ts'
import { atDesk } from './steps-claims.ts'

const own = { 'zh-Hans': '周记转运', 'zh-Hant': '周記轉運', en: 'Chow & Sons' } as const

const version = async () => {
  const { list } = await (await signedInStaff('admin')).call(staffConfig.list, {})
  return list.find(({ key }) => key === 'site.name')?.version ?? 0
}

test.afterEach(async () => {
  const admin = await signedInStaff('admin')
  await admin.call(staffConfig.reset, { key: 'site.name', version: await version() })
})

test('after the service got another name, members, visitors and staff read that name in their language', async ({
  arrive,
}) => {
  const admin = await signedInStaff('admin')
  await admin.call(staffConfig.set, { key: 'site.name', value: asStored(own), version: await version() })
  await expect.poll(async () => (await admin.call(site.getConfig, { appid: 'web' })).siteName).toMatch(/周|Chow/)
  for (const language of ['zh-Hant', 'en'] as const) {
    const { page } = await arrive({ language })
    await page.goto(`${staffBase}${staffPaths.login}`)
    await expect(page).toHaveTitle(new RegExp(own[language]))
    await expect(page.getByRole('main')).toContainText(own[language])
    await page.goto('/api/docs')
    await expect(page).toHaveTitle(new RegExp(own[language]))
    const described = await (await page.request.get('/api/openapi.json')).json()
    expect(described).toMatchObject({ info: { title: own.en } })
    const office = await atDesk(arrive, staffPaths.settings, 'admin', { language })
    await expect(office.page).toHaveTitle(new RegExp(own[language]))
    await expect(office.page.getByRole('link', { name: own[language] })).toContainText(own[language])
  }
  const member = await newMember()
  for (const language of ['zh-Hant', 'en'] as const) {
    const { page } = await arrive({ language, stored: member.stored })
    await expect(async () => {
      await page.goto(`${basePath}${paths.memberHome}`)
      await expect(page.locator('aside')).toContainText(own[language], { timeout: 8000 })
    }).toPass({ timeout: 45_000 })
    await page.goto(`${basePath}${paths.login}?lang=${language}`)
    await expect(page).toHaveTitle(new RegExp(own[language]))
    await expect(page.getByRole('banner')).toContainText(own[language])
    const manifest = await page.request.get(`${basePath}/manifest.${language}.webmanifest`)
    expect(await manifest.json()).toMatchObject({ name: own[language], short_name: own[language] })
    await expect(async () => {
      await page.goto(`${basePath}${paths.home}?lang=${language}`)
      await expect(page.getByRole('banner')).toContainText(own[language], { timeout: 8000 })
    }).toPass({ timeout: 45_000 })
    await expect(page.getByRole('contentinfo')).toContainText(own[language])
  }
})
