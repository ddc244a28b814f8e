import { useText } from '#web/kit/text/use-text.ts'
import styles from './home.module.css'
import { text } from './home.text.ts'

export function Steps({ warehouseCount }: { readonly warehouseCount: number }) {
  const t = useText(text)
  const steps = [
    { title: t.stepSendTitle, sentence: t.fill('stepSend', { count: warehouseCount }) },
    { title: t.stepReceiveTitle, sentence: t.stepReceive },
    { title: t.stepShipTitle, sentence: t.stepShip },
  ]
  return (
    <section id="steps" className={`${styles.wrap} ${styles.section}`}>
      <h2 className={styles.heading}>{t.stepsTitle}</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, sentence }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <b>{title}</b>
            <p className="muted">{sentence}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
