import styles from './Nickname.module.css'

/** What its member calls a parcel, beside its number; nothing without a name. */
export function Nickname({ of: { nickname } }: { readonly of: { readonly nickname?: string | null } }) {
  return nickname ? <span className={styles.name}>{nickname}</span> : null
}
