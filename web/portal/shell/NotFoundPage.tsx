import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Cat } from '#web/kit/look/Cat.tsx'
import notice from '#web/kit/look/Notice.module.css'
import { text } from './text.ts'

export function NotFoundPage() {
  const t = useText(text)
  return (
    <div className={notice.place}>
      <Cat mood="asleep" />
      <h1 className={notice.title}>{t.notFoundTitle}</h1>
      <p className={notice.sentence}>{t.notFoundSentence}</p>
      <LinkButton to={paths.memberHome}>{t.toMemberHome}</LinkButton>
    </div>
  )
}
