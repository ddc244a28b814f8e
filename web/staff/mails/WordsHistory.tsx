import { When } from '#web/kit/look/When.tsx'
import { Loaded, type ReadResult } from '#web/kit/message/Loaded.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { type Change as Difference, Compared } from '#web/staff/Compared.tsx'
import desk from '#web/staff/desk.module.css'
import { Modal, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { text } from './text.ts'

/** How many changes of one text are shown. */
export const changesShown = 20

interface HistoryProps {
  readonly name: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What was changed in the words of a mail or a message. */
export function WordsHistory({ name, isOpen, onClose, children }: HistoryProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="lg"
      title={t.fill('historyOf', { name })}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {isOpen && children}
    </Modal>
  )
}

interface WordsChange {
  readonly id: string
  readonly at: string
  readonly by: string
}

interface ChangesProps<Change> {
  readonly query: ReadResult<{ readonly list: readonly Change[]; readonly next: string | null }>
  readonly differencesOf: (change: Change) => readonly Difference[]
}

/** Who changed the words, from what to what, the newest first. */
export function WordsChanges<Change extends WordsChange>({ query, differencesOf }: ChangesProps<Change>) {
  const t = useText(text)
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={160} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className="muted">{t.noHistory}</p>}
    >
      {({ list, next }) => (
        <div className={desk.stack}>
          {list.map((change) => (
            <article key={change.id} aria-label={change.by}>
              <p>
                <b>{change.by}</b> <When at={change.at} />
              </p>
              <Compared isDone changes={differencesOf(change)} />
            </article>
          ))}
          {next !== null && <p className="muted">{t.fill('moreHistory', { count: changesShown })}</p>}
        </div>
      )}
    </Loaded>
  )
}
