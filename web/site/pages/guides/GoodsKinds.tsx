import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './guides.module.css'
import { text } from './guides.text.ts'

/** The three answers that there are for goods, each with its picture, above the long list. */
export function GoodsKinds() {
  const t = useText(text)
  return (
    <ul className={styles.goods}>
      <li className={styles.allowed}>
        <Illustration name="goods-ok" />
        <h2>{t.allowed}</h2>
        <p>{t.allowedSentence}</p>
      </li>
      <li className={styles.sensitive}>
        <Illustration name="goods-ask" />
        <h2>{t.sensitive}</h2>
        <p>{t.sensitiveSentence}</p>
      </li>
      <li className={styles.forbidden}>
        <Illustration name="goods-no" />
        <h2>{t.forbidden}</h2>
        <p>{t.forbiddenSentence}</p>
      </li>
    </ul>
  )
}
