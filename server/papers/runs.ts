import type { Fonts, PaperFont } from './fonts.ts'

/** Characters in a row that are drawn in one font. */
export interface Run {
  readonly font: PaperFont
  readonly words: string
  /** The words stand for a character that no font has. */
  readonly isMark: boolean
}

/** What stands for a character that no font has, so that nobody overlooks that something is missing: 〔U+1F431〕. */
const markOf = (char: string) => `〔U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}〕`

/** Each character in the first font that has it; spaces stay with what is before them. */
export function runsOf(words: string, fonts: Fonts): readonly Run[] {
  const runs: Run[] = []
  for (const char of words) {
    const last = runs.at(-1)
    const font = fonts.find(({ hasGlyph }) => hasGlyph(char.codePointAt(0) ?? 0))
    if (!font) runs.push({ font: fonts[0], words: markOf(char), isMark: true })
    else if (last?.isMark === false && (last.font === font || char === ' '))
      runs.splice(-1, 1, { ...last, words: last.words + char })
    else runs.push({ font, words: char, isMark: false })
  }
  return runs
}

/**
 * One line of plain text: composed characters, one space for any white space. Characters that are never visible, such
 * as the one that asks for a coloured picture, are left out.
 */
export const plain = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '')
    .trim()

export const isMissing = (words: string, fonts: Fonts): boolean =>
  runsOf(plain(words), fonts).some(({ isMark }) => isMark)
