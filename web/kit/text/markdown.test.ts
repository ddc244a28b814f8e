import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseMarkdown } from './markdown.ts'

const text = (words: string) => ({ kind: 'text', text: words })

test('headings, paragraphs, lists and tables are told apart', () => {
  const source = '## Hours\nOne\nline.\n\n- a\n- **b**\n1. first\n\n| Day | Open |\n| --- | --- |\n| Monday | 9 |'
  expect(parseMarkdown(source)).toEqual([
    { kind: 'heading', level: 2, line: [text('Hours')] },
    { kind: 'paragraph', line: [text('One line.')] },
    { kind: 'list', isOrdered: false, items: [[text('a')], [{ kind: 'strong', text: 'b' }]] },
    { kind: 'list', isOrdered: true, items: [[text('first')]] },
    { kind: 'table', head: [[text('Day')], [text('Open')]], rows: [[[text('Monday')], [text('9')]]] },
  ])
})

test('a quote that begins with bold words is a call-out, of the kind that its sign says', () => {
  const source = '> **Tip.** Short\n> boxes.\n>! **Careful:** hot\n\n>? **Why?** [So](/a).\nAfter.'
  const strong = (words: string) => ({ kind: 'strong', text: words })
  expect(parseMarkdown(source)).toEqual([
    { kind: 'callout', tone: 'tip', line: [strong('Tip.'), text(' Short boxes.')] },
    { kind: 'callout', tone: 'warning', line: [strong('Careful:'), text(' hot')] },
    {
      ...{ kind: 'callout', tone: 'why' },
      line: [strong('Why?'), text(' '), { kind: 'link', text: 'So', href: '/a' }, text('.')],
    },
    { kind: 'paragraph', line: [text('After.')] },
  ])
})

test('a quote without bold words stays the words that were typed, as before there were call-outs', () => {
  expect(parseMarkdown('> 30 kg\n> more')).toEqual([{ kind: 'paragraph', line: [text('> 30 kg > more')] }])
})

test('a link leads to our own paths, the web or a mailbox', () => {
  for (const href of ['/feedback', 'https://example.com/a?b=1', 'mailto:a@example.com'])
    expect(parseMarkdown(`see [here](${href}).`)).toEqual([
      { kind: 'paragraph', line: [text('see '), { kind: 'link', text: 'here', href }, text('.')] },
    ])
})

test.each(['javascript:alert', 'data:text/html,x', '//evil.example', '/\\evil.example', 'vbscript:x'])(
  'a link to %s stays the words that were typed',
  (href) => {
    expect(parseMarkdown(`[x](${href})`)).toEqual([{ kind: 'paragraph', line: [text(`[x](${href})`)] }])
  },
)

test('markup of a page is words', () => {
  expect(parseMarkdown('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', line: [text('<img src=x onerror=alert(1)>')] },
  ])
})

test.each(['[', '**a', '[x](', '{{', '| '])(
  'a text of sixty thousand letters that opens %s and closes nothing is read at once',
  (opened) => {
    const from = performance.now()
    parseMarkdown(opened.repeat(60_000 / opened.length))
    expect(performance.now() - from).toBeLessThan(1000)
  },
)

test('every text that ships is read whole: no mark of Markdown is left in its words', () => {
  const folders = ['db/seed/content/articles', 'db/seed/content/pages']
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  expect(files.length).toBeGreaterThan(50)
  const left = files.filter((path) =>
    /\*\*|\]\(|"#|">|\| ---/.test(
      JSON.stringify(parseMarkdown(readFileSync(path, 'utf8'))).replace(/"href":"[^"]*"/g, ''),
    ),
  )
  expect(left).toEqual([])
})
