import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { ActionLink } from '#web/site/pages/reading/ActionLink.tsx'
import { useText } from '#web/kit/text/use-text.ts'

/** Where to go on from an article that does not exist. */
export function MissingWays() {
  const titles = useText(routeTitles)
  return (
    <>
      <ActionLink to={paths.notices} isMain>
        {titles.notices}
      </ActionLink>
      <ActionLink to={paths.industry}>{titles.industry}</ActionLink>
      <ActionLink to={paths.helpCenter}>{titles.helpCenter}</ActionLink>
    </>
  )
}
