import { NativeSelect, TextInput } from '@mantine/core'
import { goodsTypeText } from '#contract/codes.ts'
import { goodsTypes } from '#domain/goods.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { WarehouseSelect } from '#web/kit/form/WarehouseSelect.tsx'
import styles from './Many.module.css'
import { columnText, text } from './many.text.ts'
import type { Defaults } from './row.ts'

interface DefaultsCardProps {
  readonly defaults: Defaults
  readonly onChange: (defaults: Defaults) => void
}

/** Values that most rows share are entered once. */
export function DefaultsCard({ defaults, onChange }: DefaultsCardProps) {
  const t = useText(text)
  const heads = useText(columnText)
  const types = useText(goodsTypeText)
  const set = (changes: Partial<Defaults>) => onChange({ ...defaults, ...changes })
  const typed = (column: 'productName' | 'specification' | 'quantity' | 'unitPrice', length: number) => (
    <TextInput
      label={heads[column]}
      value={defaults[column]}
      maxLength={length}
      autoComplete="off"
      onChange={(event) => set({ [column]: event.currentTarget.value })}
    />
  )
  return (
    <Card title={t.defaultsTitle}>
      <div className={styles.defaults}>
        <WarehouseSelect value={defaults.warehouse} onChange={(warehouse) => set({ warehouse })} />
        {typed('productName', 100)}
        {typed('specification', 100)}
        <NativeSelect
          label={heads.goodsType}
          value={defaults.goodsType}
          data={goodsTypes.map((type) => ({ value: type, label: types[type] }))}
          onChange={(event) => set({ goodsType: event.currentTarget.value })}
        />
        {typed('quantity', 4)}
        {typed('unitPrice', 12)}
      </div>
    </Card>
  )
}
