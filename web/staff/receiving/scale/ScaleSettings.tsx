import { useOwnEscape } from '#web/kit/look/use-own-escape.ts'
import { Dialog } from '#web/kit/message/Dialog.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { baudRates, formats, keepLine, keptLine, type LineSettings, usualLine } from './line-settings.ts'
import { scaleUnits } from './read-scale.ts'
import styles from './scale.module.css'
import { text } from './scale.text.ts'
import { scale, useScale } from './use-scale.ts'

interface ScaleSettingsProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The line of the scale, as its manual gives it; and which scale it is. */
export function ScaleSettings({ isOpen, onClose }: ScaleSettingsProps) {
  const t = useText(text)
  const kit = useText(kitText)
  // A station would take Escape for leaving the parcel.
  useOwnEscape(isOpen, onClose)
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t.settings} closeButtonProps={{ 'aria-label': kit.close }}>
      <Line onClose={onClose} />
    </Dialog>
  )
}

function Line({ onClose }: Pick<ScaleSettingsProps, 'onClose'>) {
  const t = useText(text)
  const { stage } = useScale()
  const [line, setLine] = useState(keptLine)
  const change = (changed: Partial<LineSettings>) => {
    const next = { ...line, ...changed }
    setLine(next)
    keepLine(next)
    void scale?.reopen()
  }
  const choices = <Choice extends string | number>(all: readonly Choice[], usual: Choice) =>
    all.map((each) => ({
      value: String(each),
      label: each === usual ? t.fill('usual', { choice: each }) : String(each),
    }))
  return (
    <div className={desk.stack}>
      <p>{t.lead}</p>
      <div className={styles.choices}>
        <NativeSelect
          label={t.baudRate}
          value={String(line.baudRate)}
          onChange={({ currentTarget: { value } }) =>
            change({ baudRate: baudRates.find((each) => String(each) === value) ?? usualLine.baudRate })
          }
          data={choices(baudRates, usualLine.baudRate)}
        />
        <NativeSelect
          label={t.format}
          value={line.format}
          onChange={({ currentTarget: { value } }) =>
            change({ format: formats.find((each) => each === value) ?? usualLine.format })
          }
          data={choices(formats, usualLine.format)}
        />
      </div>
      <NativeSelect
        label={t.unit}
        description={t.unitHint}
        value={line.unit ?? ''}
        onChange={({ currentTarget: { value } }) => change({ unit: scaleUnits.find((each) => each === value) ?? null })}
        data={[{ value: '', label: t.unitNone }, ...scaleUnits.map((each) => ({ value: each, label: t[each] }))]}
      />
      <div className={desk.answers}>
        <Button h={44} onClick={onClose}>
          {t.close}
        </Button>
        <Button variant="default" h={44} onClick={() => void scale?.choose()}>
          {t.other}
        </Button>
        {stage !== 'off' && (
          <Button variant="subtle" color="gray" h={44} onClick={() => void scale?.forget().then(onClose)}>
            {t.forget}
          </Button>
        )}
      </div>
    </div>
  )
}
