import controls from '#web/site/form/controls.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './destinations.text.ts'
import { stepsPart, type TextParts } from './text-parts.ts'

/** To the three steps of EZ WAY, as long as the text has them. */
export function StepsLink({ parts }: { readonly parts: TextParts }) {
  const t = useText(text)
  const steps = stepsPart(parts, 3)
  if (!steps) return null
  return (
    <a href={`#${steps.anchor}`} className={controls.button}>
      {t.toEzWay}
    </a>
  )
}
