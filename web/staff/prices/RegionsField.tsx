import { useText } from '#web/kit/text/use-text.ts'
import { hintBelow } from '#web/staff/hint-below.ts'
import { Button, Group, Input, NativeSelect } from '@mantine/core'
import type { Surcharge } from './surcharge-values.ts'
import { text } from './surcharges.text.ts'
import { useRegions } from './use-regions.ts'

type Chosen = Surcharge['regions']

interface RegionsProps {
  /** Only regions of this destination are offered; empty: of all. */
  readonly destinationCode: string
  readonly value: Chosen
  readonly onChange: (chosen: Chosen) => void
  readonly error?: string | undefined
}

/** Regions of any level, each with everything below it. */
export function RegionsField({ destinationCode, value, onChange, error }: RegionsProps) {
  const t = useText(text)
  const known = useRegions(destinationCode)
  const offered = known.filter((region) => !value.some(({ code }) => code === region.code))
  const add = (code: string) => {
    const region = known.find((each) => each.code === code)
    if (region) onChange([...value, { code: region.code, name: region.name }])
  }
  return (
    <Input.Wrapper label={t.regions} labelElement="div" error={error}>
      <Group gap="xs" my="xs">
        {value.map(({ code, name }) => (
          <Button
            key={code}
            variant="default"
            size="compact-md"
            aria-label={t.fill('removeRegion', { name })}
            onClick={() => onChange(value.filter((each) => each.code !== code))}
          >
            {name} ×
          </Button>
        ))}
      </Group>
      <NativeSelect
        aria-label={t.addRegion}
        description={t.regionHint}
        inputWrapperOrder={hintBelow}
        value=""
        data={[{ value: '', label: t.addRegion }, ...offered.map(({ code, path }) => ({ value: code, label: path }))]}
        onChange={(event) => add(event.currentTarget.value)}
      />
    </Input.Wrapper>
  )
}
