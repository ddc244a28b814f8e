import { pushSubscriptions } from '#contract/notices.ts'
import { text } from '#web/portal/notices/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { countCalls } from './people.ts'
import { newMember } from './prepared.ts'

/* The browsers of the journeys reach no push service, so its part is played here; everything else is real. */

const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

const playPushService = (page: Page) =>
  page.addInitScript((p256dh) => {
    const given = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
      toJSON: () => ({ keys: { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
      unsubscribe: async () => {
        current = null
        return true
      },
    }
    let current: typeof given | null = null
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    Notification.requestPermission = async () => 'granted'
    Object.assign(PushManager.prototype, {
      subscribe: async () => (current = given),
      getSubscription: async () => current,
    })
  }, key)

test('a member switches push messages of this browser on and off', async ({ arrive }) => {
  const t = textIn(text, 'en')
  const { stored } = await newMember()
  const person = await arrive({ language: 'en', width: 1440, stored, keepsPages: true })
  const { page } = person
  await playPushService(page)
  const saved = countCalls(person, pushSubscriptions.save)
  const dropped = countCalls(person, pushSubscriptions.drop)
  await page.goto(`${basePath}${paths.noticeCentre}`)
  const here = page.getByRole('switch', { name: t.pushHere })
  await expect(here).not.toBeChecked()
  await here.click()
  // It waits for the worker, which starts when the page is idle.
  await expect(here).toBeChecked({ timeout: 45_000 })
  await expect.poll(saved).toBeGreaterThan(0)
  await expect(here).toBeEnabled()
  await here.click()
  await expect(here).not.toBeChecked()
  await expect.poll(dropped).toBe(1)
})
