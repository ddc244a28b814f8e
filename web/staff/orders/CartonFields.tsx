import { files } from '#contract/files.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { PhotosField } from '#web/kit/form/PhotosField.tsx'
import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Ref } from 'react'
import { MeasureFields } from './MeasureFields.tsx'
import styles from './orders.module.css'
import type { PackValues } from './pack-values.ts'
import { text } from './packing.text.ts'

interface CartonFieldsProps {
  readonly form: UseFormReturnType<PackValues>
  readonly index: number
  readonly parcelCount: number
  readonly weightRef: Ref<HTMLInputElement> | undefined
  readonly onDrop: (() => void) | undefined
}

export function CartonFields({ form, index, parcelCount, weightRef, onDrop }: CartonFieldsProps) {
  const t = useText(text)
  const number = index + 1
  const fault = form.errors[`cartons.${index}.parcelIds`]
  return (
    <fieldset className={styles.group}>
      <legend>
        {t.fill('carton', { number })} <span className="muted">{t.fill('holds', { count: parcelCount })}</span>
      </legend>
      <MeasureFields propsOf={(measure) => form.getInputProps(`cartons.${index}.${measure}`)} weightRef={weightRef} />
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <PhotosField
        purpose="photo"
        uploadPath={files.staffUpload.path}
        fromCamera
        label={t.fill('photos', { number })}
        photos={form.values.cartons[index]?.photos ?? []}
        onAdd={(photo) => form.setFieldValue(`cartons.${index}.photos`, (photos) => [...photos, photo])}
        onRemove={(fileId) =>
          form.setFieldValue(`cartons.${index}.photos`, (photos) => photos.filter((photo) => photo.fileId !== fileId))
        }
      />
      {onDrop && (
        <div>
          <Button variant="subtle" color="gray" size="sm" onClick={onDrop}>
            {t.fill('dropCarton', { number })}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
