import type { Input, Operation } from '#contract/wire/operation.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Compared } from '#web/staff/Compared.tsx'
import { Meanwhile } from '#web/staff/Meanwhile.tsx'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { EntryField } from './EntryField.tsx'
import { changedFields, emptyOf, type Entry, type Field, nameOf, sent, shown } from './field.ts'
import type { Noun } from './noun.ts'
import { text } from './text.ts'

interface DialogProps {
  readonly noun: Noun
  /** The rows of now, in one of which a colleague may have changed the entry since the dialog opened. */
  readonly rows: readonly Entry[]
  /** Null: closed. */
  readonly entry: Entry | 'new' | null
  readonly onClose: () => void
}

export function EntryDialog({ noun, rows, entry, onClose }: DialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const isThis = (row: Entry) => typeof entry === 'object' && entry !== null && row[noun.key] === entry[noun.key]
  const title = entry === 'new' || entry === null ? noun.addTitle : nameOf(entry, t.language)
  return (
    <Modal
      opened={entry !== null}
      onClose={onClose}
      size="xl"
      title={title}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {entry === 'new' && <EntryFormOf noun={noun} opened={null} stored={null} onClose={onClose} />}
      {entry !== 'new' && entry !== null && (
        <EntryFormOf noun={noun} opened={entry} stored={rows.find(isThis) ?? entry} onClose={onClose} />
      )}
    </Modal>
  )
}

interface FormProps {
  readonly noun: Noun
  /** What the form began with; null: a new entry. */
  readonly opened: Entry | null
  /** As it is now. */
  readonly stored: Entry | null
  readonly onClose: () => void
}

function EntryFormOf({ noun, opened, stored, onClose }: FormProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const fields = opened === null ? noun.fields : noun.fields.filter(({ isFixed }) => !isFixed)
  const form = useForm<Record<string, unknown>>({
    initialValues: Object.fromEntries(
      fields.map((field) => [field.name, opened ? opened[field.name] : emptyOf(field)]),
    ),
  })
  const operation: Operation = stored === null ? noun.create : noun.update
  const write = useWrite(operation, {
    refreshes: noun.refreshes,
    onDone: (saved) => {
      showSuccess(t.fill('saved', { name: nameOf(saved as Entry, t.language) }))
      onClose()
    },
    refreshesOnConflict: noun.refreshes,
  })
  // What a colleague has changed meanwhile stays, unless the same field was typed here too.
  const changed = opened === null ? [] : changedFields(fields, opened, form.values)
  // What is stored as it was typed is one's own, saved a moment ago without an answer.
  const isOwn = stored !== null && changed.length > 0 && changedFields(changed, stored, form.values).length === 0
  const isOlder = opened !== null && opened['version'] !== stored?.['version'] && !isOwn
  const submit = useSubmit(form, write, (values) => inputOf(noun, stored, stored ? changed : fields, values))
  return (
    <form noValidate autoComplete="off" onSubmit={submit.onSubmit}>
      <Stack gap="md">
        {fields.map((field) => (
          <EntryField key={field.name} field={field} form={form} isSample={opened?.['sample'] === true} />
        ))}
        {noun.Preview && <noun.Preview values={form.values} />}
        {stored !== null && (
          <Compared
            changes={changed.map((field) => ({
              label: field.label,
              before: shown(field, stored[field.name], t.language),
              after: shown(field, form.values[field.name], t.language),
            }))}
          />
        )}
        <Meanwhile isChanged={isOlder} error={write.error} alert={submit.alert} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" disabled={stored !== null && changed.length === 0} loading={submit.isSending}>
            {stored === null ? t.add : t.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const inputOf = (noun: Noun, stored: Entry | null, fields: readonly Field[], values: Entry): Input<Operation> =>
  stored === null
    ? sent(fields, values)
    : { [noun.key]: stored[noun.key], version: stored['version'], ...sent(fields, values) }
