import { readFile } from 'node:fs/promises'
import { siteNameText } from '#contract/codes.ts'
import { asStored } from '#contract/wire/language.ts'
import { languages } from '#domain/language.ts'
import { senderOf } from '#server/mail/mail-file.ts'
import { partsOf } from '#server/mail/mail-parts.ts'
import { inOwnName } from '#server/mail/own-name.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import { readEnvironment } from '#server/settings/environment.ts'
import { namedDocument, namedPicture } from '#server/site/named-document.ts'
import { text as frameText } from '#web/staff/frame/frame.text.ts'
import { text as shellText } from '#web/staff/shell.text.ts'
import { expect, test } from 'vitest'
import { everyMail, mailNames, publicUrl } from './every-mail.ts'
import { pagesOf } from './rendered-pages.ts'
import { sampleSite } from './sample-site-content.ts'

/* An operator gave the service another name: no mail or page says the one that ships. */

const own = { 'zh-Hans': '周记转运', 'zh-Hant': '周記轉運', en: 'Chow & Sons' } as const
const names = asStored(own)
const shipped = new RegExp(languages.map((language) => siteNameText[language]).join('|'), 'i')
const without = (said: string) => {
  expect(said.length).toBeGreaterThan(0)
  expect(said).not.toMatch(shipped)
}

test.each(mailNames)('the mail %s', (name) => {
  const mails = everyMail.filter((mail) => mail.name === name)
  expect(mails).toHaveLength(3)
  for (const mail of mails) {
    const sent = inOwnName(mail, names)
    const { text, html } = partsOf(sent, publicUrl)
    for (const said of [sent.subject, text, html]) without(said)
    expect(text).toContain(own[mail.language])
  }
})

test('a mail is from the service, unless the operator named somebody else', () => {
  expect(senderOf('no-reply@cats.example', own.en)).toEqual({ name: own.en, address: 'no-reply@cats.example' })
  expect(senderOf('"Mr Chow" <chow@cats.example>', own.en)).toEqual({ name: 'Mr Chow', address: 'chow@cats.example' })
  without(readEnvironment({}).mailFrom)
})

test('public pages, with their titles and what search engines read', () => {
  for (const language of languages) {
    const site = sampleSite(language)
    const pages = pagesOf({ ...site, config: { ...site.config, siteName: own[language] } })
    expect(pages.length).toBeGreaterThan(20)
    for (const { html } of pages) without(html)
  }
})

test('the documents of the back office and of the API page', async () => {
  for (const file of ['staff.html', 'docs.html']) {
    const html = await readFile(new URL(`../web/${file}`, import.meta.url), 'utf8')
    expect(html).toMatch(shipped)
    for (const language of languages) {
      const named = namedDocument(html, names, language)
      without(named)
      expect(named).toMatch(new RegExp(`<title>${escapeHtml(own[language])}</title>`))
    }
  }
})

test('words of the back office name the service only where they are told how', () => {
  const said = [shellText, frameText].flatMap((words) => Object.values(words).flatMap((text) => Object.values(text)))
  for (const words of said) expect(words).not.toMatch(shipped)
})

test('the document of the members’ area, before and after its program has arrived', () => {
  const html = '<head><title>Smart Cats</title></head>'
  for (const language of languages) {
    without(namedDocument(html, names, language))
    without(namedPicture(`<a>${siteNameText[language]}</a>`, names, language))
  }
  expect(namedDocument(html, names, 'en')).toContain('<title>Chow &#38; Sons</title>')
  const hostile = asStored({ 'zh-Hans': `"><b>`, 'zh-Hant': `"><b>`, en: `"><b>` })
  expect(namedDocument(html, hostile, 'en')).not.toContain('<b>')
})
