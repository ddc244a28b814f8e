import type { Language } from './language.ts'

/* Chinese text from before Unicode: Windows in mainland China writes GBK, in Hong Kong and Taiwan Big5. */

export type OldEncoding = 'gb18030' | 'big5'

/** With fewer characters than this the bytes could be either, so the reader's language decides. */
const charactersAtLeast = 10
/** In a text in Big5 about two characters in five have a low second byte, in one in GBK hardly any. */
const lowShareOfBig5 = 0.1

interface OldText {
  /** The next bytes; a character may be cut in two. */
  readonly read: (bytes: Uint8Array) => void
  readonly encoding: (language: Language) => OldEncoding
}

/**
 * Tells the two apart by the second bytes of their characters. A wrong guess shows no error, but other characters in
 * place of every name.
 */
export function oldText(): OldText {
  let isSecond = false
  const seen = { low: 0, high: 0, onlyGbk: 0 }
  const note = (second: number) => {
    if (second >= 0xa1) seen.high += 1
    // Big5 has no second byte here; digits are those of four bytes in GB 18030.
    else if (second >= 0x80 || (second >= 0x30 && second <= 0x39)) seen.onlyGbk += 1
    else if (second >= 0x40) seen.low += 1
  }
  return {
    read: (bytes) => {
      for (const byte of bytes) {
        if (isSecond) note(byte)
        isSecond = !isSecond && byte > 0x80
      }
    },
    encoding: (language) => {
      const { low, high, onlyGbk } = seen
      const count = low + high + onlyGbk
      if (count < charactersAtLeast) return language === 'zh-Hant' ? 'big5' : 'gb18030'
      return onlyGbk === 0 && low > count * lowShareOfBig5 ? 'big5' : 'gb18030'
    },
  }
}
