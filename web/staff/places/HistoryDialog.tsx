import { staffPlaces } from '#contract/places.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { When } from '#web/kit/look/When.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { KeyPager } from '#web/staff/lists/EntryList.tsx'
import { Modal, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { type Entry, type Field, nameOf, shown } from './field.ts'
import type { Noun } from './noun.ts'
import { text } from './text.ts'

interface HistoryProps {
  readonly noun: Noun
  /** Null: closed. */
  readonly entry: Entry | null
  readonly onClose: () => void
}

export function HistoryDialog({ noun, entry, onClose }: HistoryProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Modal
      opened={entry !== null}
      onClose={onClose}
      size="lg"
      title={entry && t.fill('historyOf', { name: nameOf(entry, t.language) })}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {entry && <History noun={noun} of={String(entry[noun.key])} />}
    </Modal>
  )
}

const pageSize = 20

function History({ noun, of }: { readonly noun: Noun; readonly of: string }) {
  const t = useText(text)
  const [after, setAfter] = useState('')
  const asked = { kind: noun.kind, key: of, pageSize, ...(after === '' ? {} : { after }) }
  const query = useRead(staffPlaces.history, asked, { keep: true, fresh: true })
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={160} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className="muted">{t.noHistory}</p>}
    >
      {({ list, next, total, totalCapped }) => (
        <Stack gap="lg">
          {list.map((change) => (
            <Change key={change.id} change={change} fields={noun.fields} />
          ))}
          <KeyPager total={total} totalCapped={totalCapped} next={next} after={after} onTurn={setAfter} />
        </Stack>
      )}
    </Loaded>
  )
}

interface ChangeProps {
  readonly change: Output<typeof staffPlaces.history>['list'][number]
  readonly fields: readonly Field[]
}

function Change({ change: { before, after, at, by }, fields }: ChangeProps) {
  const t = useText(text)
  const stateOf = (value: unknown) => (value === true ? t.active : t.suspended)
  const named = fields.filter(({ name }) => before !== null && after !== null && name in after)
  const state = ['active', 'open'].find((name) => before !== null && after !== null && name in after)
  return (
    <article aria-label={by}>
      <p>
        <b>{by}</b> <When at={at} />
      </p>
      {before === null && <p>{t.created}</p>}
      {after === null && <p>{t.deleted}</p>}
      <dl className={desk.facts}>
        {named.map((field) => (
          <div key={field.name} className={desk.fact}>
            <dt>{field.label}</dt>
            <dd>
              {t.fill('fromTo', {
                before: shown(field, before?.[field.name], t.language),
                after: shown(field, after?.[field.name], t.language),
              })}
            </dd>
          </div>
        ))}
        {state && (
          <div className={desk.fact}>
            <dt>{t.state}</dt>
            <dd>{t.fill('fromTo', { before: stateOf(before?.[state]), after: stateOf(after?.[state]) })}</dd>
          </div>
        )}
      </dl>
    </article>
  )
}
