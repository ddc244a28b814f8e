import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import { catId } from './SearchingCat.tsx'
import styles from './tracking.module.css'

/** The picture for a search without a result, hidden on the page until the island shows it. */
export function LostCat() {
  return (
    <svg className={styles.store} aria-hidden="true" focusable="false">
      <g id={catId}>
        <Illustration name="cat-search" />
      </g>
    </svg>
  )
}
