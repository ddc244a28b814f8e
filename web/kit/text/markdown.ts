/*
 * The subset of Markdown that our texts use: headings, paragraphs, lists, tables, bold text and links. Unknown syntax
 * stays as typed; nothing in it ever becomes markup of the page.
 *
 * A call-out is a quote that begins with bold words. They name it, and the sign after `>` says what it is:
 *   > **Shorter:** a tip.   >! **Careful:** a warning.   >? **Why?** a reason.
 * A quote without bold words stays as typed, so older texts keep their look.
 */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

type Line = readonly Inline[]

export type Tone = 'tip' | 'warning' | 'why'

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly line: Line }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Line[] }
  | { readonly kind: 'callout'; readonly tone: Tone; readonly line: Line }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] }

/** Blocks are separated by empty lines; a heading, a list and a table also begin right below a paragraph. */
export function parseMarkdown(text: string): readonly Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  const close = () => {
    if (lines.length > 0) blocks.push(blockOf(lines))
    lines = []
  }
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || !continues(lines[0] ?? '', line)) close()
    if (line.trim() !== '') lines.push(line.trim())
  }
  close()
  return blocks
}

/** Whether a line belongs to the block that began with another. */
function continues(first: string, line: string): boolean {
  const kind = kindOf(first)
  if (kind === 'callout') return /^\s*>/.test(line) && kindOf(line) !== 'callout'
  return kind !== 'heading' && kind === kindOf(line)
}

type Kind = 'heading' | 'bullets' | 'numbers' | 'callout' | 'table' | 'paragraph'

function kindOf(line: string): Kind {
  if (/^\s*#{1,6} /.test(line)) return 'heading'
  if (/^\s*[-*] /.test(line)) return 'bullets'
  if (/^\s*\d+\. /.test(line)) return 'numbers'
  if (/^\s*>[!?]?\s*\*\*/.test(line)) return 'callout'
  return /^\s*\|.*\|\s*$/.test(line) ? 'table' : 'paragraph'
}

function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines
  switch (kindOf(first)) {
    case 'heading': {
      const level = /^#+/.exec(first)?.[0].length ?? 1
      return { kind: 'heading', level, line: parseInline(first.slice(level).trim()) }
    }
    case 'bullets':
      return { kind: 'list', isOrdered: false, items: lines.map((line) => parseInline(line.replace(/^[-*] /, ''))) }
    case 'numbers':
      return { kind: 'list', isOrdered: true, items: lines.map((line) => parseInline(line.replace(/^\d+\. /, ''))) }
    case 'callout':
      return {
        kind: 'callout',
        tone: tones[first.charAt(1)] ?? 'tip',
        line: parseInline(lines.map((line) => line.replace(/^>[!?]?\s*/, '')).join(' ')),
      }
    case 'table':
      return tableOf(lines)
    case 'paragraph':
      return { kind: 'paragraph', line: parseInline(lines.join(' ')) }
  }
}

const tones: Readonly<Record<string, Tone>> = { '!': 'warning', '?': 'why' }

function tableOf(lines: readonly string[]): Block {
  const [head = [], ...rows] = lines
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => parseInline(cell.trim())),
    )
  return { kind: 'table', head, rows }
}

/** Lengths are limited: otherwise an unclosed mark would make the pattern scan a long text again and again. */
const marked = /\*\*(.{1,1000}?)\*\*|\[([^\]]{1,500})\]\(([^)\s]{1,1000})\)/g

function parseInline(text: string): Line {
  const parts: Inline[] = []
  let from = 0
  for (const match of text.matchAll(marked)) {
    const [whole, strong, label = '', href = ''] = match
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) })
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong })
    else if (isSafe(href)) parts.push({ kind: 'link', text: label, href })
    else parts.push({ kind: 'text', text: whole })
    from = match.index + whole.length
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}

/** Our own paths, the web and mail; scripts are not allowed. */
const isSafe = (href: string) => /^(https?:\/\/|mailto:)/i.test(href) || /^\/(?![/\\])/.test(href)
