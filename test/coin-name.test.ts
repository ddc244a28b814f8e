import { coinNameText } from '#contract/codes.ts'
import { languages } from '#domain/language.ts'
import { expect, test } from 'vitest'
import { routeTitles } from '#web/routes.text.ts'
import { isCatalogue, read, sourceFiles } from './source-files.ts'
import { wordsByLanguage } from './words-by-language.ts'

/* The name of the coins is a setting: sentences have a placeholder for it. */

/** The default name itself, and the title that the specification words (table T). */
const fixed: ReadonlySet<string> = new Set(
  languages.flatMap((language) => [coinNameText[language], routeTitles.coins[language]]),
)

const namesCoins = (words: string) => /猫币|貓幣|山币|山幣|\bcoins?\b/i.test(words.replace(/\$?\{[^{}]*\}/g, ''))

/** The members' side only: staff read their own fixed word for coins. */
const forMembers = (path: string) => isCatalogue(path) && !path.startsWith('web/staff/')

// Proves R-014
test('no sentence has a name for the coins of its own', () => {
  const catalogues = sourceFiles('web', 'server', 'contract').filter(forMembers)
  expect(catalogues.length).toBeGreaterThan(80)
  const found = catalogues.flatMap((path) =>
    wordsByLanguage(path, read(path)).flatMap(({ place, ...said }) =>
      languages.flatMap((language) => said[language].map((words) => [place, words] as const)),
    ),
  )
  const naming = found.filter(([, words]) => namesCoins(words))
  expect(naming.filter(([, words]) => !fixed.has(words))).toEqual([])
  // Both must be found where they are expected, so that a check that reads nothing would be noticed.
  expect(new Set(naming.map(([, words]) => words))).toEqual(fixed)
})

test.each(['贈送猫币', '貓幣不足', 'Not enough cat coins', 'One coin'])('%s names them', (words) => {
  expect(namesCoins(words)).toBe(true)
})
