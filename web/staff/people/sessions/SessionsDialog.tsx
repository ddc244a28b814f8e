import { staffAccounts } from '#contract/staff-accounts.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { confirmed } from '#web/kit/message/confirm.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import type { StaffPerson } from '#web/staff/people/person.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Button, Group, Modal, Skeleton, Stack } from '@mantine/core'
import { SessionRows } from './SessionRows.tsx'
import { text } from './text.ts'

interface DialogProps {
  /** Null: closed. */
  readonly person: StaffPerson | null
  readonly onClose: () => void
}

/** B-AU-21, B-AU-22: where somebody is signed in. */
export function SessionsDialog({ person, onClose }: DialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Modal
      opened={person !== null}
      onClose={onClose}
      size="lg"
      title={person && t.fill('of', { name: person.name })}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {person && <Sessions person={person} />}
    </Modal>
  )
}

function Sessions({ person: { id } }: { readonly person: StaffPerson }) {
  const t = useText(text)
  const mayEnd = useMay()(staffAccounts.endSessionsOf)
  const query = useRead(staffAccounts.sessionsOf, { id }, { fresh: true })
  const end = useWrite(staffAccounts.endSessionsOf, {
    refreshes: [staffAccounts.sessionsOf, staffAccounts.list],
    onDone: ({ ended }) => showSuccess(t.fill('done', { count: ended })),
    onRefused: (refusal) => {
      showRefused(refusal)
      void query.refetch()
    },
  })
  const endAll = async (count: number) => {
    const sentence = t.fill('endAllSentence', { count })
    if (await confirmed({ title: t.endAll, sentence, confirm: t.endAll, danger: true })) end.mutate({ id })
  }
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={120} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className="muted">{t.none}</p>}
    >
      {({ list }) => {
        const others = list.filter(({ current }) => !current).length
        return (
          <Stack gap="md">
            <SessionRows
              list={list}
              isBusy={end.isPending}
              onEnd={mayEnd ? (session) => end.mutate({ id, sessionId: session.id }) : undefined}
            />
            {mayEnd && others > 0 && (
              <Group justify="flex-end">
                <Button variant="default" loading={end.isPending} onClick={() => void endAll(others)}>
                  {t.endAll}
                </Button>
              </Group>
            )}
          </Stack>
        )
      }}
    </Loaded>
  )
}
