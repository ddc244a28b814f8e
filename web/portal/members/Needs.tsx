import { Button, Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import { needs } from '#contract/needs.ts'
import { parcels } from '#contract/parcels.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Loaded, type ReadResult } from '#web/kit/message/Loaded.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { needRows } from './need-rows.ts'
import { text } from './needs.text.ts'
import styles from './MemberHomePage.module.css'

/** What needs the member's action, most urgent first: each with what is safe meanwhile and one link (E-79, C-25). */
export function Needs() {
  const t = useText(text)
  const answer = useRead(needs.list, {}, { fresh: true })
  const counts = useRead(parcels.homeCounts, {})
  return (
    <section aria-label={t.needsTitle}>
      <Loaded query={together(answer, counts)} skeleton={<Skeleton height={160} radius="lg" />}>
        {(answers) => {
          const rows = needRows(...answers, t)
          if (rows.length === 0) {
            return (
              <Card>
                <p>{t.nothingNeeded}</p>
              </Card>
            )
          }
          return (
            <ul className={styles.needs}>
              {rows.map((need, index) => (
                <li key={need.key} className={styles.need}>
                  <StatusTag tone={need.tone}>{need.tag}</StatusTag>
                  <div className={styles.words}>
                    <strong>{need.line}</strong>
                    {need.safe && <div className="muted">{need.safe}</div>}
                  </div>
                  <Button component={Link} to={need.to} size="sm" variant={index === 0 ? 'filled' : 'default'}>
                    {need.action}
                    <OfRow name={need.line} />
                  </Button>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </section>
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
