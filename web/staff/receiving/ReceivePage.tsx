import { AfterReceipt } from '#web/staff/labels/AfterReceipt.tsx'
import { toggleMuted, useMuted } from '#web/staff/sound.ts'
import { useDesk } from '#web/staff/staff-context.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Button } from '@mantine/core'
import { ScaleButton } from './scale/ScaleButton.tsx'
import { text } from './text.ts'
import { TodayCount } from './TodayCount.tsx'
import { Station } from './Station.tsx'

/** The receiving station: scan, weigh, measure, Enter; the next parcel. */
export function ReceivePage() {
  const t = useText(text)
  const { warehouse } = useDesk()
  const isMuted = useMuted()
  const actions = (
    <>
      {warehouse && <ScaleButton />}
      <AfterReceipt />
      <Button variant="default" size="sm" onClick={toggleMuted}>
        {isMuted ? t.soundOff : t.soundOn}
      </Button>
    </>
  )
  return (
    <Page lead={<TodayCount />} title={warehouse ? `${t.title} · ${warehouse.name}` : t.title} actions={actions}>
      {warehouse ? (
        <Station key={warehouse.id} warehouse={warehouse} />
      ) : (
        <Empty title={t.noWarehouseTitle} sentence={t.noWarehouseSentence} />
      )}
    </Page>
  )
}
