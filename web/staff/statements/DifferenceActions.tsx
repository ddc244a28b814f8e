import { staffStatements } from '#contract/statements.ts'
import { differenceCan } from '#domain/statement.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { DifferenceDialog } from './DifferenceDialog.tsx'
import { text } from './differences.text.ts'
import { type Difference, statementReads } from './queries.ts'
import styles from './statements.module.css'

/** The ways to mend a difference; closing it by hand is the last one. */
export function DifferenceActions({ difference }: { readonly difference: Difference }) {
  const t = useText(text)
  const [deed, setDeed] = useState<'book' | 'close' | null>(null)
  const [shown, setShown] = useState<'book' | 'close'>('close')
  const open = (wanted: 'book' | 'close') => {
    setShown(wanted)
    setDeed(wanted)
  }
  return (
    <div className={styles.deeds}>
      {differenceCan.bookRefund(difference) ? (
        <Button size="compact-md" onClick={() => open('book')}>
          {t.book}
          <OfRow name={difference.number} />
        </Button>
      ) : (
        differenceCan.ask(difference) && <Ask difference={difference} />
      )}
      {differenceCan.close(difference) && (
        <Button size="compact-md" variant="default" onClick={() => open('close')}>
          {t.close}
          <OfRow name={difference.number} />
        </Button>
      )}
      <DifferenceDialog difference={difference} deed={shown} isOpen={deed !== null} onClose={() => setDeed(null)} />
    </div>
  )
}

function Ask({ difference: { id, number } }: { readonly difference: Difference }) {
  const t = useText(text)
  const ask = useWrite(staffStatements.ask, {
    refreshes: statementReads,
    onDone: ({ state }) => showSuccess(state === 'open' ? t.askedSame : t.askedMended),
  })
  return (
    <>
      <Button size="compact-md" loading={ask.isPending} onClick={() => ask.mutate({ id })}>
        {t.ask}
        <OfRow name={number} />
      </Button>
      {ask.error && <FormAlert error={ask.error}>{ask.error.message}</FormAlert>}
    </>
  )
}
