import readingStyles from '#web/site/pages/reading/reading.module.css'
import type { Reading } from '#web/site/pages/reading/reading-of.ts'
import { anchorsOf } from '#web/kit/text/markdown-outline.ts'
import { Blocks } from '#web/kit/text/Markdown.tsx'

export function ProfileText({ reading: { blocks } }: { readonly reading: Reading }) {
  return (
    <div className={readingStyles.prose}>
      <Blocks blocks={blocks} anchors={anchorsOf(blocks)} />
    </div>
  )
}
