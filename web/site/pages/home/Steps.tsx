import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import { paths } from '#web/paths.ts'
import { Band } from '#web/site/frame/Band.tsx'
import { StepNumber } from '#web/site/frame/StepNumber.tsx'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './home.text.ts'
import styles from './steps.module.css'

export function Steps({ warehouseCount }: { readonly warehouseCount: number }) {
  const t = useText(text)
  const steps = [
    { picture: 'step-send', title: t.stepSendTitle, sentence: t.fill('stepSend', { count: warehouseCount }) },
    { picture: 'step-weigh', title: t.stepReceiveTitle, sentence: t.stepReceive },
    { picture: 'step-ship', title: t.stepShipTitle, sentence: t.stepShip },
  ] as const
  return (
    <Band ground="wash" id="steps" title={t.stepsTitle} more={<SiteLink to={paths.tutorial}>{t.stepsMore}</SiteLink>}>
      <ol className={styles.steps}>
        {steps.map(({ picture, title, sentence }, index) => (
          <li key={title}>
            <Illustration name={picture} className={styles.picture} />
            <h3>
              <StepNumber number={index + 1} className={styles.number} />
              {title}
            </h3>
            <p>{sentence}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}
