import { expect, test } from 'vitest'
import { isPlainText, oneLine, severalLines, toHalfWidth } from './plain-text.ts'

test.each(['', '陈美玲', 'Sô 3, 2/F — №5', '👨‍👩‍👧‍👦 🐱', 'é́́́', 'שלום', 'a\u200Db', 'line\u2028end'])(
  '%j is plain text',
  (value) => {
    expect(isPlainText(value)).toBe(true)
  },
)

test.each(['\0', 'a\nb', 'a\tb', '\u001b[31m', '\u007f', '\u0085', '\ud83d', 'a\udc00b', '\udc00\ud83d'])(
  '%j is refused',
  (value) => {
    expect(isPlainText(value)).toBe(false)
  },
)

test('one line is trimmed and reads in one direction', () => {
  expect(oneLine('  \u202Egnp.exe\u2069\u3000 ')).toBe('gnp.exe')
  expect(oneLine('\u200E 陈美玲 \u200F')).toBe('陈美玲')
})

test('full-width signs become ASCII and everything else stays', () => {
  expect(toHalfWidth('ＳＦ１２３－４５６　ｘ')).toBe('SF123-456 x')
  expect(toHalfWidth('陈🐱①')).toBe('陈🐱①')
})

test('a letter keeps its lines, whatever keyboard broke them', () => {
  expect(severalLines(' 你好：\r\n\r\n第一\t段 \r第二段\u2029完 \n')).toBe('你好：\n\n第一 段\n第二段\n完')
})
