import { When } from '#web/kit/look/When.tsx'

interface WhenByProps {
  /** Null: it has not happened. */
  readonly at: string | null
  readonly by: string | null
}

/** When something was done, and who did it. */
export const WhenBy = ({ at, by }: WhenByProps) => (
  <>
    <When at={at} /> <span className="muted">{by}</span>
  </>
)
