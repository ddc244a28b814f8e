import { Input, NativeSelect, Skeleton } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { type Region, regions } from '#contract/warehouses.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Failed } from '#web/kit/message/Failed.tsx'
import styles from './RegionField.module.css'
import { pathTo } from './region-path.ts'
import { text } from './region.text.ts'

interface RegionFieldProps {
  /** A region's code; an intermediate level is kept too, but the call refuses it until the last level is chosen. */
  readonly value?: string
  readonly onChange?: (code: string) => void
  /** Also called with the path to the chosen region, country first. */
  readonly onRegion?: (path: readonly Region[]) => void
  /** Only this country, e.g. `CN`. */
  readonly country?: string
  readonly label?: ReactNode
  readonly description?: ReactNode
  readonly error?: ReactNode
  readonly withAsterisk?: boolean
  readonly required?: boolean
  readonly onBlur?: () => void
  readonly onFocus?: () => void
}

/** Country, province, city, district: each choice opens the next (C-17). */
export function RegionField({
  value = '',
  onChange,
  onRegion,
  country,
  label,
  description,
  error,
  ...rest
}: RegionFieldProps) {
  const t = useText(text)
  const id = useId()
  const tree = useRead(regions.tree, country ? { country } : {})
  if (tree.error && !tree.data) return <Failed error={tree.error} onRetry={() => void tree.refetch()} />
  if (!tree.data) return <Skeleton height={72} />
  const path = pathTo(tree.data.list, value)
  const levels = [tree.data.list, ...path.map((region) => region.children)].filter((choices) => choices.length > 0)
  // If a region is only partly chosen, the next level is the one in error and gets the focus.
  const missing = levels.length > path.length ? path.length : null
  const choose = (level: number, code: string) => {
    const chosen = levels[level]?.find((region) => region.code === code)
    const way = [...path.slice(0, level), ...(chosen ? [chosen] : [])]
    onChange?.(way[way.length - 1]?.code ?? '')
    onRegion?.(way)
  }
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      error={error}
      withAsterisk={rest.withAsterisk ?? rest.required ?? false}
      labelElement="div"
    >
      <div
        role="group"
        aria-labelledby={label ? `${id}-label` : undefined}
        // The error below applies to all of them.
        aria-describedby={error ? `${id}-error` : undefined}
        className={styles.levels}
      >
        {levels.map((choices, level) => (
          <NativeSelect
            key={path[level - 1]?.code ?? 'top'}
            aria-label={level === 0 ? t.regionCountry : t.fill('regionPart', { level })}
            aria-invalid={error && (missing ?? level) === level ? true : undefined}
            error={Boolean(error) && (missing ?? level) === level}
            value={path[level]?.code ?? ''}
            onChange={(event) => choose(level, event.currentTarget.value)}
            onBlur={rest.onBlur}
            data={[
              { value: '', label: t.regionPick },
              ...choices.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
        ))}
      </div>
    </Input.Wrapper>
  )
}
