import { articles } from '#contract/content.ts'
import { staffArticles } from '#contract/content-office.ts'
import { expect } from 'vitest'
import type { TestServer } from './harness.ts'

/** A text in each language, each different from the others. */
export const words = (word: string) => ({ cn: `${word}甲`, en: `${word}乙`, sh: `${word} in English` })

/** Articles as the office writes them and as visitors read them. */
export async function openArticles(t: TestServer) {
  const editor = await t.staff(['E'])
  let written = 0
  const draft = async (given: object = {}) =>
    editor.call(staffArticles.create, {
      kind: 'announcement',
      slug: `news-${++written}`,
      title: words('title'),
      summary: words('summary'),
      body: words('body'),
      ...given,
    })
  const shown = async (given: object = {}) => {
    const { id } = await draft(given)
    return editor.call(staffArticles.publish, { id })
  }
  const read = async (id: string) => (await t.visitor.call(articles.list, { id })).list[0]
  const hidden = async (id: string) => expect(await t.visitor.ask(articles.list, { id })).toMatchObject({ code: 6001 })
  return { editor, draft, shown, read, hidden }
}
