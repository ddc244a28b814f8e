import { Illustration } from '#web/kit/pictures/Illustration.tsx'
import { catId } from './SearchingCat.tsx'
import styles from './tracking.module.css'

/** The picture of a search without a result: on the page, unseen, until the island shows it. */
export function LostCat() {
  return (
    <svg className={styles.store} aria-hidden="true" focusable="false">
      <g id={catId}>
        <Illustration name="cat-search" />
      </g>
    </svg>
  )
}
