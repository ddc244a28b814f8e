import { moving } from '#contract/moving.ts'
import { movingKinds } from '#domain/moving.ts'
import { useWrite } from '#web/client/queries.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { When } from '#web/kit/look/When.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, Skeleton, Stack } from '@mantine/core'
import { FirstMails } from './FirstMails.tsx'
import styles from './moving.module.css'
import { StartRun } from './StartRun.tsx'
import { Step } from './Step.tsx'
import { text } from './text.ts'
import { type MovingRun, movingWrite, useMoving } from './use-moving.ts'
import { useMayMove } from './use-may-move.ts'

/** Bringing a company in from its old system, step by step (B-MV-01). */
export function MovingPage() {
  const t = useText(text)
  const query = useMoving()
  const mayMove = useMayMove()
  return (
    <Page title={t.title} lead={t.lead}>
      <Loaded query={query} skeleton={<Skeleton height={480} />}>
        {({ runs, mails }) => {
          const open = runs.find(({ endedAt }) => endedAt === null)
          const earlier = runs.filter(({ endedAt }) => endedAt !== null)
          return (
            <Stack gap="lg">
              {open ? (
                <OpenRun run={open} />
              ) : (
                <Card>
                  <Empty
                    title={t.noRunTitle}
                    sentence={mayMove ? t.noRunSentence : t.waitForAdmin}
                    {...(mayMove ? { action: <StartRun /> } : {})}
                  />
                </Card>
              )}
              {mails.members > 0 && <FirstMails mails={mails} />}
              {earlier.length > 0 && <Earlier runs={earlier} />}
            </Stack>
          )
        }}
      </Loaded>
    </Page>
  )
}

function OpenRun({ run }: { readonly run: MovingRun }) {
  const t = useText(text)
  const mayMove = useMayMove()
  const end = useWrite(moving.end, movingWrite)
  const ask = async () => {
    if (await confirmed({ title: t.end, sentence: t.endSentence, confirm: t.end })) end.mutate({ id: run.id })
  }
  return (
    <>
      <div className={styles.run}>
        <p>
          <strong>{run.name}</strong>{' '}
          <span className="muted">
            {t.fill('startedBy', { name: run.startedBy })} <When at={run.startedAt} />
          </span>
        </p>
        {mayMove && (
          <Button variant="default" loading={end.isPending} onClick={() => void ask()}>
            {t.end}
          </Button>
        )}
      </div>
      {movingKinds.map((kind) => (
        <Step
          key={kind}
          runId={run.id}
          kind={kind}
          files={run.files.filter((file) => file.kind === kind).toReversed()}
        />
      ))}
    </>
  )
}

function Earlier({ runs }: { readonly runs: readonly MovingRun[] }) {
  const t = useText(text)
  return (
    <Card title={t.earlier}>
      <ul className={styles.earlier}>
        {runs.map((run) => (
          <li key={run.id}>
            <strong>{run.name}</strong>{' '}
            <span className="muted">
              {t.fill('startedBy', { name: run.startedBy })} <When at={run.startedAt} />
              {run.endedAt && (
                <>
                  {' · '}
                  {t.endedAt} <When at={run.endedAt} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
