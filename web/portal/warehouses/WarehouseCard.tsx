import { Button } from '@mantine/core'
import { useState } from 'react'
import { message } from '#contract/messages.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { warehouses } from '#contract/warehouses.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { CopyRows } from '#web/kit/look/CopyRows.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { QrCode } from '#web/kit/look/QrCode.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useWide } from '#web/kit/look/use-wide.ts'
import { text } from './text.ts'

export type Warehouse = Output<typeof warehouses.list>['list'][number]

const fields = ['recipient', 'mobile', 'phone', 'province', 'city', 'address', 'postalCode'] as const

/** One address: each part and the whole can be copied, or transferred to a phone as a QR code. */
export function WarehouseCard({ warehouse }: { readonly warehouse: Warehouse }) {
  const t = useText(text)
  const [showsQr, setShowsQr] = useState(false)
  const isWide = useWide()
  // The whole address is what people copy into shops, so copying it is confirmed like an action.
  const sayCopied = () => showSuccess(message('M-18', t.language))
  return (
    <Card
      title={warehouse.name}
      actions={<CopyButton text={warehouse.copyText} label={t.copyAll} of={warehouse.name} onCopied={sayCopied} />}
    >
      <CopyRows
        rows={fields.map((field) => ({
          label: t[field],
          value: warehouse[field],
          copy: t.fill('copyField', { field: t[field] }),
        }))}
        of={warehouse.name}
      />
      {/* People on a phone already have it there. */}
      {isWide && (
        <Button variant="default" size="sm" mt="sm" aria-expanded={showsQr} onClick={() => setShowsQr(!showsQr)}>
          {showsQr ? t.hideQr : t.showQr}
          <OfRow name={warehouse.name} />
        </Button>
      )}
      {isWide && showsQr && <QrCode text={warehouse.copyText} label={t.fill('qrLabel', { name: warehouse.name })} />}
    </Card>
  )
}
