import styles from './tracking.module.css'

/** The page holds the picture itself (`LostCat.tsx`), so that no script has to carry it. */
export const catId = 'searching-cat'

export function SearchingCat() {
  return (
    <svg aria-hidden="true" focusable="false" className={styles.cat} viewBox="0 0 240 180">
      <use href={`#${catId}`} />
    </svg>
  )
}
