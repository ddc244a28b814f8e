import { staffChannels } from '#contract/channels-office.ts'
import { staffTariffs } from '#contract/tariffs.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { freeOf } from '#domain/free-freight.ts'
import { confirmed } from '#web/kit/message/confirm.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { formatKg } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Compared } from '#web/staff/Compared.tsx'
import { Meanwhile } from '#web/staff/Meanwhile.tsx'
import { useMeanwhile } from '#web/staff/use-meanwhile.ts'
import { Button, Group, Modal, Skeleton, Stack } from '@mantine/core'
import { type TariffRow, tradeWords } from './row.ts'
import { RowFields } from './RowFields.tsx'
import { rowChanges } from './row-said.ts'
import { figuresOf, toInput, valuesOf } from './row-values.ts'
import { useRowForm } from './use-row-form.ts'
import { text } from './text.ts'

interface DialogProps {
  /** The row that is changed; `new`: one is added; null: closed. */
  readonly row: TariffRow | 'new' | null
  /** The draft that it belongs to; null: the live tariff. */
  readonly versionId: string | null
  readonly onClose: () => void
}

export function RowDialog({ row, versionId, onClose }: DialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const title = row === null || row === 'new' ? t.newPrice : t.fill('changeOf', { name: tradeWords(row, t.language) })
  return (
    <Modal
      opened={row !== null}
      onClose={onClose}
      size="lg"
      title={title}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {row !== null && <RowForm row={row === 'new' ? null : row} versionId={versionId} onClose={onClose} />}
    </Modal>
  )
}

interface FormProps extends Omit<DialogProps, 'row'> {
  readonly row: TariffRow | null
}

const sentenceOf = { first: 'freeFirst', further: 'freeFurther', all: 'freeAll' } as const

/** A price of 0 is asked about once: it may have been typed by mistake. */
function RowForm({ row, versionId, onClose }: FormProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const names = useRead(staffChannels.list, {})
  const form = useRowForm(row)
  const done = {
    refreshes: [staffTariffs.list, staffChannels.list, tariffVersions.get, tariffVersions.difference],
    onDone: () => {
      showSuccess(t.saved)
      onClose()
    },
  }
  const create = useWrite(staffTariffs.create, done)
  const update = useWrite(staffTariffs.update, { ...done, refreshesOnConflict: [staffTariffs.list] })
  const isOvertaken = useMeanwhile(row?.seal ?? '', valuesOf(row), form)
  const ofNew = useSubmit(form, create, (values) => ({ ...toInput(values), ...(versionId ? { versionId } : {}) }))
  const ofOld = useSubmit(form, update, (values) => ({
    id: row?.id ?? '',
    seal: row?.seal,
    ...toInput(values),
  }))
  const submit = row === null ? ofNew : ofOld
  const freeAsked = async () => {
    const figures = figuresOf(form.values)
    const free = figures && freeOf(figures)
    const isNew = free !== null && (row === null || freeOf(row) !== free)
    if (figures && isNew && form.isValid()) {
      const sentence = t.fill(sentenceOf[free], { first: formatKg(figures.firstWeightG) })
      if (!(await confirmed({ title: t.freeTitle, sentence, confirm: t.freeConfirm }))) return
    }
    submit.onSubmit()
  }
  return (
    <form
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        void freeAsked()
      }}
    >
      <Stack gap="md">
        <Loaded query={names} skeleton={<Skeleton height={240} />} isEmpty={() => false} empty={null}>
          {(known) => <RowFields form={form} known={known} isLive={versionId === null} />}
        </Loaded>
        <div aria-live="polite">
          <Compared changes={rowChanges(row, form.values, names.data, t.language)} />
        </div>
        <Meanwhile isChanged={isOvertaken} error={update.error} alert={submit.alert} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" disabled={row !== null && !form.isDirty()} loading={submit.isSending}>
            {t.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
