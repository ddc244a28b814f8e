import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { speak } from '#web/kit/text/language.ts'
import { MoneyCard } from './MoneyCard.tsx'
import { text } from './text.ts'

speak('en')
const step = (eventCode: string, amountMinor: number) => ({
  id: eventCode,
  time: '2026-11-21T10:00:00+08:00',
  eventCode,
  event: eventCode,
  amountMinor,
  coins: null,
  remark: '',
})
const paid = step('ORDER_PAY', -8200)

/** The words of the card without its marks. */
const shown = (money: readonly ReturnType<typeof step>[]) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location="/">
        <MoneyCard order={{ money: [...money], dueMinor: 0, currency: 'CNY' }} />
      </StaticRouter>
    </QueryClientProvider>,
  ).replaceAll(/<[^>]*>/g, '')

test('what was paid in total is without what a dispute gave back', () => {
  const words = shown([step('DISPUTE_REFUND', 2400), paid])
  expect(words).toContain(`${text.netPaid.en} ¥58.00`)
  expect(words).not.toContain(text.compensated.en)
})

test('a compensation has its own sum and does not lower what was paid', () => {
  const words = shown([step('DELAY_CREDIT', 500), step('LOSS_COMPENSATION', 30_000), paid])
  expect(words).toContain(`${text.netPaid.en} ¥82.00${text.compensated.en} ¥305.00`)
})
