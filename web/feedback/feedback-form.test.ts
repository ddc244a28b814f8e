import { expect, test } from 'vitest'
import { letterFaults, toLetter } from './feedback-form.ts'

const letter = { contactName: ' 陳美玲 ', phone: '+852 5123 4567', content: '第一行\n第二行' }

test('a whole letter has no fault and travels as feedback', () => {
  expect(letterFaults(letter, 'en')).toEqual({})
  expect(toLetter(letter)).toEqual({ ...letter, contactName: '陳美玲', kind: 'feedback' })
})

test('who writes and what is written is asked for, in the reader’s language', () => {
  expect(letterFaults({ contactName: ' ', phone: '', content: '\n' }, 'zh-Hant')).toEqual({
    contactName: '此項必填',
    content: '此項必填',
  })
})

test('a phone is judged when there is one', () => {
  expect(Object.keys(letterFaults({ ...letter, phone: '12' }, 'en'))).toEqual(['phone'])
})
