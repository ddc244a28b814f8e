import { site } from '#contract/content.ts'
import { languages } from '#domain/language.ts'
import { text } from '#web/portal/members/third-party.text.ts'
import { paths } from '#web/paths.ts'
import { basePath } from '#web/client/base-path.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page } from '@playwright/test'
import { isClean, looks } from './axe.ts'
import { test } from './journey.ts'
import { button, card, gate, isAt } from './people.ts'
import { newMember } from './prepared.ts'
import { goThere, refuseThere } from './steps-third-party.ts'

/* Which third parties the pages name: those that an operator has set up, and no other. */

async function offer(page: Page, offered: readonly string[]) {
  await page.route(`**${site.getConfig.path}*`, async (route) => {
    const answer = await (await route.fetch()).json()
    answer.data.oauthProviders = answer.data.oauthProviders.map(({ provider }: { readonly provider: string }) => ({
      provider,
      enabled: offered.includes(provider),
      clientId: null,
    }))
    await route.fulfill({ json: answer })
  })
}

test('without any, no page names one, in any language, and no button leads nowhere', async ({ arrive }) => {
  const member = await newMember()
  for (const language of languages) {
    const t = textIn(text, language)
    const { page } = await arrive({ language })
    await offer(page, [])
    for (const path of [paths.login, paths.register]) {
      const told = page.waitForResponse((response) => response.url().includes(site.getConfig.path))
      await page.goto(`${basePath}${path}`)
      await told
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
      await expect(page.getByRole('region', { name: new RegExp(`${t.title}|${t.registerTitle}`) })).toHaveCount(0)
      await expect(page.getByRole('main')).not.toContainText(/facebook|wechat|微信|qq|旺旺|wangwang/i)
    }
    const owner = await arrive({ language, stored: member.stored })
    await offer(owner.page, [])
    await owner.page.goto(`${basePath}${paths.profile}`)
    await expect(owner.page.getByRole('region').first()).toBeVisible()
    await expect(card(owner.page, t.cardTitle)).toHaveCount(0)
  }
})

// Proves R-061
test('each that is offered has its button, in the same order, and the others have none', async ({ arrive }) => {
  const t = textIn(text, 'en')
  const { page } = await arrive({ language: 'en' })
  await offer(page, ['qq', 'facebook'])
  await page.goto(`${basePath}${paths.login}`)
  await expect(page.getByRole('region', { name: t.title }).getByRole('button')).toHaveText([t.nameFacebook, t.nameQq])
})

test('the pages keep their place for them while the answer is on its way', async ({ arrive }) => {
  const person = await arrive({ language: 'en' })
  const { page } = person
  const t = textIn(text, 'en')
  for (const path of [paths.login, paths.register]) {
    const { held, letGo } = gate()
    await page.route(`**${site.getConfig.path}*`, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${basePath}${path}`)
    await isAt(person, path === paths.login ? 'login' : 'register')
    const section = page.getByRole('region', { name: path === paths.login ? t.title : t.registerTitle })
    await expect(section).toBeVisible()
    await expect(section.getByRole('button')).toHaveCount(0)
    await page.getByRole('main').getByRole('img').first().waitFor()
    const before = await page.getByRole('contentinfo').boundingBox()
    letGo()
    await expect(section.getByRole('button')).toHaveCount(4)
    expect((await page.getByRole('contentinfo').boundingBox())?.y).toBe(before?.y)
    await page.unroute(`**${site.getConfig.path}*`)
  }
})

for (const look of looks) {
  const { language, width } = look

  test(`axe finds nothing on the pages of a sign-in through others, in ${language} at ${width} px`, async ({
    arrive,
  }) => {
    const t = textIn(text, language)
    const person = await arrive(look)
    const { page } = person
    await page.goto(`${basePath}${paths.login}`)
    await button(page, t.facebook).click()
    await refuseThere(person)
    await expect(page.getByRole('alert')).toContainText(t.fill('cancelled', { provider: t.nameFacebook }))
    await isClean(page, 'refused there')
    await goThere(person, 'wechat', `貓 ${process.pid} ${width}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.unknownTitle)
    await button(page, t.link).click()
    await isClean(page, 'asked for an account, with faults')
    await page.getByRole('main').getByRole('link', { name: t.register }).click()
    await expect(button(page, t.without)).toBeVisible()
    await isClean(page, 'registering with a third party')
    await button(page, t.without).click()
    await page.goto(`${basePath}${paths.signInReturn}?code=c&state=s`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.failedTitle)
    await isClean(page, 'a return that was not started here')
    const member = await newMember()
    const owner = await arrive({ ...look, stored: member.stored })
    await owner.page.goto(`${basePath}${paths.profile}`)
    await expect(card(owner.page, t.cardTitle)).toBeVisible()
    await isClean(owner.page, 'ways to log in')
  })
}
