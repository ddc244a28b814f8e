import type { SiteContent } from '#contract/site-content.ts'
import { text as openText } from '#web/shared/channels/open.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './southeast.module.css'
import { text } from './southeast.text.ts'

/** Which destinations in Southeast Asia accept orders, and which do not yet. */
export function OpenList({ site: { options } }: { readonly site: SiteContent }) {
  const t = useText(text)
  const o = useText(openText)
  const destinations = options.destinations.filter(({ group }) => group === 'SEA')
  return (
    <section className={styles.states} aria-labelledby="southeast-states">
      <h2 id="southeast-states">{t.states}</h2>
      <ul>
        {destinations.map(({ code, text: name, open }) => (
          <li key={code} data-open={open}>
            {name} <strong>{open ? o.open : o.notOpen}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
