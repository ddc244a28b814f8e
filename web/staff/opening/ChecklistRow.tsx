import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { usePageAt } from '#web/staff/frame/use-pages.ts'
import { Link } from '#web/kit/look/Link.tsx'
import { GapLine } from './GapLine.tsx'
import { lineLinks, lineNames } from './lines.text.ts'
import { doneBy, notHere } from './who.text.ts'
import { isLinked, type Line, linePages } from './opening.ts'
import styles from './opening.module.css'
import { TestMail } from './TestMail.tsx'
import { text } from './text.ts'

/** One thing to do: whether it is done, what is missing, its page, and who changed it last. */
export function ChecklistRow({ line }: { readonly line: Line }) {
  const names = useText(lineNames)
  return (
    <li className={styles.line}>
      <div className={styles.state}>
        <State line={line} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{names[line.line]}</h3>
        {line.gaps.map((gap) => (
          <GapLine key={gap.gap} gap={gap} />
        ))}
        <WhoDidIt line={line} />
        {line.line === 'mail' && <TestMail line={line} />}
      </div>
      <PageLink line={line} />
    </li>
  )
}

function State({ line: { gaps, needed } }: { readonly line: Line }) {
  const t = useText(text)
  if (gaps.length === 0) return <StatusTag tone="done">{t.done}</StatusTag>
  return needed ? <StatusTag tone="wait">{t.needed}</StatusTag> : <StatusTag tone="hand">{t.advice}</StatusTag>
}

/** Or why nobody is named: it is set on the server, or as it came with the product. */
function WhoDidIt({ line: { line, by, at, gaps } }: { readonly line: Line }) {
  const words = useText(doneBy)
  const nobody = useText(notHere)
  if (by !== null)
    return (
      <p className="muted">
        {words.fill(line, { name: by })} <When at={at} />
      </p>
    )
  if (line === 'address' || line === 'onlinePayments') return <p className="muted">{nobody[line]}</p>
  return gaps.length === 0 ? <p className="muted">{nobody.asShipped}</p> : null
}

function PageLink({ line: { line } }: { readonly line: Line }) {
  const links = useText(lineLinks)
  const pageAt = usePageAt()
  if (!isLinked(line) || !pageAt(linePages[line])) return null
  return (
    <Link className={styles.link} to={linePages[line]}>
      {links[line]}
    </Link>
  )
}
