import styles from './settings.module.css'

/** What is wrong with a group or a list as a whole. */
export const Fault = ({ fault }: { readonly fault: unknown }) =>
  fault ? (
    <p role="alert" className={styles.fault}>
      {String(fault)}
    </p>
  ) : null
