import { textIn } from '#web/kit/text/use-text.ts'
import { text as versionsText } from '#web/staff/texts/versions.text.ts'
import { expect, test } from 'vitest'
import type { Article } from './article.ts'
import { publishChanges, timingOf } from './publishing.ts'
import { text } from './text.ts'

const now = Date.parse('2026-12-01T12:00:00+08:00')
const [past, future, later] = ['2026-11-01T09:00:00+08:00', '2026-12-24T09:00:00+08:00', '2027-01-01T09:00:00+08:00']
const three = { cn: '甲', en: '乙', sh: 'c' }
const words = { title: three, summary: three, body: three, pinned: false }
const article: Article = {
  ...words,
  id: '01900000-0000-7000-8000-000000000001',
  kind: 'announcement',
  slug: 'news',
  publishAt: past,
  state: 'published',
  hasDraft: true,
  version: 3,
  editedAt: past,
  editedBy: null,
  author: null,
  createdAt: past,
  warnings: [],
  published: { ...words, publishAt: past },
}
const shownFrom = (publishAt: string) => ({ ...words, publishAt })

test.each([
  ['what is seen now and gets a later day', { publishAt: future }, 'hides'],
  ['what came due since it was read', { state: 'scheduled', publishAt: future, published: shownFrom(past) }, 'hides'],
  [
    'what waits already and gets another day',
    { state: 'scheduled', publishAt: later, published: shownFrom(future) },
    'waits',
  ],
  ['a first publication with a later day', { state: 'draft', publishAt: future, published: null }, 'waits'],
  ['a first publication without a day', { state: 'draft', publishAt: null, published: null }, 'atOnce'],
  ['a day that has passed', { publishAt: past }, 'atOnce'],
  ['what is seen and loses its day', { publishAt: null }, 'atOnce'],
] as const)('%s', (_, given, timing) => {
  expect(timingOf({ ...article, ...given }, now)).toBe(timing)
})

const [t, versions] = [textIn(text, 'en'), textIn(versionsText, 'en')]
const real = (given: Partial<Article>) =>
  publishChanges({ ...article, ...given }, t, versions).filter(({ before, after }) => before !== after)

test('the question names each language that changes, and nothing that stays', () => {
  expect(real({})).toEqual([])
  expect(real({ title: { ...three, sh: 'd' }, body: { ...three, cn: '甲乙' } })).toEqual([
    { label: 'Title (English)', before: 'c', after: 'd' },
    { label: 'Text (简体)', before: '1 character', after: '2 characters (1 added, 0 removed)' },
  ])
})

test('it says the day before and after, and whether the text is kept on top', () => {
  expect(real({ publishAt: null, pinned: true }).map(({ label, after }) => [label, after])).toEqual([
    [t.shownFrom, t.atOnce],
    [t.pin, t.yes],
  ])
})
