import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './lists.module.css'
import { text } from './lists.text.ts'

interface OpenCaseProps {
  readonly title: ReactNode
  /** Beside the title: age, state. */
  readonly marks?: ReactNode
  /** One line on what it is about. */
  readonly about?: ReactNode
  /** Takes the focus when it opens; not at the start of a page. */
  readonly takesFocus: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The open case above its list, framed, with everything that the decision needs. Give it the case's id as `key`. */
export function OpenCase({ title, marks, about, takesFocus, onClose, children }: OpenCaseProps) {
  const t = useText(text)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const arrive = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus()
  })
  useEffect(() => arrive(), [])
  return (
    <section className={styles.case} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {marks}
        {about && <span className={styles.about}>{about}</span>}
        <Button size="compact-sm" variant="subtle" color="gray" className={styles.close ?? ''} onClick={onClose}>
          {t.closeCase}
        </Button>
      </header>
      {children}
    </section>
  )
}
