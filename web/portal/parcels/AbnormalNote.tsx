import { Button, Group, Stack } from '@mantine/core'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { type AbnormalCode, abnormalText } from '#contract/codes.ts'
import { needs } from '#contract/needs.ts'
import { parcelCounts } from '#contract/parcel-counts.ts'
import { warehouseTransfers } from '#contract/warehouse-transfers.ts'
import type { Output } from '#contract/wire/operation.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { paths } from '#web/paths.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { nextText, nowText, text } from './abnormal.text.ts'
import { ElsewhereChoices } from './transfer/ElsewhereChoices.tsx'
import { TransferPart } from './transfer/TransferPart.tsx'
import { faultsOf, isElsewhere } from '#web/shared/parcels/elsewhere.ts'

const isKnown = (code: string): code is AbnormalCode => Object.hasOwn(abnormalText, code)

/** Faults that the member settles on these pages, without anyone's help. */
const ownHands: readonly AbnormalCode[] = ['NO_DECLARATION', 'OVERSIZE']

type Parcel = Output<typeof parcels.get>

/** For a parcel in our warehouse: what its faults mean, and what the member can do. Later, a tag is enough. */
export function AbnormalNote({ parcel }: { readonly parcel: Parcel }) {
  const t = useText(text)
  const now = useText(nowText)
  const next = useText(nextText)
  const { abnormal, status, warehouseName: warehouse, trackingNumber } = parcel
  if (abnormal === null || status !== 'in_stock') return null
  const isMoving = parcel.transferState !== null
  const faults = faultsOf(parcel)
    .map((code) => (isKnown(code) ? code : 'OTHER'))
    // Once it is to be moved, nothing is asked about that any more.
    .filter((code) => !isMoving || code !== 'WRONG_WAREHOUSE')
  const asks = isElsewhere(parcel) && !isMoving
  if (faults.length === 0) return <TransferPart parcelId={parcel.id} />
  return (
    <>
      {isMoving && <TransferPart parcelId={parcel.id} />}
      <Card title={abnormal.text}>
        <Stack gap="sm" align="start">
          {faults.map((code) => (
            <Stack key={code} gap="sm">
              <p>{now.fill(code, { warehouse })}</p>
              <p>{next.fill(code, { warehouse })}</p>
            </Stack>
          ))}
          {asks && !abnormal.blocking && (
            <ElsewhereChoices
              parcelId={parcel.id}
              warehouse={warehouse}
              sendFromHere={<SendFromHere parcel={parcel} />}
            />
          )}
          <Group gap="xs">
            {!faults.every((code) => ownHands.includes(code)) && (
              <LinkButton
                to={paths.letterAbout(trackingNumber, asks ? 'elsewhere' : 'parcel')}
                variant="default"
                size="sm"
              >
                {t.write}
              </LinkButton>
            )}
          </Group>
        </Stack>
      </Card>
    </>
  )
}

/** The answer to what to do with a parcel at the wrong warehouse (E-80). Its order is then applied for as usual. */
function SendFromHere({ parcel: { id, version, warehouseName: warehouse } }: { readonly parcel: Parcel }) {
  const t = useText(text)
  const send = useWrite(parcels.sendFromHere, {
    refreshes: [
      parcels.get,
      parcels.list,
      parcelCounts.homeCounts,
      orders.eligibleParcels,
      needs.list,
      warehouseTransfers.options,
    ],
    onDone: () => showSuccess(t.fill('agreed', { warehouse })),
    onRefused: showRefused,
  })
  return (
    <Button size="sm" loading={send.isPending} onClick={() => send.mutate({ id, version })}>
      {t.fill('sendFromHere', { warehouse })}
    </Button>
  )
}
