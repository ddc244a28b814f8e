import type { ReactNode } from 'react'
import desk from './desk.module.css'

/** One row of a list of facts, `<dl className={desk.facts}>`. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={desk.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
