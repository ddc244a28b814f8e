import { signedIn } from '#contract/signed-in.ts'
import { oauth, profiles, type SocialProvider, socialProviders } from '#contract/profile.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { memberPassword } from '#db/seed/people.ts'
import { text as entryText } from '#web/portal/members/entry.text.ts'
import { text as profileText } from '#web/portal/members/profile.text.ts'
import { text } from '#web/portal/members/third-party.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, card, choice, field, isAt, type Person, typeCode } from './people.ts'
import { newMember } from './prepared.ts'
import { freshEmail } from './steps-entry.ts'
import { activate } from './steps-register.ts'
import { beThere, goThere, refuseThere } from './steps-third-party.ts'

/* Logging in through a third party, at the simulator that `npm start` runs too. */

const t = textIn(text, 'en')
const entry = textIn(entryText, 'en')
const names = { facebook: t.nameFacebook, wechat: t.nameWechat, qq: t.nameQq, wangwang: t.nameWangwang } as const

let people = 0
const newName = () => `小貓 ${process.pid} ${++people}`

/** On the page of one's own account. */
async function linkFromProfile(person: Person, provider: SocialProvider, name: string) {
  const { page } = person
  await page.goto('/web_site/basicInformation')
  const ways = card(page, t.cardTitle)
  await button(ways, t.fill('startLinkOf', { provider: names[provider] })).click()
  await beThere(person, name)
  await expect(page).toHaveURL(/\/web_site\/basicInformation$/)
  await expect(ways).toContainText(t.fill('isLinkedAs', { nickname: name }))
}

for (const provider of socialProviders)
  test(`${provider} is linked from basic information, logs in, and no longer does once it is unlinked`, async ({
    arrive,
  }) => {
    const [member, name] = [await newMember(), newName()]
    const owner = await arrive({ language: 'en', stored: member.stored })
    await linkFromProfile(owner, provider, name)
    expect(await member.call(profiles.getProfile, {})).toMatchObject({
      identities: [provider],
      social: { [provider]: name },
    })

    const visitor = await arrive({ language: 'en' })
    await goThere(visitor, provider, name)
    await expect(visitor.page).toHaveURL(/\/web_site\/pageHome$/)
    await isAt(visitor, 'memberHome')
    expect(await visitor.page.evaluate(() => localStorage.getItem('userid'))).toBe(member.stored.userid)

    const ways = card(owner.page, t.cardTitle)
    await button(ways, t.fill('endLinkOf', { provider: names[provider] })).click()
    await button(owner.page.getByRole('dialog'), t.endLink).click()
    await expect(button(ways, t.fill('startLinkOf', { provider: names[provider] }))).toBeVisible()
    const profile = textIn(profileText, 'en')
    const label = `nickname${provider.charAt(0).toUpperCase()}${provider.slice(1)}` as 'nicknameQq'
    await expect(field(card(owner.page, profile.socialTitle), profile[label])).toHaveValue('')
    expect((await member.call(profiles.getProfile, {})).identities).toEqual([])
    const again = await arrive({ language: 'en' })
    await goThere(again, provider, name)
    await expect(again.page.getByRole('heading', { level: 1 })).toHaveText(t.unknownTitle)
  })

test('somebody new registers with what a third party says, and logs in with it once the address is proven', async ({
  arrive,
}) => {
  const [email, name] = [freshEmail('by-others'), newName()]
  const person = await arrive({ language: 'en' })
  const { page } = person
  await page.goto('/web_site/register')
  await button(page, t.registerWechat).click()
  await beThere(person, name)
  await expect(page.getByRole('main')).toContainText(t.fill('unknownLead', { provider: t.nameWechat, nickname: name }))
  await page.getByRole('main').getByRole('link', { name: t.register }).click()
  const notice = page.getByText(t.fill('registering', { provider: t.nameWechat, nickname: name }))
  await expect(notice).toBeVisible()
  await field(page, entry.email).fill(email)
  await page.getByLabel(entry.password, { exact: true }).fill(memberPassword)
  await page.getByLabel(entry.confirmPassword, { exact: true }).fill(memberPassword)
  await choice(page, entry.homeRegion).selectOption('HK')
  await field(page, entry.phone).fill('9123 4567')
  await page.getByRole('radio', { name: entry.ageAdult }).check()
  await page.getByRole('checkbox', { name: entry.terms }).check()
  await typeCode(person)
  await button(page.getByRole('main'), entry.register).click()
  await expect(page).toHaveURL(/\/web_site\/sendSuccess$/)

  await goThere(person, 'wechat', name)
  await expect(page.getByRole('alert')).toContainText(refusals.not_activated.text.en)
  await activate(person, email)
  await goThere(person, 'wechat', name)
  await isAt(person, 'memberHome')
})

