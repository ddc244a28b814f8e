import { type LabelSize, labelSizes } from '#domain/label.ts'
import { printerPortLeast, printerPortMost, type PrintWay, printWays } from '#domain/printing.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { hintBelow } from '#web/staff/hint-below.ts'
import { NativeSelect, NumberInput, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { paperName } from './station.ts'
import { text as printingText } from './printing.text.ts'
import { text } from './stations.text.ts'

export interface PrintingValues {
  readonly printerPaper: LabelSize
  readonly printWay: PrintWay
  readonly printerHost: string
  readonly printerPort: number | string
}

/** How labels come out at a station, and where its network printer is. */
export function PrintingFields<Values extends PrintingValues>({ form }: { readonly form: UseFormReturnType<Values> }) {
  const t = useText(text)
  const p = useText(printingText)
  const { printWay } = form.values
  return (
    <>
      <NativeSelect
        label={t.paper}
        data={labelSizes.map((size) => ({ value: size, label: paperName(t, size) }))}
        {...form.getInputProps('printerPaper')}
      />
      <NativeSelect
        label={p.way}
        description={p[`${printWay}Hint`]}
        inputWrapperOrder={hintBelow}
        data={printWays.map((way) => ({ value: way, label: p[way] }))}
        {...form.getInputProps('printWay')}
      />
      {printWay === 'network' && (
        <div className={desk.fields}>
          <TextInput
            label={p.host}
            description={p.hostHint}
            inputWrapperOrder={hintBelow}
            placeholder="192.168.1.50"
            maxLength={15}
            autoComplete="off"
            inputMode="decimal"
            {...form.getInputProps('printerHost')}
          />
          <NumberInput
            label={p.port}
            description={p.portHint}
            inputWrapperOrder={hintBelow}
            min={printerPortLeast}
            max={printerPortMost}
            allowDecimal={false}
            {...form.getInputProps('printerPort')}
          />
        </div>
      )}
    </>
  )
}
