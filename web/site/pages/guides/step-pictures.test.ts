import { languages } from '#domain/language.ts'
import { sampleSite } from '#test/sample-site-content.ts'
import { parseMarkdown } from '#web/kit/text/markdown.ts'
import { sectionsOf } from '#web/kit/text/markdown-outline.ts'
import { expect, test } from 'vitest'
import { picturesOf } from './step-pictures.ts'

const picturesIn = (body: string) => picturesOf(sectionsOf(parseMarkdown(body), 2).sections)

test('the steps of the tutorial have the same pictures in every language', () => {
  for (const language of languages)
    expect(picturesIn(sampleSite(language).texts['tutorial']?.body ?? ''), language).toEqual([
      ...['tut-register', 'tut-address', null, 'tut-forecast', 'step-weigh'],
      ...[null, 'step-ship', null, 'tut-doubt', 'tut-receive'],
    ])
})

test('a step that staff move takes its picture along, and a picture appears once', () => {
  const [pay, register] = ['## Pay\n\nHere.', '## Register\n\n1. Open [this](/register).']
  expect(picturesIn(`${pay}\n\n${register}\n\n${register}`)).toEqual([null, 'tut-register', null])
})
