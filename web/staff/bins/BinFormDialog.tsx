import type { Input, Operation, Output } from '#contract/wire/operation.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useFocusBefore } from '#web/kit/message/use-focus-before.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { EntryField } from '#web/staff/places/EntryField.tsx'
import { emptyOf, type Entry, type Field, sent } from '#web/staff/places/field.ts'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { binReads } from './bin.ts'
import { text } from './text.ts'

interface FormProps<Op extends Operation> {
  readonly title: string
  readonly lead?: string
  readonly operation: Op
  readonly fields: readonly Field[]
  /** What is stored; absent: something new. */
  readonly stored?: Entry
  /** What is sent beside the fields. */
  readonly besides: Entry
  readonly send: string
  readonly onDone: (saved: Output<Op>) => void
  readonly onClose: () => void
}

/** A form above the page that makes or changes bins. */
export function BinFormDialog<Op extends Operation>({ title, onClose, ...form }: FormProps<Op>) {
  const kit = useText(kitText)
  useFocusBefore()
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={title}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      <BinForm onClose={onClose} {...form} />
    </Modal>
  )
}

function BinForm<Op extends Operation>(props: Omit<FormProps<Op>, 'title'>) {
  const { lead, operation, fields, stored, besides, send, onDone, onClose } = props
  const kit = useText(kitText)
  const form = useForm<Record<string, unknown>>({
    initialValues: Object.fromEntries(
      fields.map((field) => [field.name, stored ? stored[field.name] : emptyOf(field)]),
    ),
  })
  const write = useWrite<Operation>(operation, {
    refreshes: binReads,
    onDone: (saved) => {
      onDone(saved as Output<Op>)
      onClose()
    },
  })
  const submit = useSubmit(form, write, (values) => inputOf(fields, values, besides) as Input<Operation>)
  return (
    <form noValidate autoComplete="off" onSubmit={submit.onSubmit}>
      <Stack gap="md">
        {lead && <p className="muted">{lead}</p>}
        <div className={desk.fields}>
          {fields.map((field) => (
            <EntryField key={field.name} field={field} form={form} />
          ))}
        </div>
        {submit.alert}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" loading={submit.isSending}>
            {send}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** The place in the walk is left out where it is empty: the server then takes the next one. */
function inputOf(fields: readonly Field[], values: Entry, besides: Entry): Entry {
  const { walkOrder, ...typed } = sent(fields, values)
  return { ...besides, ...typed, ...(walkOrder === null || walkOrder === undefined ? {} : { walkOrder }) }
}

type Say = ReturnType<typeof useText<typeof text>>

/** What a bin has besides its code. */
export const keptFields = (t: Say): readonly Field[] => [
  { name: 'zone', label: t.zone, kind: 'line', hint: t.zoneHint, maxLength: 20 },
  { name: 'capacity', label: t.capacity, kind: 'whole', hint: t.capacityHint, isOptional: true },
  { name: 'longestSideMm', label: t.longestSide, kind: 'cm', hint: t.longestSideHint, isOptional: true },
  { name: 'walkOrder', label: t.walkOrder, kind: 'whole', hint: t.walkOrderHint, isOptional: true },
]
