import { expect, test } from 'vitest'
import { listPageOf, nextStepPages } from '#contract/refusals/next-step.ts'
import { languages } from '#domain/language.ts'
import { paths } from '#web/paths.ts'
import { portalPages } from '#web/portal/pages.ts'
import { text } from './next-step.text.ts'
import { nextStepPath } from './next-step-path.ts'

/** The home page is prerendered, outside the router (`web/site/pages/home`). */
const built = [paths.home, ...portalPages.map(({ path }) => path)]
const pageOf = (path: string) => path.split('?')[0]

test.each(nextStepPages)(
  'a refusal that leads to %s leads to a page that is built, and the link says which',
  (place) => {
    for (const id of ['0190', null]) {
      const path = nextStepPath(place, { id, isSignedIn: true })
      expect(built).toContain(path === null ? null : pageOf(path))
    }
    for (const language of languages) expect(text[place][language].trim()).not.toBe('')
  },
)

test('who is not signed in is led to pages that open without an account, or to none', () => {
  expect(nextStepPath('home', { id: null, isSignedIn: false })).toBe('/webHome')
  expect(nextStepPath('contact', { id: null, isSignedIn: false })).toBeNull()
  for (const place of ['signIn', 'resetPassword', 'activation'] as const) {
    const path = nextStepPath(place, { id: null, isSignedIn: false })
    expect(portalPages.find((route) => route.path === path)).toMatchObject({ hasMeta: false })
  }
})

test('a parcel and an order are opened by their id; without one their list is opened', () => {
  const visit = { isSignedIn: true } as const
  expect(nextStepPath('parcel', { ...visit, id: '0190' })).toBe('/packageList?parcel=0190')
  expect(nextStepPath('order', { ...visit, id: '0190' })).toBe('/orderDetails?id=0190')
  expect(nextStepPath('order', { ...visit, id: '&tab=x' })).toBe('/orderDetails?id=%26tab%3Dx')
  for (const [place, list] of [
    ['parcel', 'parcels'],
    ['order', 'orders'],
  ] as const) {
    expect(listPageOf[place]).toBe(list)
    expect(nextStepPath(place, { ...visit, id: null })).toBe(nextStepPath(list, { ...visit, id: null }))
  }
})
