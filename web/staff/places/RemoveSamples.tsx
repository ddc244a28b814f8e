import { staffPickUpPoints } from '#contract/places.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Asked } from '#web/staff/Compared.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import { Button } from '@mantine/core'
import { text } from './places.text.ts'

/** One press for all points that came with the product; shown while there are any. */
export function RemoveSamples() {
  const t = useText(text)
  const may = useMay()
  const samples = useRead(staffPickUpPoints.list, { sample: true, open: true, pageSize: 1 }, { fresh: true })
  const remove = useWrite(staffPickUpPoints.removeSamples, {
    refreshes: [staffPickUpPoints.list],
    onDone: (done) => showSuccess(t.fill('samplesRemoved', done)),
    onRefused: showRefused,
  })
  if (!may(staffPickUpPoints.removeSamples) || !samples.data || samples.data.total === 0) return null
  const { total } = samples.data
  const ask = async () => {
    const question = {
      title: t.removeSamplesTitle,
      sentence: (
        <Asked
          sentence={t.removeSamplesSentence}
          changes={[{ label: t.samplesOpen, before: String(total), after: '0' }]}
        />
      ),
      confirm: t.removeSamples,
      danger: true,
    }
    if (await confirmed(question)) remove.mutate({})
  }
  return (
    <Button variant="default" loading={remove.isPending} onClick={() => void ask()}>
      {t.removeSamples}
    </Button>
  )
}
