import { Card } from '#web/kit/look/Card.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { Weighings } from '#web/portal/orders/evidence/Weighings.tsx'
import { OrderParcels } from './OrderParcels.tsx'
import { text } from './text.ts'

/** The weighings with their photos, and the parcels inside. */
export function OrderGoods({ order }: { readonly order: Order }) {
  const t = useText(text)
  return (
    <>
      <Weighings order={order} />
      {order.parcels.length > 0 && (
        <Card title={t.parcelsInside}>
          <OrderParcels order={order} />
        </Card>
      )}
    </>
  )
}
