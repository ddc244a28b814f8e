import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import { speak } from '#web/kit/text/language.ts'
import { text } from './checker.text.ts'
import { GoodsAnswer } from './GoodsAnswer.tsx'
import { GoodsChecker } from './GoodsChecker.tsx'
import type { Checked } from './use-goods-checker.ts'

test('the checker is on the page before it is hydrated: heading, field with its label, button, in each language', () => {
  for (const language of languages) {
    speak(language)
    const html = renderToString(<GoodsChecker />)
    for (const words of [text.title, text.what, text.check, text.example]) expect(html).toContain(words[language])
    expect(html).toMatch(/<label[^>]*>[^<]*<input/)
  }
})

test('its initial text is in its field and is being checked', () => {
  speak('en')
  const html = renderToString(<GoodsChecker initialText="power bank" />)
  expect(html).toContain('value="power bank"')
  expect(html).toContain('aria-busy="true"')
})

const line = { channelId: 'bulk', name: 'Sea bulk', destinationCode: 'MY', destinationName: 'Malaysia' }
const checked: Checked = {
  verdict: 'sensitive',
  matches: [
    {
      word: '尿袋',
      categoryCode: 'batteries',
      categoryName: 'power banks',
      verdict: 'sensitive',
      rule: 'State the capacity',
      contrabandNumber: null,
    },
  ],
  unjudged: [],
  channels: [
    { ...line, verdict: 'forbidden', rule: 'Ordinary goods only' },
    { ...line, channelId: 'air', name: 'Air', destinationCode: 'SG', verdict: 'sensitive', rule: null },
  ],
}

test('an answer says what was found with its rule, and what each line to the chosen destination says', () => {
  speak('en')
  const html = renderToString(<GoodsAnswer checked={checked} />)
  for (const words of ['尿袋', 'power banks', 'State the capacity', 'Malaysia', 'Sea bulk', 'Ordinary goods only'])
    expect(html).toContain(words)
  // Only the option of the other destination.
  expect(html).toContain('SG')
  expect(html).not.toContain('>Air<')
})

test('what is forbidden names its number in the list, and no line is offered; an unknown word says so', () => {
  speak('en')
  const [match] = checked.matches
  const forbidden = renderToString(
    <GoodsAnswer
      checked={{
        ...checked,
        verdict: 'forbidden',
        matches: match ? [{ ...match, verdict: 'forbidden', contrabandNumber: 18 }] : [],
      }}
    />,
  )
  expect(forbidden).toContain('Number 18 on the list of prohibited goods')
  expect(forbidden).not.toContain('Sea bulk')
  const unknown = told({ verdict: 'unknown', matches: [], unjudged: ['xyzzy'], channels: [] })
  expect(unknown).toContain('This word is not in our list yet')
})

const told = (answer: Checked) => renderToString(<GoodsAnswer checked={answer} />)

test('what is not understood is named, beside a known word as well; a brand alone asks what it is', () => {
  speak('en')
  const partly = told({ ...checked, verdict: 'unknown', unjudged: ['神秘', 'xyzzy'], channels: [] })
  for (const words of ['We can judge only part of this', 'Not judged: 神秘, xyzzy', 'power banks'])
    expect(partly).toContain(words)
  expect(told({ ...checked, unjudged: ['xyzzy'] })).toContain('Not judged: xyzzy')
  expect(told(checked)).not.toContain('Not judged')
  expect(told({ verdict: 'unknown', matches: [], unjudged: [], channels: [] })).toContain('Please say what it is')
})
