import { files } from '#contract/files.ts'
import type { Output } from '#contract/operation.ts'
import { staffParcels } from '#contract/parcels.ts'
import { Failure, Refusal } from '#web/api.ts'
import { useRead, useWrite } from '#web/queries.ts'
import { KeyForm } from '#web/staff/KeyForm.tsx'
import desk from '#web/staff/desk.module.css'
import { play } from '#web/staff/sound.ts'
import type { StaffWarehouse } from '#web/staff/staff-context.ts'
import { useText } from '#web/text/use-text.ts'
import { CmInput } from '#web/ui/CmInput.tsx'
import { FormAlert } from '#web/ui/FormAlert.tsx'
import { text as photosText } from '#web/ui/photos.text.ts'
import { PhotosField, usePhotosOnTheWay } from '#web/ui/PhotosField.tsx'
import { useSubmit } from '#web/ui/use-submit.tsx'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDebouncedValue, useHotkeys } from '@mantine/hooks'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { AbnormalFields } from './AbnormalFields.tsx'
import { BilledWeight } from './BilledWeight.tsx'
import { LabelField } from './LabelField.tsx'
import { ownerOf } from './lookup.ts'
import { nothingMeasured, type Receipt, receiptFaults, type ReceiptValues, toReceipt } from './receipt-values.ts'
import styles from './receiving.module.css'
import { text } from './receiving.text.ts'
import { ScaleInput } from './ScaleInput.tsx'
import { UnforecastFields } from './UnforecastFields.tsx'
import { WhoIsIt } from './WhoIsIt.tsx'

interface ReceiptFormProps {
  readonly trackingNumber: string
  readonly warehouse: StaffWarehouse
  readonly onReceived: (received: Output<typeof staffParcels.receive>, receipt: Receipt) => void
  /** The number is in the house already (9002). */
  readonly onDuplicate: (receipt: Receipt) => void
  readonly onDrop: () => void
}

/** One parcel on the scale: who it is for, what it weighs, where it goes. It stands anew for every scan. */
export function ReceiptForm({ trackingNumber, warehouse, onReceived, onDuplicate, onDrop }: ReceiptFormProps) {
  const t = useText(text)
  const form = useForm<ReceiptValues>({
    initialValues: nothingMeasured,
    validate: (values) =>
      Object.fromEntries(Object.entries(receiptFaults(values)).map(([field, fault]) => [field, t[fault]])),
  })
  const [label] = useDebouncedValue(form.values.memberNumber.trim(), 300)
  const memberNumber = label.length >= shortestNumber ? { memberNumber: label } : {}
  const lookup = useRead(
    staffParcels.lookup,
    { trackingNumber, warehouseId: warehouse.id, ...memberNumber },
    { keep: true },
  )

  const receive = useWrite(staffParcels.receive, {
    refreshes: [staffParcels.lookup],
    onDone: onReceived,
    onRefused: (error) => {
      if (error instanceof Refusal && error.code === alreadyReceived)
        onDuplicate(toReceipt(form.getValues(), trackingNumber, warehouse.id))
      else play('problem')
    },
  })
  const submit = useSubmit(form, receive, (values) => toReceipt(values, trackingNumber, warehouse.id))
  const arePhotosOnTheWay = usePhotosOnTheWay()
  const [isWaiting, setWaiting] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    setWaiting(arePhotosOnTheWay)
    if (arePhotosOnTheWay) return event.preventDefault()
    if (form.validate().hasErrors) play('problem')
    submit.onSubmit(event)
  }

  const weightField = useRef<HTMLInputElement>(null)
  const photoButton = useRef<HTMLButtonElement>(null)
  const [isAbnormal, setAbnormal] = useState(false)
  useEffect(() => weightField.current?.focus(), [])
  useHotkeys(
    [
      ['F2', () => photoButton.current?.click()],
      ['F4', () => setAbnormal(true)],
    ],
    [],
  )

  return (
    <KeyForm className={desk.stack} onSubmit={send}>
      <WhoIsIt lookup={lookup} />
      <div className={`${desk.measures} ${styles.measures}`}>
        <ScaleInput ref={weightField} label={t.weight} size="lg" {...form.getInputProps('actualWeightG')} />
        <CmInput label={t.length} size="lg" {...form.getInputProps('lengthMm')} />
        <CmInput label={t.width} size="lg" {...form.getInputProps('widthMm')} />
        <CmInput label={t.height} size="lg" {...form.getInputProps('heightMm')} />
      </div>
      <BilledWeight values={form.values} />
      <div className={styles.places}>
        <LabelField
          lookup={lookup.isPlaceholderData ? undefined : lookup.data}
          onChoose={(number) => form.setFieldValue('memberNumber', number)}
          {...form.getInputProps('memberNumber')}
        />
        {lookup.data?.forecasts.length === 0 && lookup.data.receipts.length === 0 && <UnforecastFields form={form} />}
        <TextInput
          label={t.shelf}
          placeholder={(lookup.data && ownerOf(lookup.data)?.lastShelf) ?? ''}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          {...form.getInputProps('shelf')}
        />
        <PhotosField
          ref={photoButton}
          purpose="photo"
          uploadPath={files.staffUpload.path}
          fromCamera
          label={t.photos}
          photos={form.values.photos}
          onAdd={(photo) => form.setFieldValue('photos', (photos) => [...photos, photo])}
          onRemove={(fileId) =>
            form.setFieldValue('photos', (photos) => photos.filter((photo) => photo.fileId !== fileId))
          }
        />
      </div>
      {isAbnormal && <AbnormalFields form={form} />}
      <div className={styles.foot}>
        {isWaiting && arePhotosOnTheWay && <PhotosOnTheWay />}
        {receive.error instanceof Failure ? <FormAlert>{t.notKnown}</FormAlert> : submit.alert}
        <div className={styles.actions}>
          <Button type="submit" size="lg" loading={receive.isPending}>
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

/** Code of the refusal that the contract gives a second scan in the same warehouse. */
const alreadyReceived = 9002

/** JY and seven digits: fewer are not worth asking about. */
const shortestNumber = 9
