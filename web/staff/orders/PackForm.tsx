import { staffOrders } from '#contract/orders.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { orderCan } from '#domain/order.ts'
import { Failure, Refusal } from '#web/client/api.ts'
import { useWrite } from '#web/client/queries.ts'
import { KeyForm } from '#web/staff/KeyForm.tsx'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import desk from '#web/staff/desk.module.css'
import { play } from '#web/staff/sound.ts'
import { useDesk } from '#web/staff/staff-context.ts'
import { NoPhoto, useNoPhotoReason } from '#web/staff/stations/NoPhoto.tsx'
import { text as stationsText } from '#web/staff/stations/text.ts'
import { UnlikelyQuestion } from '#web/staff/stations/UnlikelyQuestion.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { text as photosText } from '#web/kit/form/photos.text.ts'
import { usePhotosOnTheWay } from '#web/kit/form/PhotosField.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { CartonFields } from './CartonFields.tsx'
import { text as orderText } from './order.text.ts'
import {
  doubtfulCartons,
  emptyCarton,
  lacksPhoto,
  newPacking,
  packFaults,
  packServices,
  type PackValues,
  toPackInput,
} from './pack-values.ts'
import { PackExtras } from './PackExtras.tsx'
import { newPlan, type PackingPlan, parcelsIn, stillMissing, withoutCarton } from './packing-plan.ts'
import { text } from './packing.text.ts'
import { PickList } from './PickList.tsx'
import { orderReads } from './queries.ts'
import { type Packed, type StaffOrder, standingOf } from './staff-order.ts'
import { type ScanQueue, useScansOf } from './use-pack-scans.ts'

interface PackFormProps {
  readonly order: StaffOrder
  readonly scans: ScanQueue
  readonly onPacked: (packed: Packed) => void
}

/** Every parcel is scanned, every carton weighed; then the price is recalculated. */
export function PackForm({ order, scans, onPacked }: PackFormProps) {
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
  const { station } = useDesk()
  const { noPhotoReason, chosen, choose } = useNoPhotoReason()
  const { cartons } = form.values
  const doubtful = doubtfulCartons(form.values, plan, order.pickList, station.unlikely)
  const question = useQuestion(JSON.stringify(doubtful))
  const asks: typeof pack.mutate = (input, options) =>
    doubtful.length > 0 && !question.isConfirmed() ? question.ask() : pack.mutate(input, options)
  const submit = useSubmit(form, { ...pack, mutate: asks }, (values) =>
    toPackInput(order.id, values, plan, noPhotoReason),
  )
  const element = useRef<HTMLFormElement>(null)

  const said = useScansOf(order, scans, { plan, setPlan, atHand, isPending: pack.isPending }, (next) => {
    if (cartons.length === 1 && stillMissing(next).length === 0) firstWeight.current?.focus()
  })
  const addCarton = () => {
    form.insertListItem('cartons', emptyCarton(Math.max(...cartons.map((carton) => carton.key)) + 1))
    setAtHand(cartons.length)
  }
  const dropCarton = (index: number) => {
    form.removeListItem('cartons', index)
    setPlan(withoutCarton(plan, index))
    setAtHand(Math.max(0, cartons.length - 2))
  }
  const reason = usePackReason(order, plan, lacksPhoto(form.values))
  // The packer may go on all the same.
  const isOverCap = pack.error instanceof Refusal && pack.error.code === refusalCode.weight_cap
  return (
    <>
      <PickList
        picks={order.pickList}
        plan={plan}
        cartonCount={cartons.length}
        atHand={atHand}
        onAtHand={setAtHand}
        onPlan={setPlan}
        onScan={scans.add}
        said={said}
      />
      <Card
        title={t.cartons}
        actions={
          <Button variant="default" size="sm" onClick={addCarton}>
            {t.addCarton}
          </Button>
        }
      >
        <KeyForm ref={element} className={desk.stack} onSubmit={submit.onSubmit}>
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
          <PackExtras form={form} services={packServices(order)} currency={order.currency} />
          {lacksPhoto(form.values) && <NoPhoto chosen={chosen} onChoose={choose} isMissing={false} />}
          <p className="muted">{t.packNext}</p>
          {question.stands && (
            <UnlikelyQuestion
              doubtful={doubtful.map(({ index, ...rest }) => ({
                ...rest,
                name: t.fill('carton', { number: index + 1 }),
              }))}
              onRight={() => {
                question.confirm()
                element.current?.requestSubmit()
              }}
              onCorrect={() => {
                question.drop()
                firstWeight.current?.select()
              }}
            />
          )}
          {isOverCap && (
            <FormAlert>
              <p>{t.overCap}</p>
              <Button
                variant="default"
                mt="xs"
                loading={pack.isPending}
                onClick={() =>
                  pack.mutate({ ...toPackInput(order.id, form.getValues(), plan, noPhotoReason), force: true })
                }
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

/** A question about values applies only to these values. */
function useQuestion(values: string) {
  const [asked, setAsked] = useState<string | null>(null)
  const confirmed = useRef<string | null>(null)
  return {
    stands: asked === values,
    isConfirmed: () => confirmed.current === values,
    ask: () => {
      play('problem')
      setAsked(values)
    },
    confirm: () => {
      confirmed.current = values
      setAsked(null)
    },
    drop: () => setAsked(null),
  }
}

function usePackReason(order: StaffOrder, plan: PackingPlan, isPhotoMissing: boolean): string | null {
  const { station } = useDesk()
  const stationWords = useText(stationsText)
  const t = useText(text)
  const orderWords = useText(orderText)
  const photoWords = useText(photosText)
  const arePhotosOnTheWay = usePhotosOnTheWay()
  if (!orderCan.pack(standingOf(order))) return orderWords.fill('holdReason', { reason: order.hold?.reason ?? '' })
  if (parcelsIn(plan, null).length === order.pickList.length) return t.allTakenOut
  const missing = stillMissing(plan).length
  if (missing > 0) return t.fill('stillMissing', { count: missing })
  if (arePhotosOnTheWay) return photoWords.wait
  return station.photoRequired && isPhotoMissing ? stationWords.photoRequired : null
}
