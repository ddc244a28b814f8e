import { drawingOf, type IllustrationName } from './drawings.ts'

interface IllustrationProps {
  readonly name: IllustrationName
  readonly className?: string | undefined
  /** Fills its box and is cut off at the edges, instead of being shown whole. */
  readonly isCropped?: boolean
}

/**
 * One of our own pictures, drawn into the page so that it has the colours of the theme. It only decorates: the
 * sentence beside it says the same, so screen readers skip it.
 */
export function Illustration({ name, className, isCropped = false }: IllustrationProps) {
  const { viewBox, attributes, inner } = drawingOf(name)
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={className}
      viewBox={viewBox}
      {...attributes}
      {...(isCropped && { preserveAspectRatio: 'xMidYMax slice' })}
      // oxlint-disable-next-line react/no-danger -- a file of ours that the build reads, never input
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  )
}
