import { staffHandovers } from '#contract/handovers.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { NativeSelect } from '@mantine/core'
import { type Handover, nameOf } from './handover.ts'
import { text } from './text.ts'

interface HandoverFieldProps {
  readonly warehouseId: string
  /** The one that is scanned for now; empty: none. */
  readonly value: string
  readonly onChoose: (handoverId: string) => void
}

/** At the receiving station: kept from scan to scan until another is chosen. Nothing if none takes scans. */
export function HandoverField({ warehouseId, value, onChoose }: HandoverFieldProps) {
  const t = useText(text)
  const input = { warehouseId, takesScans: true, pageSize: 100 }
  const { data } = useRead(staffHandovers.list, input, { keep: true, fresh: true })
  const offered = data?.list ?? []
  // One that was closed elsewhere stays chosen until the keeper sees it, and is refused with a sentence.
  const isGone = value !== '' && data !== undefined && !offered.some(({ id }) => id === value)
  if (offered.length === 0 && !isGone) return null
  const labelOf = (each: Handover) =>
    t.fill('option', { name: nameOf(each), scanned: each.scanned, counted: each.counted })
  return (
    <NativeSelect
      size="lg"
      label={t.atStation}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={[
        { value: '', label: t.none },
        ...offered.map((each) => ({ value: each.id, label: labelOf(each) })),
        ...(isGone ? [{ value, label: t.gone }] : []),
      ]}
    />
  )
}
