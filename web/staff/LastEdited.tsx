import { When } from '#web/kit/look/When.tsx'

interface EditedProps {
  /** Null: it is as it came with the product. */
  readonly by: string | null
  readonly at: string
  readonly shipped: string
}

/** Who last changed a text, and when. */
export const LastEdited = ({ by, at, shipped }: EditedProps) =>
  by === null ? (
    <span className="muted">{shipped}</span>
  ) : (
    <>
      {by} <When at={at} />
    </>
  )
