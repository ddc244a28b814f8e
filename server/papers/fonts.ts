import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Language } from '#domain/language.ts'
import { create, type Font } from 'fontkit'

/*
 * Noto Sans in its two cuts: the one of the mainland has the simplified characters, the one of Hong Kong the characters
 * and shapes of Hong Kong. 17 MB, so they are read when the first paper is made, and once.
 */

export type Cut = 'sc' | 'hk'

export interface PaperFont {
  readonly cut: Cut
  readonly bytes: Buffer
  readonly font: Font
  readonly hasGlyph: (codePoint: number) => boolean
}

const packagedAs: Readonly<Record<Cut, string>> = {
  sc: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  hk: '@expo-google-fonts/noto-sans-hk/400Regular/NotoSansHK_400Regular.ttf',
}

const preferred: Readonly<Record<Language, readonly [Cut, Cut]>> = {
  'zh-Hans': ['sc', 'hk'],
  'zh-Hant': ['hk', 'sc'],
  en: ['hk', 'sc'],
}

/** A character is drawn in the first of them that has it. */
export type Fonts = readonly [PaperFont, ...PaperFont[]]

export async function fontsOf(language: Language): Promise<Fonts> {
  const [first, second] = preferred[language]
  return [await loaded(first), await loaded(second)]
}

const kept = new Map<Cut, Promise<PaperFont>>()

function loaded(cut: Cut): Promise<PaperFont> {
  const known = kept.get(cut)
  if (known) return known
  const coming = read(cut)
  kept.set(cut, coming)
  // A disk that failed once may answer the next time.
  coming.catch(() => kept.delete(cut))
  return coming
}

async function read(cut: Cut): Promise<PaperFont> {
  const bytes = await readFile(pathOf(cut))
  const font = create(bytes) as Font
  return { cut, bytes, font, hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint) }
}

/** The build puts them beside the server; run from source, they are in the package. */
function pathOf(cut: Cut): string | URL {
  const beside = new URL(`./fonts/${cut}.ttf`, import.meta.url)
  return existsSync(beside) ? beside : createRequire(import.meta.url).resolve(packagedAs[cut])
}
