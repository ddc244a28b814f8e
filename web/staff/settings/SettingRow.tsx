import { staffConfig } from '#contract/config-office.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { When } from '#web/kit/look/When.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Button } from '@mantine/core'
import { settingMeans } from './means.text.ts'
import { settingNames } from './names.text.ts'
import { type Setting, shapeOf } from './setting.ts'
import styles from './settings.module.css'
import { text } from './text.ts'
import { ValueShown } from './ValueShown.tsx'

interface RowProps {
  readonly setting: Setting
  readonly onChange: () => void
  readonly onHistory: () => void
}

export function SettingRow({ setting, onChange, onHistory }: RowProps) {
  const t = useText(text)
  const may = useMay()
  const name = useText(settingNames)[setting.key]
  return (
    <li className={styles.setting}>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className="muted">{useText(settingMeans)[setting.key]}</p>
        {setting.isWrong && <p className={styles.fault}>{t.isWrong}</p>}
      </div>
      <div>
        <ValueShown shape={shapeOf(setting.key)} value={setting.value} />
        <p className="muted">
          <Origin setting={setting} />
        </p>
      </div>
      <div className={styles.actions}>
        {may(staffConfig.set) && (
          <Button variant="default" size="compact-sm" onClick={onChange}>
            {t.change}
            <OfRow name={name} />
          </Button>
        )}
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onHistory}>
          {t.history}
          <OfRow name={name} />
        </Button>
      </div>
    </li>
  )
}

function Origin({ setting: { isSet, changedAt, changedBy } }: Pick<RowProps, 'setting'>) {
  const t = useText(text)
  if (!isSet) return t.isDefault
  if (changedBy === null) return t.isInstalled
  return (
    <>
      {t.fill('changedBy', { name: changedBy })} <When at={changedAt} />
    </>
  )
}
