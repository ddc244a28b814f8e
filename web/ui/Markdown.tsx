import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Block, type Inline, parseMarkdown } from './markdown.ts'
import styles from './Markdown.module.css'

interface MarkdownProps {
  readonly text: string
  /** Which heading of the page a `##` of the text is. */
  readonly top?: 2 | 3
}

/** A text of ours as a page shows it. */
export function Markdown({ text, top = 2 }: MarkdownProps) {
  return (
    <div className={styles.text}>
      {parseMarkdown(text).map((block, index) => (
        <Part key={index} block={block} top={top} />
      ))}
    </div>
  )
}

function Part({ block, top }: { readonly block: Block; readonly top: 2 | 3 }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = top === 3 || block.level > 2 ? 'h3' : 'h2'
      return <Heading>{inline(block.line)}</Heading>
    }
    case 'paragraph':
      return <p>{inline(block.line)}</p>
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>{inline(item)}</li>
          ))}
        </List>
      )
    }
    case 'table':
      return (
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, index) => (
                  <th key={index} scope="col">
                    {inline(cell)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, index) => (
                    <td key={index}>{inline(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
  }
}

const inline = (line: readonly Inline[]): ReactNode => line.map((part, index) => <Words key={index} part={part} />)

function Words({ part }: { readonly part: Inline }) {
  if (part.kind === 'text') return part.text
  if (part.kind === 'strong') return <strong>{part.text}</strong>
  if (part.href.startsWith('/')) return <Link to={part.href}>{part.text}</Link>
  return (
    <a href={part.href} rel="noreferrer">
      {part.text}
    </a>
  )
}