test('a registration can be finished without the third party', async ({ arrive }) => {
  const person = await arrive({ language: 'en' })
  const { page } = person
  await goThere(person, 'qq', newName())
  await page.getByRole('main').getByRole('link', { name: t.register }).click()
  await button(page, t.without).click()
  await expect(button(page, t.registerQq)).toBeVisible()
  await page.reload()
  await expect(button(page, t.without)).toHaveCount(0)
})

// Proves
test('an account is linked by its password, wrong at first, and the page that was asked for opens', async ({
  arrive,
}) => {
  const [member, name] = [await newMember(), newName()]
  const person = await arrive({ language: 'en' })
  const { page } = person
  await goThere(person, 'wangwang', name, '/web_site/login?back=/packageList')
  const form = page.getByRole('form', { name: t.haveAccount })
  const send = async (password: string) => {
    await field(form, entry.account).fill(member.email)
    await form.getByLabel(entry.password, { exact: true }).fill(password)
    await typeCode(person)
    await button(form, t.link).click()
  }
  await send('not_this_one')
  await expect(form.getByRole('alert')).toContainText(refusals.bad_credentials.text.en)
  await send(memberPassword)
  await expect(page).toHaveURL(/\/web_site\/packageList/)
  expect((await member.call(profiles.getProfile, {})).identities).toEqual(['wangwang'])
})

test('reloading the page of the return keeps the way on; a link that somebody else sends is refused', async ({
  arrive,
}) => {
  const [person, stranger] = [await arrive({ language: 'en' }), await arrive({ language: 'en' })]
  let sent = ''
  person.page.on('request', (request) => {
    if (request.url().includes('/web_site/signInReturn?')) sent = request.url()
  })
  // Not used up by whom it belongs to.
  await person.page.route(`**${oauth.exchangeCode.path}`, (route) => route.abort())
  await goThere(person, 'qq', newName())
  await expect(person.page.getByRole('alert').first()).toBeVisible()
  expect(sent).toContain('code=')
  await stranger.page.goto(sent)
  await expect(stranger.page.getByRole('alert')).toContainText(t.strange)
  await expect(stranger.page).not.toHaveURL(/code/)
  expect(await stranger.page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await person.page.unroute(`**${oauth.exchangeCode.path}`)
  await goThere(person, 'qq', newName())
  const title = person.page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(t.unknownTitle)
  await expect(person.page).toHaveURL(/\/signInReturn$/)
  await person.page.reload()
  await expect(title).toHaveText(t.unknownTitle)
})

test('who refuses at the third party is told that nothing changed, and can try again', async ({ arrive }) => {
  const person = await arrive({ language: 'en' })
  const { page } = person
  for (const provider of socialProviders) {
    await page.goto('/web_site/login')
    await button(page, t[provider]).click()
    await refuseThere(person)
    await expect(page.getByRole('alert')).toContainText(t.fill('cancelled', { provider: names[provider] }))
    await button(page, t.fill('again', { provider: names[provider] })).click()
    await expect(page.getByRole('heading', { name: /^Simulated / })).toBeVisible()
  }
})

test('what belongs to another member is not linked, and the member reads why', async ({ arrive }) => {
  const [owner, other, name] = [await newMember(), await newMember(), newName()]
  await linkFromProfile(await arrive({ language: 'en', stored: owner.stored }), 'facebook', name)
  const person = await arrive({ language: 'en', stored: other.stored })
  const { page } = person
  await page.goto('/web_site/basicInformation')
  await button(page, t.fill('startLinkOf', { provider: names.facebook })).click()
  await beThere(person, name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.bindFailedTitle)
  await expect(page.getByRole('alert')).toContainText(refusals.social_taken.text.en)
  await page.getByRole('link', { name: t.toProfile }).click()
  await isAt(person, 'profile')
  expect((await other.call(signedIn.home, {})).userId).toBe(other.stored.userid)
})

test('after signing in, only a page of ours opens', async ({ arrive }) => {
  const [member, name] = [await newMember(), newName()]
  await linkFromProfile(await arrive({ language: 'en', stored: member.stored }), 'qq', name)
  for (const back of ['//evil.example/x', 'https://evil.example', String.raw`/\evil.example`]) {
    const person = await arrive({ language: 'en' })
    await goThere(person, 'qq', name, `/web_site/login?back=${encodeURIComponent(back)}`)
    await expect(person.page).toHaveURL(/\/web_site\/pageHome$/)
  }
})

test('a third party that is no longer set up says so beside its button', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en' })
  const { code, text: words } = refusals.social_unavailable
  await page.route(`**${oauth.authorize.path}*`, (route) =>
    route.fulfill({ json: { code, msg: words.en, data: null, requestId: 'r' } }),
  )
  await page.goto('/web_site/login')
  const ways = page.getByRole('region', { name: t.title })
  await button(ways, t.qq).click()
  await expect(ways.getByRole('alert')).toContainText(words.en)
})
