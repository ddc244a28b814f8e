import { expect, test } from 'vitest'
import { addressOf, messageIn } from './push.ts'

const said = (words: unknown) => ({ json: () => words })

test('a message is shown only if it has a title, and its link is a page of ours', () => {
  expect(messageIn(said({ id: '1', title: 'Paid', text: 'x', link: '/orderDetails?id=1' }))).toEqual({
    id: '1',
    title: 'Paid',
    text: 'x',
    link: '/orderDetails?id=1',
  })
  expect(messageIn(said({ id: '1', title: 'Paid', link: '//evil.example' }))).toMatchObject({ link: null, text: '' })
  for (const strange of [null, 'x', {}, { id: '1', title: '' }]) expect(messageIn(said(strange))).toBeNull()
  expect(messageIn(null)).toBeNull()
  expect(
    messageIn({
      json: () => {
        throw new SyntaxError('x')
      },
    }),
  ).toBeNull()
})

test('a notification leads to its page, or to the list of all', () => {
  expect(addressOf('/packageList')).toBe('/web_site/packageList')
  for (const strange of [null, undefined, 'https://evil.example', '//evil.example'])
    expect(addressOf(strange)).toBe('/web_site/notices')
})
