import { files } from '#contract/files.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffParcelServices } from '#contract/parcel-services.ts'
import { useWrite } from '#web/client/queries.ts'
import { type Photo, PhotosField, usePhotosOnTheWay } from '#web/kit/form/PhotosField.tsx'
import { text as photosText } from '#web/kit/form/photos.text.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { formatKg } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Asked } from '#web/staff/Compared.tsx'
import { MeasureFields } from '#web/staff/orders/MeasureFields.tsx'
import { measureFaults, type Measures, noMeasures } from '#web/staff/orders/measures.ts'
import { text as packingText } from '#web/staff/orders/packing.text.ts'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import desk from '#web/staff/desk.module.css'
import { NumberInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { SyntheticEvent } from 'react'
import type { ServiceProps, StaffService } from './service.ts'
import { splitChanges } from './split-changes.ts'
import { text } from './split.text.ts'

interface SplitFormProps extends ServiceProps {
  readonly split: NonNullable<StaffService['split']>
}

interface Values {
  readonly first: Measures
  readonly second: Measures
  readonly moved: readonly (number | string)[]
  readonly movedPieces: number | string
  readonly shelf: string
  readonly photos: readonly Photo[]
}

const halves = ['first', 'second'] as const

/** B-IN-38: both parcels are weighed, and every piece is in one of them. */
export function SplitForm({ service, split, onDone }: SplitFormProps) {
  const t = useText(text)
  const packing = useText(packingText)
  const photoWords = useText(photosText)
  const isWaiting = usePhotosOnTheWay()
  const { id, version, trackingNumber: number } = service
  const form = useForm<Values>({
    initialValues: {
      first: noMeasures,
      second: noMeasures,
      moved: split.goods.map(() => 0),
      movedPieces: 1,
      shelf: service.shelf ?? '',
      photos: [],
    },
    validate: (values) =>
      Object.fromEntries(
        halves.flatMap((half) =>
          measureFaults(values[half]).map(([measure, fault]) => [`${half}.${measure}`, packing[fault]]),
        ),
      ),
  })
  const { first, second, photos } = form.values
  const hasGoods = split.goods.length > 0
  const moved = form.values.moved.map(Number)
  const goes = hasGoods ? moved.reduce((sum, each) => sum + each, 0) : Number(form.values.movedPieces)
  const stays = split.pieces - goes
  const isDivided = goes > 0 && stays > 0
  const write = useWrite(staffParcelServices.split, {
    refreshes: [staffParcelServices.list, staffParcels.lookup, parcels.get],
    onDone: ({ secondTrackingNumber: other }) => onDone(t.fill('said', { number, other })),
  })
  const submit = useSubmit(form, write, ({ shelf }) => ({
    id,
    version,
    first: sent(first),
    second: sent(second),
    ...(hasGoods ? { moved } : { movedPieces: goes }),
    ...(shelf.trim() ? { shelf: shelf.trim() } : {}),
    photoFileIds: photos.map(({ fileId }) => fileId),
  }))
  const ask = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.validate().hasErrors) return submit.onSubmit(event)
    const changes = splitChanges(t, {
      pieces: split.pieces,
      stays,
      goes,
      first: formatKg(first.weightG ?? 0),
      second: formatKg(second.weightG ?? 0),
    })
    const question = {
      title: t.fill('title', { number }),
      sentence: <Asked sentence={t.fill('sentence', { member: service.memberNumber })} changes={changes} />,
      confirm: t.split,
    }
    if (await confirmed(question)) submit.onSubmit()
  }
  const why = isWaiting ? photoWords.wait : !isDivided ? t.undivided : photos.length === 0 ? t.needsPhoto : null
  return (
    <form className={desk.stack} noValidate onSubmit={(event) => void ask(event)}>
      {halves.map((half) => (
        <fieldset key={half} className={desk.stack}>
          <legend>{t[half]}</legend>
          <MeasureFields propsOf={(measure) => form.getInputProps(`${half}.${measure}`)} weightRef={undefined} />
        </fieldset>
      ))}
      <div className={desk.fields}>
        {hasGoods ? (
          split.goods.map(({ productName, specification, quantity }, at) => (
            <NumberInput
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own, and two may be alike
              key={at}
              label={t.fill('moves', { name: `${productName} · ${specification}` })}
              description={t.fill('of', { count: quantity })}
              min={0}
              max={quantity}
              allowDecimal={false}
              {...form.getInputProps(`moved.${at}`)}
            />
          ))
        ) : (
          <NumberInput
            label={t.movedPieces}
            description={t.fill('of', { count: split.pieces })}
            min={1}
            max={Math.max(1, split.pieces - 1)}
            allowDecimal={false}
            {...form.getInputProps('movedPieces')}
          />
        )}
        <TextInput label={t.shelf} maxLength={20} autoComplete="off" {...form.getInputProps('shelf')} />
      </div>
      <p className="muted" aria-live="polite">
        {t.fill('sum', { pieces: split.pieces, stays, goes })}
      </p>
      <PhotosField
        purpose="photo"
        uploadPath={files.staffUpload.path}
        fromCamera
        label={t.photos}
        photos={photos}
        onAdd={(photo) => form.setFieldValue('photos', (before) => [...before, photo])}
        onRemove={(removed) =>
          form.setFieldValue('photos', (before) => before.filter(({ fileId }) => fileId !== removed))
        }
      />
      {submit.alert}
      <ReasonButton type="submit" reason={why} loading={submit.isSending}>
        {t.split}
        <OfRow name={number} />
      </ReasonButton>
    </form>
  )
}

const sent = ({ weightG, lengthMm, widthMm, heightMm }: Measures) => ({
  actualWeightG: weightG ?? 0,
  lengthMm: lengthMm ?? 0,
  widthMm: widthMm ?? 0,
  heightMm: heightMm ?? 0,
})
