import { useText } from '#web/kit/text/use-text.ts'
import { CheckIcon } from '#web/kit/look/icons.tsx'
import { text } from './apply.text.ts'
import type { ApplyValues, Standing } from './apply-form.ts'
import styles from './ApplySteps.module.css'

/** The parts of an application, in their order; each is the id of its place on the page. */
export const stepIds = {
  parcels: 'apply-parcels',
  receiver: 'apply-receiver',
  channel: 'apply-channel',
  value: 'apply-value',
  send: 'apply-send',
} as const
type Step = keyof typeof stepIds

interface ApplyStepsProps {
  readonly values: ApplyValues
  readonly standing: Standing
}

/** Where the application stands: stays in view, and each step leads to its part of the page. */
export function ApplySteps({ values, standing }: ApplyStepsProps) {
  const t = useText(text)
  const isDone: Readonly<Record<Step, boolean>> = {
    parcels: values.parcels.length > 0,
    receiver: standing.receiverId !== null || values.receiver.regionCode !== '',
    channel: standing.channelId !== '' && (!standing.needsPickUpPoint || values.pickUpPointId !== ''),
    value: standing.declaredValueMinor !== null,
    send: false,
  }
  const steps = Object.keys(stepIds) as Step[]
  const current = steps.find((step) => !isDone[step])
  return (
    <nav className={styles.steps} aria-label={t.steps}>
      <ol>
        {steps.map((step, at) => (
          <li key={step}>
            <button
              type="button"
              className={styles.step}
              data-done={isDone[step]}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => showStep(step)}
            >
              <span className={styles.mark} aria-hidden="true">
                {isDone[step] ? <CheckIcon size={14} /> : at + 1}
              </span>
              {t[`step-${step}`]}
              {isDone[step] && <span className="for-readers">{t.stepDone}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Scrolls to a step and moves the focus there. */
function showStep(step: Step): void {
  const place = document.getElementById(stepIds[step])
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  place?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
  place?.focus({ preventScroll: true })
}
