import desk from '#web/staff/desk.module.css'
import { ScaleInput } from '#web/staff/receiving/ScaleInput.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { CmInput } from '#web/kit/form/CmInput.tsx'
import type { UseFormReturnType } from '@mantine/form'
import type { Ref } from 'react'
import type { Measures } from './measures.ts'
import { text } from './packing.text.ts'

interface MeasureFieldsProps {
  readonly propsOf: (measure: keyof Measures) => ReturnType<UseFormReturnType<Measures>['getInputProps']>
  readonly weightRef: Ref<HTMLInputElement> | undefined
}

/** Weight, length, width and height of one carton or parcel. */
export function MeasureFields({ propsOf, weightRef }: MeasureFieldsProps) {
  const t = useText(text)
  return (
    <div className={desk.measures}>
      <ScaleInput ref={weightRef} label={t.weight} {...propsOf('weightG')} />
      <CmInput label={t.length} {...propsOf('lengthMm')} />
      <CmInput label={t.width} {...propsOf('widthMm')} />
      <CmInput label={t.height} {...propsOf('heightMm')} />
    </div>
  )
}
