import { staffHandovers } from '#contract/handovers.ts'
import { useRead } from '#web/client/queries.ts'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { LoadedPage } from '#web/staff/LoadedPage.tsx'
import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Fact } from '#web/staff/Fact.tsx'
import { Said } from '#web/staff/lists/Said.tsx'
import { staffPaths } from '#web/staff/paths.ts'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useParams } from 'react-router'
import { CloseForm } from './CloseForm.tsx'
import { differenceIn, type Handover, nameOf, tones } from './handover.ts'
import { Scans } from './Scans.tsx'
import { SettleForm } from './SettleForm.tsx'
import { text } from './text.ts'

/** B-IN-50 to 52: counted and scanned beside each other, and how it ends. */
export function HandoverPage() {
  const t = useText(text)
  const { id = '' } = useParams()
  const [{ after }, setFilters] = useUrlFilters({ after: '' })
  const [said, say] = useState('')
  const input = { id, pageSize: 50, ...(after === '' ? {} : { after }) }
  const query = useRead(staffHandovers.get, input, { keep: true, fresh: true })
  return (
    <LoadedPage of="handover" back={staffPaths.handovers} query={query} skeleton={<Skeleton height={480} />}>
      {({ handover, ...scans }) => (
        <Page
          title={nameOf(handover)}
          back={staffPaths.handovers}
          lead={
            <span className={desk.marks}>
              <StatusTag tone={tones[handover.state]}>{t[handover.state]}</StatusTag>
              {t.fill('compared', {
                counted: handover.counted,
                scanned: handover.scanned,
                result: differenceIn(t, handover),
              })}
            </span>
          }
        >
          <Said>{said}</Said>
          <div className={`${desk.sides} ${desk.halves}`}>
            <div className={desk.column}>
              {handover.state === 'open' && <CloseForm handover={handover} onDone={say} />}
              {handover.state === 'difference' && <SettleForm handover={handover} onDone={say} />}
              <About handover={handover} />
            </div>
            <Scans handover={handover} scans={scans} after={after} onTurn={(next) => setFilters({ after: next })} />
          </div>
        </Page>
      )}
    </LoadedPage>
  )
}

function About({ handover }: { readonly handover: Handover }) {
  const t = useText(text)
  const { takenBy, takenAt, closedBy, closedAt, settledBy, settledAt } = handover
  const by = (name: string, at: string) => t.fill('by', { name, when: formatWhen(at, t.language) })
  return (
    <Card title={t.facts}>
      <dl className={desk.facts}>
        <Fact label={t.taken}>{by(takenBy, takenAt)}</Fact>
        {handover.note && <Fact label={t.note}>{handover.note}</Fact>}
        {closedBy !== null && closedAt !== null && <Fact label={t.closedWhen}>{by(closedBy, closedAt)}</Fact>}
        {handover.explanation && <Fact label={t.explanation}>{handover.explanation}</Fact>}
        {settledBy !== null && settledAt !== null && (
          <Fact label={t.settled}>
            <div>{handover.settledNote}</div>
            {by(settledBy, settledAt)}
          </Fact>
        )}
      </dl>
      {handover.photos.length > 0 && <PhotoStrip photos={handover.photos} of={nameOf(handover)} />}
    </Card>
  )
}
