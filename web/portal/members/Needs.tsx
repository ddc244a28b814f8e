import { Button, Skeleton } from '@mantine/core'
import { useMemo, useState } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { needs } from '#contract/needs.ts'
import { parcelCounts } from '#contract/parcel-counts.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useDrawn } from '#web/kit/list/use-drawn.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { Loaded, type ReadResult } from '#web/kit/message/Loaded.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { useWide } from '#web/kit/look/use-wide.ts'
import { type NeedRow, needRows } from './need-rows.ts'
import { text } from './needs.text.ts'
import styles from './MemberHomePage.module.css'

/** Only someone who never placed an order needs them. */
const FirstSteps = lazyPart(
  'FirstSteps',
  async () => (await import('./FirstSteps.tsx')).FirstSteps,
  <Skeleton height={320} radius="lg" />,
)

/**
 * What needs the member's action, most urgent first: each with what is safe meanwhile and one link (E-79, C-25). Below
 * it, until the first order is placed, how to begin.
 */
export function Needs() {
  const t = useText(text)
  const answer = useRead(needs.list, {}, { fresh: true })
  const counts = useRead(parcelCounts.homeCounts, {})
  return (
    <section aria-label={t.needsTitle} className={styles.now}>
      <Loaded query={together(answer, counts)} skeleton={<Skeleton height={160} radius="lg" />}>
        {(answers) => {
          const [{ firstSteps }] = answers
          const rows = needRows(...answers, t)
          return (
            <>
              {rows.length > 0 && <Rows rows={rows} />}
              {firstSteps && <FirstSteps steps={firstSteps} isFirst={rows.length === 0} />}
              {rows.length === 0 && !firstSteps && (
                <Card>
                  <p>{t.nothingNeeded}</p>
                </Card>
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

/** The counts below stay in view of a seller with much to do. */
const shownAtFirst = 6

/** The usual height of a row, for those that are drawn in a moment: the page keeps its length. */
const linePx = 70
const cardPx = 198

const keyOf = ({ key }: NeedRow) => key

function Rows({ rows }: { readonly rows: readonly NeedRow[] }) {
  const t = useText(text)
  const [isWhole, setWhole] = useState(false)
  const isWide = useWide()
  const shown = useMemo(() => (isWhole ? rows : rows.slice(0, shownAtFirst)), [rows, isWhole])
  const rowPx = isWide ? linePx : cardPx
  const drawn = useDrawn(shown, keyOf, rowPx)
  const rest = shown.length - drawn.length
  const hidden = rows.length - shown.length
  return (
    <div>
      <ul className={styles.needs}>
        {drawn.map((need, index) => (
          <li key={need.key} className={styles.need}>
            <StatusTag tone={need.tone}>{need.tag}</StatusTag>
            <div className={styles.words}>
              <strong>{need.line}</strong>
              {need.safe && <div className="muted">{need.safe}</div>}
            </div>
            <LinkButton to={need.to} size="sm" variant={index === 0 ? 'filled' : 'default'}>
              {need.action}
              <OfRow name={need.line} />
            </LinkButton>
          </li>
        ))}
        {rest > 0 && <li aria-hidden style={{ height: rest * rowPx }} />}
      </ul>
      {hidden > 0 && (
        <Button variant="subtle" color="gray" mt="xs" onClick={() => setWhole(true)}>
          {t.fill('showMore', { count: hidden })}
        </Button>
      )}
    </div>
  )
}

/** Shows nothing as needed until both have loaded. */
function together<One, Two>(one: ReadResult<One>, two: ReadResult<Two>): ReadResult<readonly [One, Two]> {
  const isThere = one.data !== undefined && two.data !== undefined
  return {
    data: isThere ? [one.data, two.data] : undefined,
    error: one.error ?? two.error,
    isFetching: [one, two].some((each) => each.isFetching),
    refetch: () => Promise.all([one, two].filter((each) => each.error).map((each) => each.refetch())),
  }
}
