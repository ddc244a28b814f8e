import { NativeSelect, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { warehouses } from '#contract/warehouses.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { text } from './text.ts'
import { usualWarehouse } from './usual-warehouse.ts'
import styles from './WarehousePicker.module.css'

/** The warehouse choice of the member's home: one address at a time, ready to copy. */
export function WarehousePicker({ onCopied }: { readonly onCopied?: (memberNumber: string) => void }) {
  const t = useText(text)
  const list = useRead(warehouses.list, {})
  const [code, setCode] = useState<string | null>(null)
  return (
    <Loaded query={list} skeleton={<Skeleton height={150} radius="md" />}>
      {(data) => {
        const chosen = data.list.find((warehouse) => String(warehouse.code) === code) ?? usualWarehouse(data.list)
        if (!chosen) return <p>{t.emptySentence}</p>
        return (
          <>
            <NativeSelect
              aria-label={t.choose}
              value={String(chosen.code)}
              onChange={(event) => setCode(event.currentTarget.value)}
              data={data.list.map((warehouse) => ({ value: String(warehouse.code), label: warehouse.name }))}
            />
            <address className={styles.block}>
              <span>{chosen.recipient}</span>
              <span>
                {chosen.province}
                {chosen.city}
                {chosen.address}
              </span>
              <span className="num">{`${chosen.mobile} · ${chosen.postalCode}`}</span>
            </address>
            <CopyButton text={chosen.copyText} label={t.copyAll} onCopied={() => onCopied?.(chosen.memberNumber)} />
          </>
        )
      }}
    </Loaded>
  )
}
