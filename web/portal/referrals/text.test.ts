import { languages } from '#domain/language.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, test } from 'vitest'
import { text } from './text.ts'

const promised = { count: '1,000', name: 'cat coins', least: '¥30.00 / HK$30.00', days: 7 }

test('where the first order earns the reward, the page says how much it pays and how long it travels', () => {
  expect(textIn(text, 'en').fill('leadFirstOrder', promised)).toBe(
    'When a friend registers with your code and their first order with ¥30.00 / HK$30.00 or more paid for freight has been on its way for 7 days, you get 1,000 cat coins.',
  )
  expect(textIn(text, 'en').fill('leadFirstOrder', { ...promised, days: 1 })).toContain('on its way for a day,')
  for (const language of languages)
    for (const value of Object.values(promised))
      expect(textIn(text, language).fill('leadFirstOrder', promised)).toContain(String(value))
})
