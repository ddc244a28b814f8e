import type { Block } from './markdown.ts'
import { wordsOf } from './markdown-outline.ts'
import { MarkdownLine } from './MarkdownLine.tsx'
import styles from './Markdown.module.css'
import { ScrollBox } from '#web/kit/look/ScrollBox.tsx'
import stackStyles from '#web/kit/look/Stacked.module.css'

type Table = Extract<Block, { kind: 'table' }>

/** A table in a text; on a phone each row of a wide one becomes a card, so that no column is off the screen. */
export function MarkdownTable({ table }: { readonly table: Table }) {
  const names = table.head.map(wordsOf)
  return (
    <ScrollBox
      className={`${styles.scroll} ${isWide(table) ? stackStyles.stacked : ''}`}
      label={names.filter(Boolean).join(', ')}
    >
      <table>
        <thead>
          <tr>
            {table.head.map((cell, index) => (
              <th key={index} scope="col">
                <MarkdownLine line={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, index) => (
                <td key={index} data-name={index === 0 ? undefined : names[index]} data-empty={isEmpty(wordsOf(cell))}>
                  <MarkdownLine line={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

const isEmpty = (words: string) => words === '' || words === '—' || undefined

/** Three columns with short texts still fit side by side on a phone. */
const isWide = ({ head, rows }: Table) =>
  head.length > 3 || (head.length === 3 && rows.flat().some((cell) => wordsOf(cell).length > 24))
