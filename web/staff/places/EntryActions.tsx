import { staffPlaces, usesCountedAtMost } from '#contract/places.ts'
import type { Input, Operation, Output } from '#contract/wire/operation.ts'
import { call } from '#web/client/api.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Asked } from '#web/staff/Compared.tsx'
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
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onHistory(entry)}>
        {t.history}
        <OfRow name={name} />
      </Button>
      {noun.remove && may(noun.remove) && <RemoveButton noun={noun} remove={noun.remove} entry={entry} />}
    </>
  )
}

type Use = Output<typeof staffPlaces.uses>['list'][number]

/** What uses it now, in one sentence. */
function usesSentence(t: Say, list: readonly Use[]): string {
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
  const { state = 'active', key } = noun
  const isOn = entry[state] === true
  const name = nameOf(entry, t.language)
  const change = useWrite(noun.update, {
    refreshes: noun.refreshes,
    onDone: () => showSuccess(t.fill('saved', { name })),
    refreshesOnConflict: noun.refreshes,
  })
  const ask = async () => {
    const sentence = isOn ? await suspending(noun, entry, t) : t.activateSentence
    if (sentence === null) return
    const [before, after] = isOn ? [t.active, t.suspended] : [t.suspended, t.active]
    const isSure = await confirmed({
      title: t.fill(isOn ? 'suspendTitle' : 'activateTitle', { name }),
      sentence: <Asked sentence={sentence} changes={[{ label: t.state, before, after }]} />,
      confirm: isOn ? t.suspend : t.activate,
      danger: isOn,
    })
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

type Say = ReturnType<typeof useText<typeof text>>

/** One after the other; Chinese has no space between them. */
export const sentences = (t: Say, list: readonly string[]) => list.filter(Boolean).join(t.language === 'en' ? ' ' : '')

async function suspending({ kind, key, suspendSentence = '' }: Noun, entry: Entry, t: Say) {
  const uses = await usesOf(kind, entry[key], t)
  return uses && sentences(t, [suspendSentence, uses])
}

/** Null: it could not be read, which the person has been told; nobody is asked about what is not known. */
export async function usesOf(kind: Noun['kind'], key: unknown, t: Say): Promise<string | null> {
  try {
    return usesSentence(t, (await call(staffPlaces.uses, { kind, key: String(key) })).list)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    showRefused(error)
    return null
  }
}

function RemoveButton({ noun, remove: operation, entry }: ButtonProps & { readonly remove: Operation }) {
  const t = useText(text)
  const { key } = noun
  const name = nameOf(entry, t.language)
  const remove = useWrite(operation, {
    refreshes: noun.refreshes,
    onDone: () => showSuccess(t.fill('removed', { name })),
  })
  const ask = async () => {
    const uses = await usesOf(noun.kind, entry[key], t)
    if (uses === null) return
    const isSure = await confirmed({
      title: t.fill('removeTitle', { name }),
      sentence: (
        <Asked
          sentence={sentences(t, [noun.removeSentence ?? t.removeSentence, uses])}
          changes={[{ label: t.name, before: name, after: null }]}
        />
      ),
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
