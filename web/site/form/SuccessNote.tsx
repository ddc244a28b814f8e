import { type ReactNode, useEffect, useRef } from 'react'
import styles from './form.module.css'

interface SuccessNoteProps {
  readonly title: string
  readonly children?: ReactNode
}

/** Replaces the form; it takes the focus, because the focused element has gone. */
export function SuccessNote({ title, children }: SuccessNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.success} role="status">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  )
}
