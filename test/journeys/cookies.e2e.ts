import { consignees } from '#contract/addresses.ts'
import { text as addressText } from '#web/portal/addresses/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { button, buttonAbout } from './people.ts'
import { consigneeOf, newMember } from './prepared.ts'
import { signIn, signInAsStaff, signOut } from './steps-entry.ts'
import { turnTo } from './steps-parcels.ts'

/** From now on any script that reads or writes a cookie fails, and cookies sent are recorded. */
async function blockCookies(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('cookies are blocked', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: blocked, set: blocked })
  })
  const travelled: Promise<readonly string[]>[] = []
  page.on('response', (response) => {
    const names = async () => {
      const [asked, answered] = [await response.request().allHeaders(), await response.allHeaders()]
      return [asked['cookie'], answered['set-cookie']].filter((each) => each !== undefined)
    }
    travelled.push(names())
  })
  return async () => {
    expect(travelled.length).toBeGreaterThan(20)
    return (await Promise.all(travelled)).flat()
  }
}

// Proves
test('with cookies blocked members and staff sign in, work and sign out; none ever travels', async ({ arrive }) => {
  const member = await newMember()
  await consigneeOf(member)
  const person = await arrive({ language: 'en' })
  const cookies = await blockCookies(person.page)
  await person.page.goto('/web_site/webHome')
  await signIn(person, member.email)
  await turnTo(person, 'consignees')
  const t = textIn(addressText, 'en')
  await buttonAbout(person.page.getByRole('row').filter({ hasText: '陳大文' }), t.edit).click()
  await button(person.page.getByRole('dialog'), t.save).click()
  await expect(person.page.getByRole('dialog')).toBeHidden()
  expect((await member.call(consignees.list, {})).list).toHaveLength(1)
  await signOut(person)
  expect(await cookies()).toEqual([])

  const keeper = await arrive({ language: 'zh-Hans' })
  const staffCookies = await blockCookies(keeper.page)
  await signInAsStaff(keeper, 'keeper')
  await keeper.page.goto('/staff/orders')
  await expect(keeper.page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await staffCookies()).toEqual([])
})
