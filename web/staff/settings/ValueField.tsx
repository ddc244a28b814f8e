import { DecimalInput } from '#web/kit/form/DecimalInput.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { choiceText } from './choices.text.ts'
import { fieldText } from './fields.text.ts'
import { emptyOf, type FieldProps, isGroup } from './setting.ts'
import { Fault } from './Fault.tsx'
import { ListField } from './ListField.tsx'
import styles from './settings.module.css'
import { useNames } from './use-names.ts'

/** The field or fields of one value, made from its shape. */
export function ValueField(props: FieldProps) {
  const { shape } = props
  if (shape.properties) return <GroupField {...props} />
  if (shape.items) return <ListField {...props} Entry={ValueField} />
  if (shape.names) return <NamedField {...props} />
  return <OneField {...props} />
}

function GroupField({ shape, value, label, path, faults, onChange }: FieldProps) {
  const words = useText(fieldText)
  const parts = isGroup(value) ? value : {}
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {Object.entries(shape.properties ?? {}).map(([name, part]) => (
        <ValueField
          key={name}
          shape={part}
          value={parts[name] ?? emptyOf(part)}
          label={words[name as keyof typeof fieldText]}
          path={`${path}.${name}`}
          faults={faults}
          onChange={(next) => onChange({ ...parts, [name]: next })}
        />
      ))}
      <Fault fault={faults[path]} />
    </fieldset>
  )
}

/** What is stored and has no name stays as it is until somebody chooses. */
function NamedField({ shape, value, label, path, faults, onChange }: FieldProps) {
  const names = useNames(shape.names)
  const stored = String(value ?? '')
  const isKnown = names.some((each) => each.value === stored)
  return (
    <NativeSelect
      label={label}
      name={path}
      error={faults[path] ? String(faults[path]) : undefined}
      data={isKnown ? [...names] : [{ value: stored, label: stored || '—' }, ...names]}
      value={stored}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function OneField({ shape, value, label, path, faults, onChange }: FieldProps) {
  const words = useText(choiceText)
  const common = { label, name: path, error: faults[path] ? String(faults[path]) : undefined }
  if (shape.type === 'boolean')
    return <Checkbox {...common} checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
  if (shape.enum) {
    const data = shape.enum.map((each) => ({
      value: String(each),
      label: typeof each === 'string' ? words[each as keyof typeof choiceText] : String(each),
    }))
    const choose = (chosen: string) => onChange(shape.enum?.find((each) => String(each) === chosen) ?? null)
    return (
      <NativeSelect
        {...common}
        data={data}
        value={String(value)}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    )
  }
  if (shape.type === 'string')
    return (
      <TextInput
        {...common}
        value={String(value ?? '')}
        maxLength={shape.maxLength}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  const number = typeof value === 'number' ? value : null
  if (shape.scale)
    return (
      <DecimalInput
        {...common}
        places={2}
        fixed={shape.scale === 'minor'}
        unit={shape.scale === 'bp' ? '%' : ''}
        value={number}
        onChange={onChange}
      />
    )
  return (
    <NumberInput
      {...common}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      value={number ?? ''}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
    />
  )
}
