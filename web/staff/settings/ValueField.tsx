import { DecimalInput } from '#web/kit/form/DecimalInput.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { choiceText } from './choices.text.ts'
import { fieldText } from './fields.text.ts'
import { emptyOf, isGroup, type Shape, type Value } from './setting.ts'
import styles from './settings.module.css'
import { text } from './text.ts'
import { useFocusAfter } from './use-focus-after.ts'
import { useNames } from './use-names.ts'

interface FieldProps {
  readonly shape: Shape
  readonly value: Value
  readonly label: string
  /** Where it is in the form, such as `value.0.bank`. */
  readonly path: string
  readonly faults: Readonly<Record<string, unknown>>
  readonly onChange: (value: Value) => void
}

/** The field or fields of one value, made from its shape. */
export function ValueField(props: FieldProps) {
  const { shape } = props
  if (shape.properties) return <GroupField {...props} />
  if (shape.items) return <ListField {...props} />
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

function ListField({ shape, value, label, path, faults, onChange }: FieldProps) {
  const t = useText(text)
  const rows = Array.isArray(value) ? value : []
  const items = shape.items ?? {}
  const { within, focusOn } = useFocusAfter(rows.length)
  return (
    <fieldset className={styles.group} ref={within}>
      <legend>{label}</legend>
      {rows.length === 0 && <p className="muted">{t.noRows}</p>}
      {rows.map((row, index) => (
        // Rows have no name of their own, and are only added at the end or removed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${rows.length} ${index}`} className={styles.row} data-row>
          <ValueField
            shape={items}
            value={row}
            label={t.fill('row', { number: index + 1 })}
            path={`${path}.${index}`}
            faults={faults}
            onChange={(next) => onChange(rows.with(index, next))}
          />
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            data-remove
            onClick={() => {
              focusOn({ removeOf: Math.min(index, rows.length - 2) })
              onChange(rows.toSpliced(index, 1))
            }}
          >
            {t.fill('removeRow', { number: index + 1 })}
          </Button>
        </div>
      ))}
      <Fault fault={faults[path]} />
      <Button
        variant="default"
        size="compact-sm"
        disabled={rows.length >= (shape.maxItems ?? 100)}
        data-add
        onClick={() => {
          focusOn({ fieldOf: rows.length })
          onChange([...rows, emptyOf(items)])
        }}
      >
        {t.addRow}
      </Button>
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

const Fault = ({ fault }: { readonly fault: unknown }) =>
  fault ? (
    <p role="alert" className={styles.fault}>
      {String(fault)}
    </p>
  ) : null
