import { useText } from '#web/kit/text/use-text.ts'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import desk from '#web/staff/desk.module.css'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useMay } from '#web/staff/staff-context.ts'
import { EntryActions } from './EntryActions.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { type Entry, nameOf } from './field.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import type { Noun } from './noun.ts'
import { text } from './text.ts'

interface Kept {
  /** The button that adds one; null for those who may not. */
  readonly add: ReactNode
  readonly actions: (entry: Entry) => ReactNode
  readonly dialogs: ReactNode
}

/**
 * What every list of kept entries has: a button that adds one, actions in each row, and their dialogs. The rows are those
 * of now, so that a dialog knows when a colleague has changed what it is about.
 */
export function useKeeper(noun: Noun, rows: readonly Entry[] = []): Kept {
  const may = useMay()
  const [edited, setEdited] = useState<Entry | 'new' | null>(null)
  const [looked, setLooked] = useState<Entry | null>(null)
  return {
    add: may(noun.create) ? <Button onClick={() => setEdited('new')}>{noun.addTitle}</Button> : null,
    actions: (entry) => <EntryActions noun={noun} entry={entry} onEdit={setEdited} onHistory={setLooked} />,
    dialogs: (
      <>
        <EntryDialog noun={noun} rows={rows} entry={edited} onClose={() => setEdited(null)} />
        <HistoryDialog noun={noun} entry={looked} onClose={() => setLooked(null)} />
      </>
    ),
  }
}

/** The name in the reader's language, with what somebody should know about it. */
export function EntryName({ entry, code }: { readonly entry: Entry; readonly code?: string | number }) {
  const t = useText(text)
  return (
    <div>
      <strong>{nameOf(entry, t.language)}</strong>
      {code !== undefined && <div className="muted num">{code}</div>}
    </div>
  )
}

export function EntryState({ isOn, isSample = false }: { readonly isOn: boolean; readonly isSample?: boolean }) {
  const t = useText(text)
  return (
    <span className={desk.marks}>
      {isOn ? <StatusTag tone="done">{t.active}</StatusTag> : <StatusTag tone="bad">{t.suspended}</StatusTag>}
      {isSample && <StatusTag tone="wait">{t.sample}</StatusTag>}
    </span>
  )
}
