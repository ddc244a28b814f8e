import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { goodsCheck } from '#contract/goods-check.ts'
import { speak } from '#web/kit/text/language.ts'
import { GoodsWarning } from './GoodsWarning.tsx'
import { RefusingLines } from './RefusingLines.tsx'

speak('en')
const known = new QueryClient()
const category = { contrabandNumber: null, rule: 'because' }
const line = { channelId: 'bulk', name: 'Sea bulk', destinationCode: 'MY', destinationName: 'Malaysia' }
known.setQueryData([goodsCheck.words.name, 'en'], {
  categories: [
    { ...category, code: 'batteries', name: 'batteries', verdict: 'sensitive', words: ['power bank'] },
    { ...category, code: 'weapons', name: 'weapons', verdict: 'forbidden', words: ['gun'] },
  ],
  restrictions: [
    { categoryCode: null, channelId: 'bulk', destinationCode: 'MY', verdict: 'forbidden', rule: 'Ordinary goods only' },
  ],
  channels: [line],
})

const shown = (part: ReactNode, client = known) =>
  renderToString(
    <QueryClientProvider client={client}>
      <MantineProvider>{part}</MantineProvider>
    </QueryClientProvider>,
  )
const warningOf = (productName: string, goodsType: 'ordinary' | 'sensitive', client = known) =>
  shown(<GoodsWarning lines={[{ productName, goodsType }]} onSensitive={() => {}} />, client)

test('a line that is marked ordinary and named like sensitive goods is warned of, with a button that marks it', () => {
  const html = warningOf('Power bank 10 Ah', 'ordinary')
  expect(html).toContain('Goods 1: Power bank (batteries). because.')
  expect(html).toContain('Change these goods to sensitive')
})

test('a line that is marked sensitive already, and one whose goods nobody knows, is not', () => {
  for (const html of [warningOf('Power bank', 'sensitive'), warningOf('Widget', 'ordinary')])
    expect(html).not.toContain('Goods 1')
})

test('forbidden goods are warned of however they are marked, and the way on stays open', () => {
  const html = warningOf('toy gun', 'sensitive')
  expect(html).toContain('Goods 1: gun (weapons)')
  expect(html).toContain('You can still continue')
})

test('until it is known what may be sent, nothing is said', () => {
  expect(warningOf('gun', 'ordinary', new QueryClient())).not.toContain('Goods 1')
})

test('the line that would refuse what the parcels hold is named, and louder when it was chosen', () => {
  const ask = (names: readonly string[], channelId: string) =>
    shown(<RefusingLines names={names} destinationCode="MY" channelId={channelId} />)
  expect(ask(['Power bank, Shirt'], '')).toContain('Sea bulk: Ordinary goods only.')
  expect(ask(['Power bank, Shirt'], 'bulk')).toContain(
    'The line you chose, Sea bulk, does not take it. Ordinary goods only.',
  )
  expect(ask(['Shirt'], 'bulk')).not.toContain('Sea bulk')
  // What no line takes is not listed line by line.
  expect(ask(['gun'], 'bulk')).toContain('gun (weapons). because.')
  expect(ask(['gun'], 'bulk')).not.toContain('Sea bulk')
})
