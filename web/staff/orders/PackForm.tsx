import { staffOrders } from '#contract/orders.ts'
import { orderCan } from '#domain/order.ts'
import { Failure, Refusal } from '#web/api.ts'
import { useWrite } from '#web/queries.ts'
import { KeyForm } from '#web/staff/KeyForm.tsx'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import desk from '#web/staff/desk.module.css'
import { play } from '#web/staff/sound.ts'
import { useText } from '#web/text/use-text.ts'
import { Card } from '#web/ui/Card.tsx'
import { FormAlert } from '#web/ui/FormAlert.tsx'
import { text as photosText } from '#web/ui/photos.text.ts'
import { usePhotosOnTheWay } from '#web/ui/PhotosField.tsx'
import { useSubmit } from '#web/ui/use-submit.tsx'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { CartonFields } from './CartonFields.tsx'
import { text as orderText } from './order.text.ts'
import { emptyCarton, newPacking, packFaults, type PackValues, toPackInput } from './pack-values.ts'
import { PackExtras } from './PackExtras.tsx'
import { newPlan, type PackingPlan, parcelsIn, stillMissing, withoutCarton } from './packing-plan.ts'
import { text } from './packing.text.ts'
import { PickList } from './PickList.tsx'
import { orderReads } from './queries.ts'
import { type Packed, type StaffOrder, standingOf } from './staff-order.ts'

interface PackFormProps {
  readonly order: StaffOrder
  readonly onPacked: (packed: Packed) => void
}

/** Every parcel under the scanner, every carton on the scale; then the price is worked out again. */
export function PackForm({ order, onPacked }: PackFormProps) {
  const t = useText(text)
  const [plan, setPlan] = useState(() => newPlan(order.pickList))
  const [atHand, setAtHand] = useState(0)
  const firstWeight = useRef<HTMLInputElement>(null)
  const form = useForm<PackValues>({
    initialValues: newPacking(order),
    validate: (values) =>
      Object.fromEntries(Object.entries(packFaults(values, plan)).map(([path, fault]) => [path, t[fault]])),
  })
  const pack = useWrite(staffOrders.pack, {
    refreshes: orderReads,
    onDone: (packed) => {
      play(packed.outcome === 'supplement_due' ? 'problem' : 'ok')
      onPacked(packed)
    },
    onRefused: () => play('problem'),
  })
  const submit = useSubmit(form, pack, (values) => toPackInput(order.id, values, plan))
  const { cartons } = form.values
  const addCarton = () => {
    form.insertListItem('cartons', emptyCarton(Math.max(...cartons.map((carton) => carton.key)) + 1))
    setAtHand(cartons.length)
  }
  const dropCarton = (index: number) => {
    form.removeListItem('cartons', index)
    setPlan(withoutCarton(plan, index))
    setAtHand(Math.max(0, cartons.length - 2))
  }
  const reason = usePackReason(order, plan)
  const isOverCap = pack.error instanceof Refusal && pack.error.code === weightCap
  return (
    <>
      <PickList
        picks={order.pickList}
        plan={plan}
        cartonCount={cartons.length}
        atHand={atHand}
        onAtHand={setAtHand}
        onPlan={setPlan}
        onAllTicked={() => firstWeight.current?.focus()}
      />
      <Card
        title={t.cartons}
        actions={
          <Button variant="default" size="sm" onClick={addCarton}>
            {t.addCarton}
          </Button>
        }
      >
        <KeyForm className={desk.stack} onSubmit={submit.onSubmit}>
          {cartons.map((carton, index) => (
            <CartonFields
              key={carton.key}
              form={form}
              index={index}
              parcelCount={parcelsIn(plan, index).length}
              weightRef={index === 0 ? firstWeight : undefined}
              onDrop={cartons.length > 1 ? () => dropCarton(index) : undefined}
            />
          ))}
          {parcelsIn(plan, null).length > 0 && (
            <TextInput
              label={t.removeReason}
              description={t.removeNext}
              maxLength={200}
              {...form.getInputProps('removeReason')}
            />
          )}
          <PackExtras form={form} services={order.vas} currency={order.currency} />
          <p className="muted">{t.packNext}</p>
          {isOverCap && (
            <FormAlert>
              <p>{t.overCap}</p>
              <Button
                variant="default"
                mt="xs"
                loading={pack.isPending}
                onClick={() => pack.mutate({ ...toPackInput(order.id, form.getValues(), plan), force: true })}
              >
                {t.packAnyway}
              </Button>
            </FormAlert>
          )}
          {pack.error instanceof Failure ? <FormAlert>{t.notKnown}</FormAlert> : !isOverCap && submit.alert}
          <ReasonButton type="submit" size="lg" reason={reason} loading={pack.isPending}>
            {t.pack}
          </ReasonButton>
        </KeyForm>
      </Card>
    </>
  )
}

/** Why the cartons can not be closed yet. */
function usePackReason(order: StaffOrder, plan: PackingPlan): string | null {
  const t = useText(text)
  const orderWords = useText(orderText)
  const photoWords = useText(photosText)
  const arePhotosOnTheWay = usePhotosOnTheWay()
  if (!orderCan.pack(standingOf(order))) return orderWords.fill('holdReason', { reason: order.hold?.reason ?? '' })
  if (parcelsIn(plan, null).length === order.pickList.length) return t.allTakenOut
  const missing = stillMissing(plan).length
  if (missing > 0) return t.fill('stillMissing', { count: missing })
  return arePhotosOnTheWay ? photoWords.wait : null
}

/** 4007: more than the channel takes; the packer may go on all the same (decision 40). */
const weightCap = 4007
