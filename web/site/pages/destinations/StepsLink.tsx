import controls from '#web/site/form/controls.module.css'
import type { Block } from '#web/kit/text/markdown.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './destinations.text.ts'
import { partsOf, stepsPart } from './text-parts.ts'

/** To the three steps of EZ WAY, as long as the text has them. */
export function StepsLink({ blocks }: { readonly blocks: readonly Block[] }) {
  const t = useText(text)
  const steps = stepsPart(partsOf(blocks), 3)
  if (!steps) return null
  return (
    <a href={`#${steps.anchor}`} className={controls.button}>
      {t.toEzWay}
    </a>
  )
}
