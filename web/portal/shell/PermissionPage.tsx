import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { CheckIcon } from '#web/kit/look/icons.tsx'
import notice from '#web/kit/look/Notice.module.css'
import { text } from './text.ts'

/** Only for members with the permission `test`. */
export function PermissionPage() {
  const t = useText(text)
  return (
    <div className={notice.place}>
      <CheckIcon size={36} style={{ color: 'var(--done)' }} />
      <h1 className={notice.title}>{t.permissionTitle}</h1>
      <p className={notice.sentence}>{t.permissionSentence}</p>
      <LinkButton to={paths.memberHome}>{t.toMemberHome}</LinkButton>
    </div>
  )
}
