import { Compared } from '#web/staff/Compared.tsx'

/** A field by its label, in words. */
export type Said = readonly [label: string, words: string]

interface ChangesProps {
  readonly before: readonly Said[]
  /** The same fields in the same order. */
  readonly after: readonly Said[]
}

/** What a form will change before it does: each field that says something else, before and after. */
export const Changes = ({ before, after }: ChangesProps) => (
  <div aria-live="polite">
    <Compared changes={after.map(([label, words], index) => ({ label, before: before[index]?.[1], after: words }))} />
  </div>
)
