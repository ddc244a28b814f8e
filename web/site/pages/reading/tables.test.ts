import { languages } from '#domain/language.ts'
import { mainOf } from '#test/rendered-pages.ts'
import { paths } from '#web/paths.ts'
import { expect, test } from 'vitest'
import { text } from './reading.text.ts'

/* On a phone the rows of a wide table become cards, made of what the page contains. */

test('each figure of a price list bears the name of its column, in every language', () => {
  for (const language of languages) {
    const rows = mainOf(paths.charges, language).match(/<tr><th scope="row">.*?<\/tr>/gs) ?? []
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      const names = [...row.matchAll(/data-name="([^"]+)"/g)].map(([, name]) => name)
      expect(names).toEqual([text.firstWeight, text.eachKg, text.atLeast, text.atMost].map((name) => name[language]))
    }
  }
})

test('a wide table of a text names each of its cells, and a small one stays a table on a phone', () => {
  const boxes = (path: string) => mainOf(path).match(/<div class="[^"]*stacked[^"]*"/g) ?? []
  expect(boxes(paths.kongFreight)).toHaveLength(1)
  expect(mainOf(paths.kongFreight)).toMatch(/<td data-name="Delivery time">/)
  expect(boxes(paths.about)).toHaveLength(0)
})
