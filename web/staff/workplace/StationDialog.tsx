import { staffStations } from '#contract/stations.ts'
import { labelSizes } from '#domain/label.ts'
import { isLoopback, isPrivateAddress, printerPortLeast, printerPortMost } from '#domain/printing.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { hintBelow } from '#web/staff/hint-below.ts'
import shell from '#web/staff/shell.module.css'
import { useDesk } from '#web/staff/staff-context.ts'
import { useFocusBefore } from '#web/kit/message/use-focus-before.ts'
import { Button, Checkbox, Group, Modal, NativeSelect, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { PrintingFields, type PrintingValues } from './PrintingFields.tsx'
import { text as printingText } from './printing.text.ts'
import type { Station } from './station.ts'
import { text } from './stations.text.ts'

interface DialogProps {
  /** Null: a new one. */
  readonly station: Station | null
  readonly onClose: () => void
}

interface Values extends PrintingValues {
  readonly name: string
  readonly warehouseId: string
  readonly suspended: boolean
}

/** B-AU-26, B-AU-27. A station stays in its warehouse. */
export function StationDialog({ station, onClose }: DialogProps) {
  const t = useText(text)
  const p = useText(printingText)
  const kit = useText(kitText)
  const { warehouses } = useDesk().staff
  useFocusBefore()
  const form = useForm<Values>({
    initialValues: {
      name: station?.name ?? '',
      warehouseId: station?.warehouseId ?? warehouses[0]?.id ?? '',
      printerPaper: station?.printerPaper ?? labelSizes[0],
      printWay: station?.printWay ?? 'browser',
      printerHost: station?.printerHost ?? '',
      printerPort: station?.printerPort ?? printerPortLeast,
      suspended: station?.suspended ?? false,
    },
    validate: {
      name: isNotEmpty(t.nameMissing),
      printerHost: (host, { printWay }) => (printWay === 'network' && !isHost(host.trim()) ? p.hostWrong : null),
      printerPort: (port, { printWay }) => (printWay === 'network' && !isPort(Number(port)) ? p.portWrong : null),
    },
  })
  const done = {
    refreshes: [staffStations.list],
    onDone: ({ name }: Station) => {
      showSuccess(t.fill('saved', { name }))
      onClose()
    },
  }
  const create = useWrite(staffStations.create, done)
  const update = useWrite(staffStations.update, done)
  const added = useSubmit(form, create, ({ suspended: _unused, ...values }) => ({
    ...values,
    ...addressOf(values),
  }))
  const changed = useSubmit(form, update, ({ warehouseId: _fixed, ...values }) => ({
    id: station?.id ?? '',
    version: station?.version,
    ...values,
    ...addressOf(values),
  }))
  const submit = station ? changed : added
  return (
    <Modal
      opened
      onClose={onClose}
      title={station ? t.fill('editTitle', { name: station.name }) : t.add}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      <form className={shell.form} noValidate onSubmit={submit.onSubmit}>
        <TextInput
          label={t.name}
          description={t.nameHint}
          inputWrapperOrder={hintBelow}
          maxLength={40}
          data-autofocus
          {...form.getInputProps('name')}
        />
        {!station && (
          <NativeSelect
            label={t.warehouse}
            data={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('warehouseId')}
          />
        )}
        <PrintingFields form={form} />
        {station && <Checkbox label={t.inUse} {...form.getInputProps('suspended', { type: 'checkbox' })} />}
        {submit.alert}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" loading={submit.isSending}>
            {t.save}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

const isHost = (host: string) => isPrivateAddress(host) || isLoopback(host)
const isPort = (port: number) => Number.isInteger(port) && port >= printerPortLeast && port <= printerPortMost

/** Of a network printer; a station that prints in another way has none. */
const addressOf = ({ printWay, printerHost, printerPort }: PrintingValues) =>
  printWay === 'network'
    ? { printerHost: printerHost.trim(), printerPort: Number(printerPort) }
    : { printerHost: '', printerPort: printerPortLeast }
