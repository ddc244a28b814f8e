import { expect, test } from 'vitest'
import { faultsIn, filledIn, type Variable } from './mail-words.ts'

const variables: Readonly<Record<string, Variable>> = {
  number: { form: 'word', isRequired: false },
  amount: { form: 'word', isRequired: true },
  why: { form: 'sentence', isRequired: true },
  link: { form: 'link', isRequired: true },
}
const body = 'We received {{amount}}.\n\n{{why}}\n\n{{link}}'
const faults = (words: { subject?: string; body?: string }) =>
  faultsIn({ subject: 'Paid {{number}}', body, ...words }, variables).map(({ part, fault, variable }) =>
    `${part} ${fault} ${variable}`.trim(),
  )

test('words with every required variable, in any order and any number of times, can be sent', () => {
  expect(faults({})).toEqual([])
  expect(faults({ subject: 'x', body: '{{link}}\nSee {{amount}}, {{amount}} of {{number}}: {{why}}' })).toEqual([])
})

test.each([
  [{ subject: '{{nobody}}' }, ['subject unknown nobody']],
  [{ subject: '{{ number }}' }, ['subject unknown  number']],
  [{ subject: '{{constructor}}' }, ['subject unknown constructor']],
  [{ subject: 'a {{link}}' }, ['subject subject link']],
  [{ subject: '{{why}}' }, ['subject subject why']],
  [{ subject: '{{number}' }, ['subject braces']],
  [{ subject: '{number}' }, ['subject braces']],
  [{ subject: '{{{number}}}' }, ['subject braces']],
  [{ body: '' }, ['body missing amount', 'body missing why', 'body missing link']],
  [{ body: `${body} here` }, ['body alone link']],
  [{ body: `${body}\n\nor: {{link}}` }, ['body alone link']],
  [{ body: `${body}\n{{` }, ['body braces']],
  [{ body: body.replace('{{amount}}', '{{amuont}}') }, ['body unknown amuont', 'body missing amount']],
] as const)('%j cannot be sent', (words, expected) => {
  expect(faults(words)).toEqual(expected)
})

test('what a value contains is never taken for a variable or a pattern', () => {
  expect(filledIn('a {{why}} b', { why: '{{link}} $& $1', link: 'x' })).toBe('a {{link}} $& $1 b')
  expect(filledIn('a {{toString}} b', {})).toBe('a  b')
})
