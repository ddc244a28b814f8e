import { useId, useState } from 'react'
import controls from '#web/site/form/controls.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './checker.text.ts'
import styles from './GoodsChecker.module.css'
import { GoodsVerdict } from '#web/shared/goods/GoodsVerdict.tsx'
import type { Checked } from './use-goods-checker.ts'

/**
 * The strictest verdict first: each word with its rule, what was not understood, then what every line to a destination
 * says.
 */
export function GoodsAnswer({ checked }: { readonly checked: Checked }) {
  const t = useText(text)
  const { verdict, matches, unjudged, channels } = checked
  return (
    <>
      <p className={styles.verdict}>
        <GoodsVerdict verdict={verdict} /> {t[sentenceFor(checked)]}
      </p>
      {matches.length > 0 && (
        <ul className={styles.matches}>
          {matches.map((match) => (
            <li key={match.word}>
              <GoodsVerdict verdict={match.verdict} /> <strong>{match.word}</strong> · {match.categoryName}
              {match.contrabandNumber !== null && <> · {t.fill('inList', { number: match.contrabandNumber })}</>}
              <span className={styles.rule}>{match.rule}</span>
            </li>
          ))}
        </ul>
      )}
      {unjudged.length > 0 && (
        <p className={styles.unjudged}>{t.fill('unjudged', { words: unjudged.join(t.wordGap) })}</p>
      )}
      {channels.length > 0 && verdict !== 'forbidden' && <Lines channels={channels} />}
      {verdict !== 'unknown' && <p className={styles.note}>{t.note}</p>}
    </>
  )
}

function sentenceFor({ verdict, matches, unjudged }: Checked) {
  if (verdict !== 'unknown') return verdict
  if (matches.length > 0) return 'partlyKnown'
  return unjudged.length > 0 ? 'unknown' : 'sayWhat'
}

function Lines({ channels }: Pick<Checked, 'channels'>) {
  const t = useText(text)
  const id = useId()
  const [chosen, choose] = useState('')
  const places = new Map(channels.map(({ destinationCode, destinationName }) => [destinationCode, destinationName]))
  const destination = places.has(chosen) ? chosen : (channels[0]?.destinationCode ?? '')
  return (
    <>
      <label className={controls.field}>
        {t.destination}
        <select className={controls.input} value={destination} onChange={(event) => choose(event.currentTarget.value)}>
          {[...places].map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <h3 id={id} className={styles.subtitle}>
        {t.lines}
      </h3>
      <ul className={styles.lines} aria-labelledby={id}>
        {channels
          .filter(({ destinationCode }) => destinationCode === destination)
          .map(({ channelId, name, verdict, rule }) => (
            <li key={channelId}>
              <span>{name}</span>
              <GoodsVerdict verdict={verdict} />
              {rule && <span className={styles.rule}>{rule}</span>}
            </li>
          ))}
      </ul>
    </>
  )
}
