import { staffOpening } from '#contract/opening.ts'
import { staffPickUpPoints, staffWarehouses } from '#contract/places.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button } from '@mantine/core'
import { text } from './text.ts'

/** One press for all places that came with the product. */
export const RemoveSamples = ({ of }: { readonly of: 'sampleWarehouse' | 'samplePoint' }) =>
  of === 'sampleWarehouse' ? <OfWarehouses /> : <OfPoints />

function OfWarehouses() {
  const t = useText(text)
  const suspend = useWrite(staffWarehouses.suspendSamples, {
    refreshes: [staffOpening.get, staffWarehouses.list],
    onDone: ({ suspended }) => showSuccess(t.fill('warehousesSuspended', { count: suspended })),
  })
  const ask = async () => {
    const question = { title: t.suspendSamplesTitle, sentence: t.suspendSamplesSentence, confirm: t.suspendSamples }
    if (await confirmed(question)) suspend.mutate({})
  }
  return <Press label={t.suspendSamples} isSending={suspend.isPending} error={suspend.error} onPress={ask} />
}

function OfPoints() {
  const t = useText(text)
  const remove = useWrite(staffPickUpPoints.removeSamples, {
    refreshes: [staffOpening.get, staffPickUpPoints.list],
    onDone: ({ deleted, suspended }) => showSuccess(t.fill('pointsRemoved', { count: deleted + suspended })),
  })
  const ask = async () => {
    const question = { title: t.removePointsTitle, sentence: t.removePointsSentence, confirm: t.removePoints }
    if (await confirmed({ ...question, danger: true })) remove.mutate({})
  }
  return <Press label={t.removePoints} isSending={remove.isPending} error={remove.error} onPress={ask} />
}

interface PressProps {
  readonly label: string
  readonly isSending: boolean
  readonly error: Error | null
  readonly onPress: () => Promise<void>
}

const Press = ({ label, isSending, error, onPress }: PressProps) => (
  <>
    <Button variant="default" size="compact-md" loading={isSending} onClick={() => void onPress()}>
      {label}
    </Button>
    {error && <FormAlert error={error}>{error.message}</FormAlert>}
  </>
)
