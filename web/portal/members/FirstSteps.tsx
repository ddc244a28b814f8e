import type { ReactNode } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { warehouses } from '#contract/warehouses.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { CheckIcon } from '#web/kit/look/icons.tsx'
import { usualWarehouse } from '#web/portal/warehouses/usual-warehouse.ts'
import { noteAddressCopied, useAddressCopiedBy } from './address-copied.ts'
import { text } from './first-steps.text.ts'
import styles from './FirstSteps.module.css'
import type { MemberNeeds } from './need-rows.ts'

interface FirstStepsProps {
  readonly steps: NonNullable<MemberNeeds['firstSteps']>
  /** Nothing else is more urgent, so the next step has the one main button. */
  readonly isFirst: boolean
}

/** How to get from an address to the first order; each step ticks itself from what was done. */
export function FirstSteps({ steps: { hasForecast, hasArrived }, isFirst }: FirstStepsProps) {
  const t = useText(text)
  const { data } = useRead(warehouses.list, {})
  const usual = data && usualWarehouse(data.list)
  const copiedBy = useAddressCopiedBy()
  // Who forecasts a parcel has used the address, on whatever device it was copied.
  const done = [hasForecast || (usual !== undefined && copiedBy === usual.memberNumber), hasForecast, hasArrived]
  const next = done.filter(Boolean).length
  const place = (step: number) => ({ step, isDone: step < next, isNext: step === next })
  const look = (step: number) => ({ size: 'sm', variant: step === next && isFirst ? 'filled' : 'default' }) as const
  return (
    <Card title={t.title} actions={<span className="muted">{t.fill('progress', { count: next })}</span>}>
      <ol className={styles.steps}>
        <Step {...place(0)} title={t.addressTitle} sentence={t.addressSentence}>
          {usual ? (
            <CopyButton
              text={usual.copyText}
              label={t.copyAddress}
              of={usual.name}
              {...look(0)}
              onCopied={() => noteAddressCopied(usual.memberNumber)}
            />
          ) : (
            <LinkButton to={paths.warehouseAddress} {...look(0)}>
              {t.seeAddresses}
            </LinkButton>
          )}
        </Step>
        <Step {...place(1)} title={t.forecastTitle} sentence={t.forecastSentence}>
          <LinkButton to={paths.forecast} {...look(1)}>
            {t.forecast}
          </LinkButton>
        </Step>
        <Step {...place(2)} title={t.arrivesTitle} sentence={t.arrivesSentence}>
          {hasForecast && (
            <LinkButton to={paths.parcelsIn('forecast')} {...look(2)} variant="default">
              {t.seeForecasts}
            </LinkButton>
          )}
        </Step>
        <Step {...place(3)} title={t.applyTitle} sentence={t.applySentence}>
          {hasArrived && (
            <LinkButton to={paths.apply} {...look(3)}>
              {t.apply}
            </LinkButton>
          )}
        </Step>
      </ol>
    </Card>
  )
}

interface StepProps {
  readonly step: number
  readonly title: string
  readonly sentence: string
  readonly isDone: boolean
  readonly isNext: boolean
  /** What leads on; not shown once it is done. */
  readonly children: ReactNode
}

function Step({ step, title, sentence, isDone, isNext, children }: StepProps) {
  const t = useText(text)
  return (
    <li className={`${styles.step} ${isDone ? styles.done : ''}`} aria-current={isNext ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {isDone ? <CheckIcon size={16} /> : step + 1}
      </span>
      <div className={styles.words}>
        <strong>
          {title}
          {isDone && <span className="for-readers">{t.isDone}</span>}
        </strong>
        {!isDone && <div className="muted">{sentence}</div>}
      </div>
      {!isDone && children}
    </li>
  )
}
