import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import readingStyles from '#web/site/pages/reading/reading.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { Cat } from '#web/kit/look/Cat.tsx'

export function MissingPage() {
  const titles = useText(routeTitles)
  return (
    <>
      <Cat />
      <div className={readingStyles.actions}>
        <ActionLink to={paths.notices} isMain>
          {titles.notices}
        </ActionLink>
        <ActionLink to={paths.industry}>{titles.industry}</ActionLink>
        <ActionLink to={paths.helpCenter}>{titles.helpCenter}</ActionLink>
      </div>
    </>
  )
}
