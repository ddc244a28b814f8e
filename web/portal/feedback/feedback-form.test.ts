import { expect, test } from 'vitest'
import { letterBegun, letterFaults, toLetter } from './feedback-form.ts'

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

test('a letter that is begun at a parcel names it; an address that names none begins nothing', () => {
  expect(letterBegun({ order: '', parcel: 'sf1420098812782', about: 'elsewhere' }, 'zh-Hant')).toBe(
    '包裹 SF1420098812782 沒有到我預報的倉庫。請問可如何處理？',
  )
  expect(letterBegun({ order: '', parcel: 'SF1420098812782', about: 'parcel' }, 'en')).toBe(
    'About parcel SF1420098812782: ',
  )
  expect(letterBegun({ order: '', parcel: '', about: 'elsewhere' }, 'en')).toBe('')
  expect(letterBegun({ order: '', parcel: 'send money to', about: 'elsewhere' }, 'en')).toBe('')
})

test('a letter that is begun at an order names it', () => {
  const about = { parcel: '', about: '' }
  expect(letterBegun({ ...about, order: 'JH261120000031' }, 'en')).toBe('About order JH261120000031: ')
  expect(letterBegun({ ...about, order: 'send money to' }, 'en')).toBe('')
})
