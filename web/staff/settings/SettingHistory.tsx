import { staffConfig } from '#contract/config-office.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { When } from '#web/kit/look/When.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Modal, Skeleton, Stack } from '@mantine/core'
import { settingNames } from './names.text.ts'
import { type Setting, shapeOf } from './setting.ts'
import styles from './settings.module.css'
import { text } from './text.ts'
import { ValueShown } from './ValueShown.tsx'

interface HistoryProps {
  /** Null: closed. */
  readonly setting: Setting | null
  readonly onClose: () => void
}

export function SettingHistory({ setting, onClose }: HistoryProps) {
  const t = useText(text)
  const names = useText(settingNames)
  const kit = useText(kitText)
  return (
    <Modal
      opened={setting !== null}
      onClose={onClose}
      size="lg"
      title={setting && t.fill('historyOf', { name: names[setting.key] })}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {setting && <Changes setting={setting} />}
    </Modal>
  )
}

const pageSize = 50

function Changes({ setting }: { readonly setting: Setting }) {
  const t = useText(text)
  const query = useRead(staffConfig.history, { key: setting.key, pageSize }, { fresh: true })
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={160} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className="muted">{t.noHistory}</p>}
    >
      {({ list, next }) => (
        <Stack gap="lg">
          {list.map((change) => (
            <Change key={change.id} change={change} setting={setting} />
          ))}
          {next !== null && <p className="muted">{t.fill('moreHistory', { count: pageSize })}</p>}
        </Stack>
      )}
    </Loaded>
  )
}

interface ChangeProps {
  readonly change: Output<typeof staffConfig.history>['list'][number]
  readonly setting: Setting
}

function Change({ change: { before, after, at, by }, setting }: ChangeProps) {
  const t = useText(text)
  const shape = shapeOf(setting.key)
  return (
    <article aria-label={by}>
      <p>
        <b>{by}</b> <When at={at} />
      </p>
      <div className={styles.compared}>
        {(
          [
            [t.fromTo, before],
            [t.to, after],
          ] as const
        ).map(([label, value]) => (
          <section key={label} aria-label={label}>
            <p className="muted">{label}</p>
            {value === null ? t.isDefault : <ValueShown shape={shape} value={value} />}
          </section>
        ))}
      </div>
    </article>
  )
}
