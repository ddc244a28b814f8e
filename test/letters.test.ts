import { siteNameText } from '#contract/codes.ts'
import { languages } from '#domain/language.ts'
import { signed } from '#server/mail/letter.ts'
import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files.ts'
import { wordsByLanguage } from './words-by-language.ts'

test('a mail has its paragraphs, without those that do not apply, and the name of the site', () => {
  expect(signed('en', ['Hello!', false, null, '', 'Bye.'])).toBe(`Hello!\n\nBye.\n\n${siteNameText.en}`)
})

test('mails are signed in one place', () => {
  const mails = sourceFiles('server').filter((path) => /(^|[/.])mail\.ts$|^server\/mail\/texts\//.test(path))
  expect(mails.length).toBeGreaterThan(8)
  const signing = mails.flatMap((path) =>
    wordsByLanguage(path, read(path)).flatMap(({ place, ...said }) =>
      languages.filter((language) => said[language].includes(siteNameText[language])).map(() => place),
    ),
  )
  expect(signing).toEqual([])
})
