import type { Inline } from './markdown.ts'
import { SiteLink } from './SiteLink.tsx'

/** The text of one line, partly bold or linked. */
export function MarkdownLine({ line }: { readonly line: readonly Inline[] }) {
  return line.map((part, index) => <Words key={index} part={part} />)
}

function Words({ part }: { readonly part: Inline }) {
  if (part.kind === 'text') return part.text
  if (part.kind === 'strong') return <strong>{part.text}</strong>
  if (part.href.startsWith('/')) return <SiteLink to={part.href}>{part.text}</SiteLink>
  return (
    <a href={part.href} rel="noreferrer">
      {part.text}
    </a>
  )
}
