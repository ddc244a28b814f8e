import { staff } from '#contract/staff.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, Skeleton } from '@mantine/core'
import { SessionRows } from './SessionRows.tsx'
import { text } from './text.ts'

/** Where the person is signed in; unknown sessions can be ended (B-AU-23, B-AU-24). */
export function OwnSessions() {
  const t = useText(text)
  const found = useRead(staff.sessions, {}, { fresh: true })
  const end = useWrite(staff.endSessions, {
    refreshes: [staff.sessions],
    onDone: ({ ended }) => showSuccess(t.fill('done', { count: ended })),
    onRefused: (refusal) => {
      showRefused(refusal)
      void found.refetch()
    },
  })
  const others = (found.data?.list.length ?? 0) - 1
  const endOthers = async () => {
    const sentence = t.fill('endAllSentence', { count: others })
    if (await confirmed({ title: t.endOthers, sentence, confirm: t.endOthers, danger: true })) end.mutate({})
  }
  return (
    <Card
      title={t.own}
      actions={
        others > 0 && (
          <Button variant="default" size="compact-md" loading={end.isPending} onClick={() => void endOthers()}>
            {t.endOthers}
          </Button>
        )
      }
    >
      <p className="muted">{t.ownLead}</p>
      <Loaded query={found} skeleton={<Skeleton height={120} />}>
        {({ list }) => (
          <SessionRows list={list} isBusy={end.isPending} onEnd={({ id }) => end.mutate({ sessionId: id })} />
        )}
      </Loaded>
    </Card>
  )
}
