import { Button } from '@mantine/core'
import { Link } from '#web/kit/look/Link.tsx'
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
      <Button component={Link} to={paths.memberHome}>
        {t.toMemberHome}
      </Button>
    </div>
  )
}
