import { staffPlaces, usesCountedAtMost } from '#contract/places.ts'
import type { Input, Operation, Output } from '#contract/wire/operation.ts'
import { call } from '#web/client/api.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Button } from '@mantine/core'
import { type Entry, nameOf } from './field.ts'
import type { Noun } from './noun.ts'
import { text } from './text.ts'

interface ActionsProps {
  readonly noun: Noun
  readonly entry: Entry
  readonly onEdit: (entry: Entry) => void
  readonly onHistory: (entry: Entry) => void
}

export function EntryActions({ noun, entry, onEdit, onHistory }: ActionsProps) {
  const t = useText(text)
  const may = useMay()
  const name = nameOf(entry, t.language)
  return (
    <>
      {may(noun.update) && (
        <Button size="compact-sm" variant="default" onClick={() => onEdit(entry)}>
          {t.change}
          <OfRow name={name} />
        </Button>
      )}
      {noun.state && may(noun.update) && <StateButton noun={noun} entry={entry} />}
      {noun.remove && may(noun.remove) && <RemoveButton noun={noun} remove={noun.remove} entry={entry} />}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onHistory(entry)}>
        {t.history}
        <OfRow name={name} />
      </Button>
    </>
  )
}

type Use = Output<typeof staffPlaces.uses>['list'][number]

/** What uses it now, in one sentence. */
export function usesSentence(t: ReturnType<typeof useText<typeof text>>, list: readonly Use[]): string {
  const used = list.filter(({ count }) => count > 0)
  if (used.length === 0) return t.notInUse
  const words = used.map(({ what, count }) =>
    t.fill(what, { count: count < usesCountedAtMost ? count : `${usesCountedAtMost}+` }),
  )
  return t.fill('inUse', { uses: words.join(t.language === 'en' ? ', ' : '、') })
}

interface ButtonProps {
  readonly noun: Noun
  readonly entry: Entry
}

/** What uses it is read when somebody asks, so that the question is about now. */
function StateButton({ noun, entry }: ButtonProps) {
  const t = useText(text)
  const { state = 'active', key, kind } = noun
  const isOn = entry[state] === true
  const name = nameOf(entry, t.language)
  const change = useWrite(noun.update, {
    refreshes: noun.refreshes,
    onDone: () => showSuccess(t.fill('saved', { name })),
  })
  const ask = async () => {
    const isSure = await confirmed(
      isOn
        ? {
            title: t.fill('suspendTitle', { name }),
            sentence: `${noun.suspendSentence ?? ''} ${await usesOf(kind, entry[key], t)}`,
            confirm: t.suspend,
            danger: true,
          }
        : { title: t.fill('activateTitle', { name }), sentence: t.activateSentence, confirm: t.activate },
    )
    if (isSure) change.mutate({ [key]: entry[key], version: entry['version'], [state]: !isOn } as Input<Operation>)
  }
  return (
    <>
      <Button size="compact-sm" variant="default" loading={change.isPending} onClick={() => void ask()}>
        {isOn ? t.suspend : t.activate}
        <OfRow name={name} />
      </Button>
      {change.error && <FormAlert error={change.error}>{change.error.message}</FormAlert>}
    </>
  )
}

const usesOf = async (kind: Noun['kind'], key: unknown, t: ReturnType<typeof useText<typeof text>>) =>
  usesSentence(t, (await call(staffPlaces.uses, { kind, key: String(key) })).list)

function RemoveButton({ noun, remove: operation, entry }: ButtonProps & { readonly remove: Operation }) {
  const t = useText(text)
  const { key } = noun
  const name = nameOf(entry, t.language)
  const remove = useWrite(operation, {
    refreshes: noun.refreshes,
    onDone: () => showSuccess(t.fill('removed', { name })),
  })
  const ask = async () => {
    const isSure = await confirmed({
      title: t.fill('removeTitle', { name }),
      sentence: `${t.removeSentence} ${await usesOf(noun.kind, entry[key], t)}`,
      confirm: t.remove,
      danger: true,
    })
    if (isSure) remove.mutate({ [key]: entry[key] } as Input<Operation>)
  }
  return (
    <>
      <Button size="compact-sm" variant="subtle" color="red" loading={remove.isPending} onClick={() => void ask()}>
        {t.remove}
        <OfRow name={name} />
      </Button>
      {remove.error && <FormAlert error={remove.error}>{remove.error.message}</FormAlert>}
    </>
  )
}
