import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { paths } from '#web/paths.ts'
import { expect, test, vi } from 'vitest'
import { Guard } from './Guard.tsx'
import { setLeaving } from './leaving.ts'

const drawn = () =>
  renderToStaticMarkup(
    <StaticRouter location={paths.orders}>
      <Guard hasMeta>her orders</Guard>
    </StaticRouter>,
  )

test('a page whose session has just ended draws nothing and leads nowhere else while the sign-in page loads', () => {
  const stored = new Map([['token', 'hers']])
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
  vi.stubGlobal('window', { addEventListener: () => {} })
  expect(drawn()).toBe('her orders')
  stored.delete('token')
  setLeaving()
  expect(drawn()).toBe('')
})
