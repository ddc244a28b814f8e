import { type Block, parseMarkdown } from './markdown.ts'
import type { Anchors } from './markdown-outline.ts'
import styles from './Markdown.module.css'
import { MarkdownLine } from './MarkdownLine.tsx'
import { MarkdownTable } from './MarkdownTable.tsx'

interface MarkdownProps {
  readonly text: string
  /** The heading level of a `##` of the text. */
  readonly top?: 2 | 3
}

export function Markdown({ text, top = 2 }: MarkdownProps) {
  return <Blocks blocks={parseMarkdown(text)} top={top} />
}

interface BlocksProps {
  readonly blocks: readonly Block[]
  readonly top?: 2 | 3
  /** The ids of its headings, for links. */
  readonly anchors?: Anchors
}

export function Blocks({ blocks, top = 2, anchors }: BlocksProps) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <Part key={index} block={block} top={top} anchor={anchors?.get(block)} />
      ))}
    </div>
  )
}

interface PartProps {
  readonly block: Block
  readonly top: 2 | 3
  readonly anchor: string | undefined
}

function Part({ block, top, anchor }: PartProps) {
  switch (block.kind) {
    case 'heading': {
      const Heading = top === 3 || block.level > 2 ? 'h3' : 'h2'
      return (
        <Heading id={anchor}>
          <MarkdownLine line={block.line} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <MarkdownLine line={block.line} />
        </p>
      )
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <MarkdownLine line={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'callout':
      return (
        <div role="note" className={`${styles.callout} ${styles[block.tone]}`}>
          <p>
            <MarkdownLine line={block.line} />
          </p>
        </div>
      )
    case 'table':
      return <MarkdownTable table={block} />
  }
}
