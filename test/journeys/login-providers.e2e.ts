import { site } from '#contract/content.ts'
import { oauth } from '#contract/profile.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { languages } from '#domain/language.ts'
import { text } from '#web/portal/members/login-providers.text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { test } from './journey.ts'
import { button } from './people.ts'

/* Signing in through a third party: the configuration says which ones are enabled (C-13). */

test('until a third party is opened neither signing in nor registering names one, in any language, and no button leads nowhere', async ({
  arrive,
}) => {
  for (const language of languages) {
    const t = textIn(text, language)
    const { page } = await arrive({ language })
    for (const path of [paths.login, paths.register]) {
      const told = page.waitForResponse((response) => response.url().includes(site.getConfig.path))
      await page.goto(`${basePath}${path}`)
      if (path === paths.login) await told
      else told.catch(() => {})
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
      await expect(page.getByRole('region', { name: t.title })).toHaveCount(0)
      for (const provider of ['facebook', 'wechat', 'qq', 'wangwang'] as const)
        await expect(button(page, t[provider])).toHaveCount(0)
      await expect(page.getByRole('main')).not.toContainText(/facebook|wechat|微信|qq|旺旺|wangwang/i)
    }
  }
})

test('each third party that is opened has its button, which asks where to go, and a refusal is said beside it', async ({
  arrive,
}) => {
  const t = textIn(text, 'en')
  const { page } = await arrive({ language: 'en' })
  await page.route(`**${site.getConfig.path}*`, async (route) => {
    const answer = await (await route.fetch()).json()
    const opened = ({ provider }: { readonly provider: string }) => ({
      provider,
      enabled: provider === 'facebook' || provider === 'qq',
      clientId: null,
    })
    answer.data.oauthProviders = answer.data.oauthProviders.map(opened)
    await route.fulfill({ json: answer })
  })
  await page.goto(`${basePath}${paths.login}`)
  const ways = page.getByRole('region', { name: t.title })
  await expect(ways.getByRole('button')).toHaveText([t.facebook, t.qq])
  expect(await faultsOf(page)).toEqual([])
  const asked = page.waitForRequest((request) => request.url().includes(oauth.authorize.path))
  await button(ways, t.qq).click()
  const given = new URL((await asked).url()).searchParams
  expect(given.get('provider')).toBe('qq')
  expect(given.get('redirectUri')).toMatch(/\/web_site\/login$/)
  await expect(ways.getByRole('alert')).toContainText(refusals.social_unavailable.text.en)
})
