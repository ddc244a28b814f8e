import { staffConfig } from '#contract/config-office.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Asked } from '#web/staff/Compared.tsx'
import { Meanwhile } from '#web/staff/Meanwhile.tsx'
import { useMeanwhile } from '#web/staff/use-meanwhile.ts'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { settingMeans } from './means.text.ts'
import { settingNames } from './names.text.ts'
import { type Setting, shapeOf, type Value } from './setting.ts'
import styles from './settings.module.css'
import { text } from './text.ts'
import { ValueField } from './ValueField.tsx'
import { ValueShown } from './ValueShown.tsx'

interface DialogProps {
  /** The setting that is changed; null: closed. */
  readonly setting: Setting | null
  readonly onClose: () => void
}

export function SettingDialog({ setting, onClose }: DialogProps) {
  const names = useText(settingNames)
  const kit = useText(kitText)
  return (
    <Modal
      opened={setting !== null}
      onClose={onClose}
      size="lg"
      title={setting && names[setting.key]}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {setting && <SettingForm setting={setting} onClose={onClose} />}
    </Modal>
  )
}

interface FormValues {
  readonly value: Value
}

function SettingForm({ setting, onClose }: { readonly setting: Setting; readonly onClose: () => void }) {
  const t = useText(text)
  const kit = useText(kitText)
  const { key, version } = setting
  const name = useText(settingNames)[key]
  const means = useText(settingMeans)[key]
  const shape = shapeOf(key)
  const form = useForm<FormValues>({ initialValues: { value: setting.value } })
  const isOvertaken = useMeanwhile(version, { value: setting.value }, form)
  const done = {
    refreshes: [staffConfig.list, staffConfig.history],
    refreshesOnConflict: [staffConfig.list],
    onDone: () => {
      showSuccess(t.fill('saved', { name }))
      onClose()
    },
  }
  const save = useWrite(staffConfig.set, done)
  const reset = useWrite(staffConfig.reset, { ...done, onRefused: showRefused })
  const submit = useSubmit(form, save, ({ value }) => ({ key, value, version }))
  const askReset = async () => {
    const before = <ValueShown shape={shape} value={setting.value} />
    const after = <ValueShown shape={shape} value={setting.default} />
    const sentence = <Asked sentence={t.resetSentence} changes={[{ label: name, before, after }]} />
    if (await confirmed({ title: t.fill('resetTitle', { name }), sentence, confirm: t.reset }))
      reset.mutate({ key, version })
  }
  const { value } = form.values
  const isChanged = JSON.stringify(value) !== JSON.stringify(setting.value)
  return (
    <form noValidate autoComplete="off" onSubmit={submit.onSubmit}>
      <Stack gap="md">
        <p className="muted">{means}</p>
        <ValueField
          shape={shape}
          value={value}
          label={t.value}
          path="value"
          faults={form.errors}
          onChange={(next) => form.setValues({ value: next })}
        />
        <div className={styles.compared}>
          <Side label={t.now} setting={setting} value={setting.value} />
          {isChanged ? (
            <Side label={t.willBe} setting={setting} value={value} />
          ) : (
            <Side label={t.default} setting={setting} value={setting.default} />
          )}
        </div>
        <Meanwhile isChanged={isOvertaken} error={save.error} alert={submit.alert} />
        <Group justify="flex-end">
          {setting.isSet && (
            <Button variant="subtle" loading={reset.isPending} onClick={() => void askReset()}>
              {t.reset}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" disabled={!form.isDirty()} loading={submit.isSending}>
            {t.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface SideProps {
  readonly label: string
  readonly setting: Setting
  readonly value: Value
}

const Side = ({ label, setting, value }: SideProps) => (
  <section aria-label={label}>
    <p className="muted">{label}</p>
    <ValueShown shape={shapeOf(setting.key)} value={value} />
  </section>
)
