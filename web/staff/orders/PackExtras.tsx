import { files } from '#contract/files.ts'
import type { Currency } from '#domain/money.ts'
import desk from '#web/staff/desk.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx'
import { type Photo, PhotosField } from '#web/kit/form/PhotosField.tsx'
import { Checkbox, NumberInput, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import styles from './orders.module.css'
import { isReduced, type PackValues } from './pack-values.ts'
import { text } from './packing.text.ts'
import type { StaffOrder } from './staff-order.ts'

interface PackExtrasProps {
  readonly form: UseFormReturnType<PackValues>
  readonly services: StaffOrder['vas']
  readonly currency: Currency
}

/** Services that were carried out, and other costs of packing. */
export function PackExtras({ form, services, currency }: PackExtrasProps) {
  const t = useText(text)
  return (
    <>
      {services.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{t.services}</legend>
          <p className="muted">{t.servicesNext}</p>
          {services.map((service, index) => (
            <Service key={service.id} form={form} service={service} index={index} />
          ))}
        </fieldset>
      )}
      <div className={desk.fields}>
        <MoneyInput label={t.otherFee} currency={currency} {...form.getInputProps('otherFeeMinor')} />
        <TextInput label={t.otherRemark} maxLength={200} {...form.getInputProps('otherRemark')} />
      </div>
    </>
  )
}

interface ServiceProps {
  readonly form: UseFormReturnType<PackValues>
  readonly service: StaffOrder['vas'][number]
  readonly index: number
}

/** How often it was done; less than was paid for asks why. */
function Service(props: ServiceProps) {
  const { form, index } = props
  const values = form.values.vas[index]
  return (
    <div className={styles.service}>
      <Quantity {...props} />
      {values && isReduced(values) && <Reason {...props} photos={values.photos} />}
    </div>
  )
}

function Reason({ form, service, index, photos }: ServiceProps & { readonly photos: readonly Photo[] }) {
  const t = useText(text)
  return (
    <div className={desk.stack}>
      <TextInput
        label={t.fill('serviceReason', { service: service.text })}
        required
        maxLength={200}
        {...form.getInputProps(`vas.${index}.reason`)}
      />
      <PhotosField
        purpose="photo"
        uploadPath={files.staffUpload.path}
        fromCamera
        label={t.serviceProof}
        about={service.text}
        photos={photos}
        onAdd={(photo) => form.setFieldValue(`vas.${index}.photos`, (before) => [...before, photo])}
        onRemove={(fileId) =>
          form.setFieldValue(`vas.${index}.photos`, (before) => before.filter((photo) => photo.fileId !== fileId))
        }
      />
    </div>
  )
}

/** A number if it is charged by the piece, otherwise a tick box. */
function Quantity({ form, service, index }: ServiceProps) {
  const qty = form.values.vas[index]?.qty ?? 0
  const set = (next: number) => form.setFieldValue(`vas.${index}.qty`, next)
  if (service.charge !== 'perPiece') {
    return (
      <Checkbox
        size="md"
        className={styles.tick}
        label={service.text}
        checked={qty > 0}
        onChange={(event) => set(event.currentTarget.checked ? service.qty : 0)}
      />
    )
  }
  return (
    <NumberInput
      label={service.text}
      min={0}
      max={999}
      allowDecimal={false}
      allowNegative={false}
      value={qty}
      onChange={(typed) => set(typeof typed === 'number' ? typed : 0)}
      error={form.errors[`vas.${index}.qty`]}
    />
  )
}
