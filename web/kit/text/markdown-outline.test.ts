import { expect, test } from 'vitest'
import { parseMarkdown } from './markdown.ts'
import { anchorsOf, sectionsOf, wordsOf } from './markdown-outline.ts'

const blocks = parseMarkdown(
  'Before.\n\n## 運費、**重量**？\n\nOne.\n\n### Deeper\n\nTwo.\n\n## Freight (HK)\n\n## Freight (HK)\n\n## …',
)

test('each heading has an address of its own, in any script', () => {
  expect([...anchorsOf(blocks).values()]).toEqual(['運費-重量', 'deeper', 'freight-hk', 'freight-hk-2', 'part'])
})

test('a text falls into its sections and nothing of it is lost', () => {
  const { before, sections } = sectionsOf(blocks, 2)
  expect(before).toHaveLength(1)
  expect(sections.map(({ heading, blocks: parts }) => [wordsOf(heading.line), parts.length])).toEqual([
    ['運費、重量？', 3],
    ['Freight (HK)', 0],
    ['Freight (HK)', 0],
    ['…', 0],
  ])
})
