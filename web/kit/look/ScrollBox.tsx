import type { ReactNode } from 'react'

interface ScrollBoxProps {
  readonly label: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A wide table scrolls in its own box, which keyboard users can focus and scroll. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    <div className={className} aria-label={label} {...reached}>
      {children}
    </div>
  )
}

const reached = { tabIndex: 0, role: 'group' }
