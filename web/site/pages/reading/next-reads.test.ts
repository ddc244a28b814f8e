import { sampleSite } from '#test/sample-site-content.ts'
import { paths } from '#web/paths.ts'
import { expect, test } from 'vitest'
import { firstSentence, nextReadsOf } from './next-reads.ts'

test('what to read next are the first three that are there: an article that was taken down makes room', () => {
  const site = sampleSite('en')
  const wanted = ['how-volume-weight-works', 'weigh-and-doubt', 'tutorial', 'contraband'] as const
  const read = (from: typeof site) => nextReadsOf(from, wanted).map(({ path }) => path)
  const weighed = paths.articleOf({ kind: 'industry', slug: 'weigh-and-doubt' })
  const volume = paths.articleOf({ kind: 'industry', slug: 'how-volume-weight-works' })
  expect(read(site)).toEqual([volume, weighed, paths.tutorial])
  const articles = site.articles.filter(({ slug }) => slug !== 'weigh-and-doubt')
  expect(read({ ...site, articles })).toEqual([volume, paths.tutorial, paths.contraband])
})

test('after an article come its neighbours that have a picture, then what is there always', () => {
  const site = sampleSite('en')
  const heads = site.archive.filter(({ slug }) => ['weigh-and-doubt', 'invite-a-friend'].includes(slug))
  const read = nextReadsOf({ ...site, articles: [] }, ['tutorial', 'contraband', 'kongFreight'], heads)
  expect(read.map(({ picture }) => picture)).toEqual(['tut-doubt', 'guide', 'goods-no'])
})

test('each is introduced by its first sentence, in any script', () => {
  expect(firstSentence('It costs HK$1.50. More.')).toBe('It costs HK$1.50.')
  expect(firstSentence('第一句。第二句。')).toBe('第一句。')
  expect(firstSentence('no end')).toBe('no end')
})
