import { CmInput } from '#web/kit/form/CmInput.tsx'
import { KgInput } from '#web/kit/form/KgInput.tsx'
import { DecimalInput } from '#web/kit/form/DecimalInput.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { hintBelow } from '#web/staff/hint-below.ts'
import { Checkbox, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import type { useForm } from '@mantine/form'
import type { Field } from './field.ts'
import { text } from './text.ts'

export type EntryForm = ReturnType<typeof useForm<Record<string, unknown>>>

interface FieldProps {
  readonly field: Field
  readonly form: EntryForm
  /** The entry came with the product. */
  readonly isSample?: boolean
}

/** The input of one field, by its kind. */
export function EntryField({ field, form, isSample = false }: FieldProps) {
  const { name, label, kind, options = [], maxLength = 200 } = field
  const hint = field.hintsSample && !isSample ? undefined : field.hint
  const shared = { label, description: hint, inputWrapperOrder: hintBelow, ...form.getInputProps(name) }
  if (kind === 'three' || kind === 'threeLong') return <ThreeFields field={field} form={form} />
  if (kind === 'kg') return <KgInput {...shared} />
  if (kind === 'cm') return <CmInput {...shared} />
  if (kind === 'hkd') return <DecimalInput {...shared} places={2} fixed unit="HKD" unitAt="start" />
  if (kind === 'choice') return <NativeSelect {...shared} data={[...options]} />
  if (kind === 'many') return <ManyField field={field} form={form} />
  if (kind === 'whole' || kind === 'degrees')
    return <NumberInput {...shared} value={numberOf(form.values[name])} allowDecimal={kind === 'degrees'} />
  return <TextInput {...shared} value={String(form.values[name] ?? '')} maxLength={maxLength} />
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : '')

function ThreeFields({ field: { name, label, kind, hint, maxLength = 60 }, form }: Parameters<typeof EntryField>[0]) {
  const t = useText(text)
  const Input = kind === 'threeLong' ? Textarea : TextInput
  return (
    <div className={desk.fields}>
      {(['cn', 'en', 'sh'] as const).map((code, index) => (
        <Input
          key={code}
          {...(kind === 'threeLong' ? { autosize: true, minRows: 2, maxRows: 6 } : {})}
          label={t.fill(code, { label })}
          description={index === 0 ? hint : undefined}
          inputWrapperOrder={hintBelow}
          maxLength={maxLength}
          {...form.getInputProps(`${name}.${code}`)}
        />
      ))}
    </div>
  )
}

/** Nothing ticked means all of them. */
function ManyField({ field: { name, label, hint, options = [] }, form }: Parameters<typeof EntryField>[0]) {
  const value = form.values[name]
  return (
    <Checkbox.Group
      label={label}
      description={hint}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={(chosen) => form.setFieldValue(name, chosen.length === 0 ? null : chosen)}
      error={form.errors[name]}
    >
      <div className={desk.answers}>
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value} label={option.label} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
