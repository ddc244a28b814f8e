import { expect, test } from 'vitest'
import { type Article, updateOf, writtenOf } from './article.ts'

const three = { cn: '甲', en: '乙', sh: 'c' }
const article: Article = {
  id: '01900000-0000-7000-8000-000000000001',
  kind: 'announcement',
  slug: 'news',
  title: three,
  summary: three,
  body: three,
  pinned: false,
  publishAt: '2026-12-24T09:00:42+08:00',
  state: 'published',
  hasDraft: false,
  version: 3,
  editedAt: '2026-12-24T09:00:42+08:00',
  editedBy: null,
  author: null,
  createdAt: '2026-12-24T09:00:42+08:00',
  warnings: [],
  published: null,
}

test('a time that nobody changed is not sent: its seconds stay', () => {
  expect(updateOf(article, writtenOf(article))).not.toHaveProperty('publishAt')
})

test('a time that was emptied is taken away, another one is sent in the business time zone', () => {
  expect(updateOf(article, { ...writtenOf(article), publishAt: '' })).toMatchObject({ publishAt: null })
  expect(updateOf(article, { ...writtenOf(article), publishAt: '2027-01-01T08:00' })).toMatchObject({
    publishAt: '2027-01-01T08:00:00+08:00',
  })
})

test('the address is sent for a draft alone', () => {
  expect(updateOf(article, writtenOf(article))).not.toHaveProperty('slug')
  expect(updateOf({ ...article, state: 'draft' }, writtenOf(article))).toMatchObject({
    slug: 'news',
    kind: 'announcement',
  })
})
