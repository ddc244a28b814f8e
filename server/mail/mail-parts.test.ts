import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { languages } from '#domain/language.ts'
import { everyMail, hostile, mailNames, publicUrl } from '#test/every-mail.ts'
import { read, sourceFiles } from '#test/source-files.ts'
import { expect, test } from 'vitest'
import { mailColours, paints } from './mail-colours.ts'
import { partsOf } from './mail-parts.ts'
import { anyPageText, buttonText, type MailReason, reasonText } from './mail.text.ts'

/* Both parts of every mail, in three languages. */

const rendered = everyMail.map((mail) => ({
  ...mail,
  ...partsOf(mail, publicUrl),
  of: `${mail.name} ${mail.language}`,
}))

const plain = (html: string) =>
  html.replace(/<[^>]*>/g, ' ').replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
/** Without spaces, because Chinese has none and tags leave some. */
const words = (text: string) => text.replace(/\s+/g, '')

test('each function that writes a mail is among these mails', () => {
  const written = sourceFiles('server')
    .filter((path) => /(^|[/.])mail\.ts$/.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/^export (?:const|function) (\w+Mail)\b/gm)].map(([, name = '']) => name),
    )
  expect(written.length).toBeGreaterThan(30)
  expect(mailNames.map((name) => name.replace(/^\w+\//, '')).sort()).toEqual(written.sort())
})

const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'void-style': 'off' } })

test.each(languages)(
  'a validator of HTML finds nothing in any mail in %s, and the page names that language',
  async (language) => {
    for (const { html, of, ...mail } of rendered) {
      if (mail.language !== language) continue
      const { results } = await validator.validateString(html)
      const faults = results.flatMap(({ messages }) =>
        messages.map((each) => `${each.ruleId} ${each.message} ${each.line}`),
      )
      expect.soft(faults, of).toEqual([])
      expect.soft(html, of).toContain(`<html lang="${language}" dir="ltr">`)
    }
  },
)

test('both parts say the same words, in the language of the mail', () => {
  for (const { html, text, subject, language, of } of rendered) {
    const card = html.slice(html.indexOf('<h1'))
    const buttons = [...card.matchAll(/<a href="([^"]*)"[^>]*class="(?:main|other)"[^>]*>([^<]*)<\/a>/g)]
    for (const [, href = '', label = ''] of buttons) {
      const page = buttonText[new URL(plain(href)).pathname]
      expect.soft(page?.[language], `${of} ${href}`).toBe(label)
    }
    const unlabelled = card.replace(/(<a [^>]*class="(?:main|other)"[^>]*>)[^<]*/g, '$1')
    const marked = text.replace(/^(- |> ?)/gm, '')
    expect.soft(words(plain(unlabelled)), of).toBe(words(subject + marked))
  }
})

test('each mail ends with why its reader gets it, in their language', () => {
  const others: Readonly<Record<string, MailReason>> = {
    ...{ ACTIVATION: 'registered', FEEDBACK_REPLY: 'wrote', ACCOUNT_ERASED: 'erased' },
    ...{
      STAFF_TEST: 'staff',
      STAFF_CHANGED: 'staff',
      STAFF_OWN_CHANGED: 'staff',
      STAFF_INVITED: 'staff',
      STAFF_MONEY: 'staff',
      RULE_PLANNED: 'optional',
      RULE_PAUSED: 'optional',
    },
  }
  for (const { text, kind, language, of } of rendered)
    expect.soft(text.split('\n\n').at(-1), of).toBe(reasonText[others[kind] ?? 'account'][language])
})

test('what a mail program shows beside the subject is how the mail begins', () => {
  for (const { html, body, of } of rendered) {
    const [, shown = ''] = /<div aria-hidden="true"[^>]*>([^<]*)</.exec(html) ?? []
    expect.soft(words(body).startsWith(words(plain(shown))), of).toBe(true)
    expect.soft(plain(shown).length, of).toBeGreaterThan(5)
  }
})

