import { inOldBytes } from '#test/old-bytes.ts'
import { expect, test } from 'vitest'
import { oldText } from './old-encoding.ts'

const encodings = ['gb18030', 'big5'] as const

function guessed(bytes: Uint8Array, language: 'zh-Hans' | 'zh-Hant' | 'en') {
  const text = oldText()
  // In pieces that cut every character in two.
  for (let at = 0; at < bytes.length; at += 1) text.read(bytes.subarray(at, at + 1))
  return text.encoding(language)
}

const simplified = 'A1,陈美玲,广东省深圳市宝安区福永街道,HK\r\nA2,林志豪,台北市大安区,TW\r\n'
const traditional = 'A1,張麗華,九龍觀塘開源道十八號沙田中心三樓,HK\r\nA2,陳國偉,臺灣高雄縣鳳山區,TW\r\n'

test('a text says by its bytes whether it is GBK or Big5, whatever the language of the reader', () => {
  for (const language of ['zh-Hans', 'zh-Hant', 'en'] as const) {
    expect(guessed(inOldBytes(simplified, 'gb18030'), language)).toBe('gb18030')
    expect(guessed(inOldBytes(traditional, 'gb18030'), language), 'traditional characters in GBK').toBe('gb18030')
    expect(guessed(inOldBytes(traditional, 'big5'), language)).toBe('big5')
  }
})

test('of a few characters the language of the reader decides', () => {
  for (const encoding of encodings) {
    const name = inOldBytes('林志豪', encoding)
    expect(guessed(name, 'zh-Hant')).toBe('big5')
    expect(guessed(name, 'zh-Hans')).toBe('gb18030')
    expect(guessed(name, 'en')).toBe('gb18030')
  }
})
