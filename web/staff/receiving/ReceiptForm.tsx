import { files } from '#contract/files.ts'
import { isAlias, tidyAlias } from '#domain/member-alias.ts'
import { staffParcels } from '#contract/receiving.ts'
import { useRead } from '#web/client/queries.ts'
import { KeyForm } from '#web/staff/KeyForm.tsx'
import desk from '#web/staff/desk.module.css'
import { play } from '#web/staff/sound.ts'
import { type StaffWarehouse, useDesk } from '#web/staff/staff-context.ts'
import { NoPhoto, useNoPhotoReason } from '#web/staff/stations/NoPhoto.tsx'
import { odditiesOf } from '#web/staff/stations/unlikely.ts'
import { UnlikelyQuestion } from '#web/staff/stations/UnlikelyQuestion.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { CmInput } from '#web/kit/form/CmInput.tsx'
import { focusFirstError } from '#web/kit/form/focus-first-error.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { text as photosText } from '#web/kit/form/photos.text.ts'
import { PhotosField, usePhotosOnTheWay } from '#web/kit/form/PhotosField.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDebouncedValue, useHotkeys } from '@mantine/hooks'
import { type FormEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { AbnormalFields } from './AbnormalFields.tsx'
import { BilledWeight } from './BilledWeight.tsx'
import { LabelField } from './LabelField.tsx'
import { ownerOf } from './lookup.ts'
import { type Receipt, receiptFaults, type ReceiptValues, toReceipt } from './receipt-values.ts'
import styles from './receiving.module.css'
import { text } from './text.ts'
import { ScaleInput } from './ScaleInput.tsx'
import { ShelfField } from './ShelfField.tsx'
import { ScaleLine } from './scale/ScaleLine.tsx'
import type { Scanned } from './station.ts'
import { UnforecastFields } from './UnforecastFields.tsx'
import type { HandForm } from './use-station.ts'
import { WhoIsIt } from './WhoIsIt.tsx'

interface ReceiptFormProps {
  readonly ref: Ref<HandForm>
  readonly parcel: Scanned
  readonly warehouse: StaffWarehouse
  readonly handoverId: string
  /** Where the last parcel received at this desk was shelved. */
  readonly keptShelf: string
  readonly onSeal: (values: ReceiptValues, receipt: Receipt) => void
  readonly onDrop: () => void
}

/** One parcel on the scale: who it is for, what it weighs, where it goes. Remounted for every scan. */
export function ReceiptForm({ ref, parcel, warehouse, handoverId, keptShelf, onSeal, onDrop }: ReceiptFormProps) {
  const t = useText(text)
  const { trackingNumber, refusal } = parcel
  const form = useForm<ReceiptValues>({
    initialValues: parcel.values,
    initialErrors: { ...refusal?.fields },
    validate: (values) =>
      Object.fromEntries(Object.entries(receiptFaults(values)).map(([field, fault]) => [field, t[fault]])),
  })
  const { values } = form
  const fillLabel = (number: string) => form.setFieldValue('memberNumber', number)
  useImperativeHandle(ref, () => ({
    hand: () => ({ values: form.getValues(), isTouched: form.isDirty() }),
    fillLabel,
  }))
  const lookup = useLookup(trackingNumber, warehouse.id, values.memberNumber)

  const { noPhotoReason, chosen, choose } = useNoPhotoReason()
  const seals = useSeals(values, (typed: ReceiptValues) =>
    onSeal(typed, toReceipt(typed, trackingNumber, warehouse.id, noPhotoReason, handoverId)),
  )
  const submit = useSubmit(form, seals, (typed) => typed)
  const arePhotosOnTheWay = usePhotosOnTheWay()
  const [isWaiting, setWaiting] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    setWaiting(arePhotosOnTheWay)
    if (arePhotosOnTheWay) return event.preventDefault()
    if (form.validate().hasErrors) play('problem')
    submit.onSubmit(event)
  }

  const element = useRef<HTMLFormElement>(null)
  const weightField = useRef<HTMLInputElement>(null)
  const lengthField = useRef<HTMLInputElement>(null)
  const photoButton = useRef<HTMLButtonElement>(null)
  const cameraButton = useRef<HTMLButtonElement>(null)
  const [isAbnormal, setAbnormal] = useState(values.abnormalCode !== '')
  useEffect(() => {
    if (!focusFirstError(element.current)) weightField.current?.focus()
  }, [])
  const takeWeight = (weightG: number) => {
    // The field tidies up what it shows when it is left, so it must show the new weight by then.
    flushSync(() => form.setFieldValue('actualWeightG', weightG))
    lengthField.current?.focus()
    lengthField.current?.select()
  }
  useHotkeys(
    [
      ['F2', () => photoButton.current?.click()],
      ['F4', () => setAbnormal(true)],
      ['F9', () => cameraButton.current?.click()],
    ],
    [],
  )

  return (
    <KeyForm ref={element} className={desk.stack} onSubmit={send}>
      <WhoIsIt lookup={lookup} />
      <ScaleLine parcel={{ trackingNumber, weightG: values.actualWeightG, onTake: takeWeight }} />
      <div className={`${desk.measures} ${styles.measures}`}>
        <ScaleInput ref={weightField} label={t.weight} size="lg" {...form.getInputProps('actualWeightG')} />
        <CmInput ref={lengthField} label={t.length} size="lg" {...form.getInputProps('lengthMm')} />
        <CmInput label={t.width} size="lg" {...form.getInputProps('widthMm')} />
        <CmInput label={t.height} size="lg" {...form.getInputProps('heightMm')} />
      </div>
      <BilledWeight values={values} />
      <div className={styles.places}>
        <LabelField
          lookup={lookup.isPlaceholderData ? undefined : lookup.data}
          onChoose={fillLabel}
          {...form.getInputProps('memberNumber')}
        />
        {lookup.data?.forecasts.length === 0 && lookup.data.receipts.length === 0 && (
          <UnforecastFields
            form={form}
            trackingNumber={trackingNumber}
            mayGuess={handoverId === '' && refusal === null}
          />
        )}
        <ShelfField
          theirs={(lookup.data && ownerOf(lookup.data)?.lastShelf) ?? null}
          kept={keptShelf}
          onChoose={(shelf) => form.setFieldValue('shelf', shelf)}
          {...form.getInputProps('shelf')}
        />
        <PhotosField
          ref={photoButton}
          cameraRef={cameraButton}
          purpose="photo"
          uploadPath={files.staffUpload.path}
          fromCamera
          label={t.photos}
          photos={values.photos}
          onAdd={(photo) => form.setFieldValue('photos', (photos) => [...photos, photo])}
          onRemove={(fileId) =>
            form.setFieldValue('photos', (photos) => photos.filter((photo) => photo.fileId !== fileId))
          }
        />
        {values.photos.length === 0 && <NoPhoto chosen={chosen} onChoose={choose} isMissing={seals.isPhotoMissing} />}
      </div>
      {isAbnormal && <AbnormalFields form={form} />}
      <div className={styles.foot}>
        {isWaiting && arePhotosOnTheWay && <PhotosOnTheWay />}
        {refusal && <FormAlert>{refusal.isKnown ? refusal.sentence : t.notKnown}</FormAlert>}
        {submit.alert}
        {seals.doubtful && (
          <UnlikelyQuestion
            doubtful={seals.doubtful}
            onRight={seals.confirm}
            onCorrect={() => {
              seals.correct()
              weightField.current?.select()
            }}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" size="lg">
            {t.receive}
          </Button>
          {!isAbnormal && (
            <Button variant="default" size="lg" onClick={() => setAbnormal(true)}>
              {t.abnormal}
            </Button>
          )}
          <Button variant="subtle" color="gray" size="lg" onClick={onDrop}>
            {t.drop}
          </Button>
        </div>
      </div>
    </KeyForm>
  )
}

function PhotosOnTheWay() {
  const t = useText(photosText)
  return <FormAlert>{t.wait}</FormAlert>
}

/** B-IN-02, asked again once a complete member number is typed. */
function useLookup(trackingNumber: string, warehouseId: string, typed: string) {
  const [label] = useDebouncedValue(typed.trim(), 300)
  const memberNumber = label.length >= shortestNumber || isAlias(tidyAlias(label)) ? { memberNumber: label } : {}
  return useRead(staffParcels.lookup, { trackingNumber, warehouseId, ...memberNumber }, { keep: true })
}

/** JY and seven digits: shorter input is not looked up. */
const shortestNumber = 9

/**
 * What the stations ask before a parcel is saved: a photo if one is required, and whether an unusual value is right.
 */
function useSeals(values: ReceiptValues, seal: (values: ReceiptValues) => void) {
  const { station } = useDesk()
  const [asked, setAsked] = useState<ReceiptValues | null>(null)
  const [isPhotoMissing, setPhotoMissing] = useState(false)
  const measured = measuredOf(values)
  const oddities = odditiesOf(measured, station.unlikely)
  const mutate = (typed: ReceiptValues) => {
    const isMissing = station.photoRequired && typed.photos.length === 0
    setPhotoMissing(isMissing)
    const isAsked = odditiesOf(measuredOf(typed), station.unlikely).length > 0
    if (isMissing || isAsked) play('problem')
    if (isAsked) setAsked(typed)
    if (!isMissing && !isAsked) seal(typed)
  }
  // A question about values that have changed since no longer applies.
  const stands = asked !== null && isSameMeasure(asked, values)
  return {
    mutate,
    isPending: false,
    isPhotoMissing,
    doubtful: stands && oddities.length > 0 ? [{ measured, oddities }] : null,
    confirm: () => {
      if (!isPhotoMissing) seal(values)
    },
    correct: () => setAsked(null),
  }
}

const measuredOf = ({ actualWeightG, lengthMm, widthMm, heightMm }: ReceiptValues) => ({
  weightG: actualWeightG ?? 0,
  lengthMm: lengthMm ?? 0,
  widthMm: widthMm ?? 0,
  heightMm: heightMm ?? 0,
})

const isSameMeasure = (one: ReceiptValues, other: ReceiptValues) =>
  JSON.stringify(measuredOf(one)) === JSON.stringify(measuredOf(other))
