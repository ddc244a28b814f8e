import type { site } from '#contract/content.ts'
import type { Output } from '#contract/wire/operation.ts'
import { text as openText } from '#web/shared/channels/open.text.ts'
import controls from '#web/site/form/controls.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './calculator.text.ts'

/** Where we deliver, in the reader's language (C-26). */
export type Destinations = Output<typeof site.formOptions>['destinations']

interface DestinationSelectProps {
  readonly destinations: Destinations
  readonly value: string
  readonly onChange: (code: string) => void
}

export function DestinationSelect({ destinations, value, onChange }: DestinationSelectProps) {
  const t = useText(text)
  const o = useText(openText)
  return (
    <label className={controls.field}>
      {t.destination}
      <select className={controls.input} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {destinations.map(({ code, text: name, open }) => (
          <option key={code} value={code}>
            {open ? name : o.fill('named', { name })}
          </option>
        ))}
      </select>
    </label>
  )
}
