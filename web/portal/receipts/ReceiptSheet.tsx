import type { Paper, PaperBlock, PaperFacts, PaperLine } from '#contract/papers/paper.ts'
import styles from './Receipt.module.css'
import { ReceiptTable } from './ReceiptTable.tsx'

/** A receipt to print. Its PDF is made of the same paper. */
export const ReceiptSheet = ({ paper: { title, heads, blocks, foot } }: { readonly paper: Paper }) => (
  <article className={styles.sheet} aria-label={title}>
    <div className={styles.heads}>
      {heads.map((head) => (
        <section key={head.title} aria-label={head.title}>
          <h2>{head.title}</h2>
          <strong>{head.name}</strong>
          {head.lines.map((line) => (
            <HeadLine key={line.words} line={line} />
          ))}
        </section>
      ))}
    </div>
    {blocks.map((block) => (
      <section key={block.title}>
        {block.title !== null && <h2>{block.title}</h2>}
        <Block block={block} />
      </section>
    ))}
    <footer className={styles.foot}>
      {foot.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </footer>
  </article>
)

const HeadLine = ({ line: { what, words } }: { readonly line: PaperLine }) => (
  <span>
    {what} {words.includes('@') ? <a href={`mailto:${words}`}>{words}</a> : words}
  </span>
)

const Block = ({ block }: { readonly block: PaperBlock }) =>
  block.kind === 'facts' ? <Facts facts={block.facts} /> : <ReceiptTable table={block} />

const Facts = ({ facts }: Pick<PaperFacts, 'facts'>) => (
  <dl className={styles.lines}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