test('no name becomes markup', () => {
  const named = rendered.filter(({ body }) => body.includes(hostile))
  expect(named.length).toBeGreaterThan(40)
  for (const { html, of } of named) {
    expect.soft(/<b>|<\/b>|&(?!#\d+;)/.exec(html), of).toBeNull()
    expect.soft(plain(html), of).toContain(hostile)
  }
})

test('nothing is fetched from anywhere, and only our own pages are linked', () => {
  for (const { html, of } of rendered) {
    expect
      .soft(
        /<(img|link|script|iframe|object|form|video|base)\b|url\(|@import|@font-face|\s(src|srcset|background|on\w+)=/i.exec(
          html,
        ),
        of,
      )
      .toBeNull()
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
      expect.soft(new URL(plain(href)).origin, of).toBe(publicUrl)
  }
})

test.each([
  'https://evil.example/web_site/login',
  'https://cats.example.evil.example/',
  'https://cats.example@evil.example/',
  'https://someone@cats.example/',
  'http://cats.example/web_site/login',
  'https://cats.example:8443/',
  'https:\\\\evil.example/',
  'javascript:alert(1)//https://cats.example/',
  '//cats.example/',
  'see https://cats.example/web_site/login',
  'https://cats.example/"onmouseover="alert(1)',
])('%s stays text', (line) => {
  const { html } = partsOf({ kind: 'TEST', language: 'en', subject: 's', body: `${line}\n\nSmart Cats` }, publicUrl)
  expect(html).not.toContain('<a ')
  expect(plain(html)).toContain(line)
})

test('a page without a name of its own has a button all the same, and only the first button of a mail is bright', () => {
  const body = `${publicUrl}/web_site/charges\n\n${publicUrl}/web_site/charges?b=1&c=2`
  const { html } = partsOf({ kind: 'TEST', language: 'en', subject: 's', body }, publicUrl)
  expect([...html.matchAll(/class="(main|other)"[^>]*>([^<]*)/g)].map(([, paint, label]) => [paint, label])).toEqual([
    ['main', anyPageText.en],
    ['other', anyPageText.en],
  ])
  expect(html).toContain('href="https://cats.example/web_site/charges?b=1&#38;c=2"')
})

test('the colours are those of the product', () => {
  const css = readFileSync('web/kit/look/tokens.css', 'utf8')
  const [light = '', dark = ''] = [css.slice(0, css.indexOf('@media')), css.slice(css.indexOf('@media'))]
  const valueIn = (part: string, token: string) => new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(part)?.[1]
  for (const token of Object.keys(mailColours.light) as (keyof typeof mailColours.light)[]) {
    expect(mailColours.light[token], token).toBe(valueIn(light, token))
    expect(mailColours.dark[token], `${token} in the dark`).toBe(valueIn(dark, token) ?? valueIn(light, token))
  }
})

test.each(['light', 'dark'] as const)(
  'every text and every edge of a button can be told from what is behind it in %s',
  (theme) => {
    const colours = mailColours[theme]
    const behind = {
      faint: 'ground',
      ground: 'ground',
      mark: 'ground',
      other: 'paper',
      main: 'brand',
      ink: 'paper',
      soft: 'paper',
      link: 'paper',
    } as const
    for (const [paint, ground] of Object.entries(behind) as [keyof typeof behind, 'ground' | 'paper' | 'brand'][]) {
      const { color, stroke }: Partial<Record<string, keyof typeof colours>> = paints[paint]
      const token = color ?? stroke
      expect(token).toBeDefined()
      if (token) expect.soft(contrast(colours[token], colours[ground]), paint).toBeGreaterThanOrEqual(4.5)
    }
    // The name beside the drawing stands on the ground.
    expect(contrast(colours.ink, colours.ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours['field-line'], colours.paper)).toBeGreaterThanOrEqual(3)
  },
)

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
