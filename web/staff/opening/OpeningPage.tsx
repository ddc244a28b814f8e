import { staffOpening } from '#contract/opening.ts'
import { reports } from '#contract/reports.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { Button, Progress, Skeleton } from '@mantine/core'
import { Link } from '#web/kit/look/Link.tsx'
import { ChecklistRow } from './ChecklistRow.tsx'
import { doneOf, neededOf, type Opening } from './opening.ts'
import styles from './opening.module.css'
import { text } from './text.ts'

/** B-SY-08: what a new installation still needs, and the switch that opens it. */
export function OpeningPage() {
  const query = useRead(staffOpening.get, {}, { fresh: true })
  return (
    <Loaded query={query} skeleton={<Skeleton height={640} />}>
      {(opening) => <Checklist opening={opening} />}
    </Loaded>
  )
}

function Checklist({ opening }: { readonly opening: Opening }) {
  const t = useText(text)
  const total = opening.lines.length
  const done = doneOf(opening)
  const progress = t.fill('progress', { done, total })
  return (
    <Page title={t.title} lead={opening.open ? t.leadOpen : t.leadClosed} actions={<OpenSwitch opening={opening} />}>
      <div className={styles.progress}>
        <Progress value={(done / total) * 100} aria-label={progress} />
        <p className="muted">{progress}</p>
      </div>
      <Card title={t.list}>
        <ul className={styles.list}>
          {opening.lines.map((line) => (
            <ChecklistRow key={line.line} line={line} />
          ))}
        </ul>
      </Card>
      <Card title={t.fromOldTitle}>
        <p>{t.fromOldSentence}</p>
        <Link className={styles.link} to={staffPaths.moving}>
          {t.toMoving}
        </Link>
      </Card>
    </Page>
  )
}

function OpenSwitch({ opening }: { readonly opening: Opening }) {
  const t = useText(text)
  const set = useWrite(staffOpening.set, {
    refreshes: [staffOpening.get, reports.dashboard],
    onDone: ({ open }) => showSuccess(open ? t.opened : t.closed),
    onRefused: showRefused,
  })
  const change = async (open: boolean) => {
    const question = open
      ? { title: t.open, sentence: t.openSentence, confirm: t.open }
      : { title: t.close, sentence: t.closeSentence, confirm: t.close, danger: true }
    if (await confirmed(question)) set.mutate({ open })
  }
  if (opening.open)
    return (
      <Button variant="default" loading={set.isPending} onClick={() => void change(false)}>
        {t.close}
      </Button>
    )
  return (
    <ReasonButton
      reason={opening.mayOpen ? null : t.fill('stillNeeded', { count: neededOf(opening) })}
      loading={set.isPending}
      onClick={() => void change(true)}
    >
      {t.open}
    </ReasonButton>
  )
}
