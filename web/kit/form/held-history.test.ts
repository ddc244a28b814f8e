import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { expect, test } from 'vitest'
import { heldHistory } from './held-history.ts'
import { leadsAway } from './unsaved.ts'

/** A member on the forecast page with unsaved input, who came from the home page by the list. */
function onForecast(answers: readonly boolean[]) {
  const history = createMemoryHistory({
    initialEntries: ['/pageHome', '/packageList', '/forecastParcel'],
    v5Compat: true,
  })
  const asked: string[] = []
  const shown: string[] = []
  const held = heldHistory(history, (from, to) => {
    if (!leadsAway(from, to)) return true
    asked.push(`${from.pathname} to ${to.pathname}${to.search}`)
    return Promise.resolve(answers[asked.length - 1] ?? false)
  })
  held.listen(({ location }) => shown.push(location.pathname + location.search))
  const at = () => history.location.pathname + history.location.search
  return { history, held, asked, shown, at }
}
const answered = () => new Promise((resolve) => setTimeout(resolve))

test('a link waits for the answer, and is followed after a yes', async () => {
  const { held, asked, shown, at } = onForecast([false, true])
  held.push('/orderManagement')
  await answered()
  expect([at(), shown]).toEqual(['/forecastParcel', []])
  held.push({ pathname: '/orderManagement', search: '?status=10' })
  await answered()
  expect([at(), shown]).toEqual(['/orderManagement?status=10', ['/orderManagement?status=10']])
  expect(asked).toEqual(['/forecastParcel to /orderManagement', '/forecastParcel to /orderManagement?status=10'])
})

test('"back" is undone until there is an answer, and done after a yes, however far it goes', async () => {
  for (const [steps, target] of [
    [-1, '/packageList'],
    [-2, '/pageHome'],
  ] as const) {
    const { history, asked, shown, at } = onForecast([false, true])
    history.go(steps)
    expect(at()).toBe('/forecastParcel')
    await answered()
    expect([at(), shown]).toEqual(['/forecastParcel', []])
    history.go(steps)
    await answered()
    expect([at(), shown]).toEqual([target, [target]])
    expect(asked).toHaveLength(2)
  }
})

test('after a yes the next step is asked about again', async () => {
  const { history, asked, at } = onForecast([true, false])
  history.go(-1)
  await answered()
  history.go(1)
  await answered()
  expect(at()).toBe('/packageList')
  expect(asked).toEqual(['/forecastParcel to /packageList', '/packageList to /forecastParcel'])
})

test('filters and page numbers of the same page are never asked about', async () => {
  const { history, held, asked, shown } = onForecast([])
  held.replace('/forecastParcel?warehouse=2')
  held.push({ search: '?warehouse=2&page=3' })
  history.go(-1)
  expect(shown).toEqual([
    '/forecastParcel?warehouse=2',
    '/forecastParcel?warehouse=2&page=3',
    '/forecastParcel?warehouse=2',
  ])
  expect(asked).toEqual([])
})

test('a replacing step that leads away is held back like a link', async () => {
  const { held, asked, at } = onForecast([false])
  held.replace('/forecastParcel?id=1')
  await answered()
  expect([at(), asked]).toEqual(['/forecastParcel', ['/forecastParcel to /forecastParcel?id=1']])
})
