import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrived, askWith, hasUnsaved, holdUnsaved, leadsAway, letGo, mayLeave } from './unsaved.ts'

let page = new EventTarget()

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
})
afterEach(() => {
  arrived()
  letGo()
})

/** Whether the browser would ask before the window closes. */
const isWarned = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const at = (url: string) => new URL(url, 'https://site.example')

test('another page leads away from what is typed, filters and page numbers do not', () => {
  expect(leadsAway(at('/forecastParcel'), at('/packageList'))).toBe(true)
  expect(leadsAway(at('/applyFreight'), at('/applyFreight?warehouse=2&page=3'))).toBe(false)
  expect(leadsAway(at('/bankTransfer?audit=0'), at('/bankTransfer#main'))).toBe(false)
})

test('the same page about another thing leads away from what is typed', () => {
  expect(leadsAway(at('/forecastParcel?id=1'), at('/forecastParcel'))).toBe(true)
  expect(leadsAway(at('/applyFreight?id=1'), at('/applyFreight?id=2'))).toBe(true)
  expect(leadsAway(at('/applyFreight?id=1'), at('/applyFreight?id=1&page=2'))).toBe(false)
})

test('closing the window warns while something typed is not saved, and no longer than that', () => {
  let isDirty = false
  const release = holdUnsaved(() => isDirty)
  expect([hasUnsaved(), isWarned()]).toEqual([false, false])
  isDirty = true
  expect([hasUnsaved(), isWarned()]).toEqual([true, true])
  isDirty = false
  expect([hasUnsaved(), isWarned()]).toEqual([false, false])
  isDirty = true
  release()
  expect([hasUnsaved(), isWarned()]).toEqual([false, false])
})

test('of two open forms one with something typed is enough to warn, and the other may go before', () => {
  const releaseEmpty = holdUnsaved(() => false)
  const releaseTyped = holdUnsaved(() => true)
  expect(isWarned()).toBe(true)
  releaseEmpty()
  expect(isWarned()).toBe(true)
  releaseTyped()
  expect(isWarned()).toBe(false)
})

test('what was given up warns no more, and a form opened afterwards warns again', () => {
  const release = holdUnsaved(() => true)
  letGo()
  expect([hasUnsaved(), isWarned()]).toEqual([false, false])
  release()
  holdUnsaved(() => true)
  expect([hasUnsaved(), isWarned()]).toEqual([true, true])
})

test('someone who chose to leave is asked once, although the old page is still shown', async () => {
  const release = holdUnsaved(() => true)
  let asked = 0
  const unname = askWith(async () => {
    asked += 1
    return asked === 2
  })
  const [form, list] = [
    { pathname: '/forecastParcel', search: '' },
    { pathname: '/packageList', search: '' },
  ]
  expect(await mayLeave(form, list)).toBe(false)
  expect(await mayLeave(form, list)).toBe(true)
  expect(mayLeave(list, form)).toBe(true)
  expect(isWarned()).toBe(false)
  expect(asked).toBe(2)
  release()
  unname()
})

test('someone who goes back before the next page is shown has the form again, and is asked again', async () => {
  const release = holdUnsaved(() => true)
  const unname = askWith(async () => true)
  const [form, list] = [
    { pathname: '/forecastParcel', search: '' },
    { pathname: '/packageList', search: '' },
  ]
  await mayLeave(form, list)
  expect(mayLeave(list, form)).toBe(true)
  arrived()
  expect([hasUnsaved(), isWarned()]).toEqual([true, true])
  expect(mayLeave(form, list)).not.toBe(true)
  release()
  unname()
})
