import { Group } from '@mantine/core'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Cat } from '#web/kit/look/Cat.tsx'
import notice from '#web/kit/look/Notice.module.css'
import { text } from './text.ts'

/** Shown to people who may not see a page: why, and two links. */
export function ForbiddenPage() {
  const t = useText(text)
  return (
    <div className={notice.place}>
      <Cat mood="asleep" />
      <h1 className={notice.title}>{t.forbiddenTitle}</h1>
      <p className={notice.sentence}>{t.forbiddenSentence}</p>
      <Group justify="center">
        <LinkButton to={paths.memberHome}>{t.toMemberHome}</LinkButton>
        <LinkButton to={paths.feedback} variant="default">
          {t.askForRight}
        </LinkButton>
      </Group>
    </div>
  )
}
