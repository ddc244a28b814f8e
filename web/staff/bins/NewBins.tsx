import { staffBins } from '#contract/bins.ts'
import { useText } from '#web/kit/text/use-text.ts'
import type { Field } from '#web/staff/places/field.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { BinFormDialog, keptFields } from './BinFormDialog.tsx'
import { text } from './text.ts'

interface Props {
  readonly warehouseId: string
  readonly onDone: (said: string) => void
}

/** B-IN-18 and B-IN-19: one bin, or racks with their levels. */
export function NewBins({ warehouseId, onDone }: Props) {
  const t = useText(text)
  const may = useMay()
  const [open, setOpen] = useState<'one' | 'many' | null>(null)
  if (!may(staffBins.create)) return null
  const close = () => setOpen(null)
  const code: Field = { name: 'code', label: t.code, kind: 'line', hint: t.codeHint, maxLength: 20 }
  const range: readonly Field[] = [
    { name: 'prefix', label: t.prefix, kind: 'line', maxLength: 15 },
    { name: 'racksFrom', label: t.racksFrom, kind: 'whole' },
    { name: 'racksTo', label: t.racksTo, kind: 'whole' },
    { name: 'levelsFrom', label: t.levelsFrom, kind: 'whole' },
    { name: 'levelsTo', label: t.levelsTo, kind: 'whole' },
  ]
  return (
    <>
      <Button onClick={() => setOpen('one')}>{t.add}</Button>
      <Button variant="default" onClick={() => setOpen('many')}>
        {t.addRange}
      </Button>
      {open === 'one' && (
        <BinFormDialog
          title={t.add}
          operation={staffBins.create}
          fields={[code, ...keptFields(t)]}
          besides={{ warehouseId }}
          send={t.save}
          onDone={(saved) => onDone(t.fill('saved', { code: saved.code }))}
          onClose={close}
        />
      )}
      {open === 'many' && (
        <BinFormDialog
          title={t.addRange}
          lead={t.addRangeLead}
          operation={staffBins.createRange}
          fields={[...range, ...keptFields(t)]}
          stored={{ prefix: '', racksFrom: 1, racksTo: 1, levelsFrom: 1, levelsTo: 4, zone: '' }}
          besides={{ warehouseId }}
          send={t.save}
          onDone={({ created: count, existing }) =>
            onDone(
              existing.length === 0
                ? t.fill('made', { count })
                : t.fill('madeBeside', { count, existing: existing.length }),
            )
          }
          onClose={close}
        />
      )}
    </>
  )
}
