import { useText } from '#web/kit/text/use-text.ts'
import type { Block } from '#web/kit/text/markdown.ts'
import { type Anchors, wordsOf } from '#web/kit/text/markdown-outline.ts'
import { text } from './reading.text.ts'
import styles from './reading.module.css'

interface ContentsProps {
  readonly blocks: readonly Block[]
  readonly anchors: Anchors
}

export function Contents({ blocks, anchors }: ContentsProps) {
  const t = useText(text)
  const headings = blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2)
  if (headings.length < 2) return null
  return (
    <nav className={styles.contents} aria-label={t.contents}>
      <b>{t.contents}</b>
      <ul>
        {headings.map((heading) => (
          <li key={anchors.get(heading)}>
            <a href={`#${anchors.get(heading)}`}>{wordsOf(heading.line)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
