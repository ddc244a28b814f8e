import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Invitations } from './invitations/Invitations.tsx'
import { Matrix } from './roles/Matrix.tsx'
import { Preview } from './roles/Preview.tsx'
import { RoleList } from './roles/RoleList.tsx'
import { PeopleView } from './PeopleView.tsx'
import { text } from './text.ts'

const views = {
  people: { name: 'people', View: PeopleView },
  matrix: { name: 'matrix', View: Matrix },
  invitations: { name: 'invitations', View: Invitations },
  roles: { name: 'rolesTab', View: RoleList },
  preview: { name: 'preview', View: Preview },
} as const
type ViewKey = keyof typeof views
const keys = Object.keys(views) as readonly ViewKey[]

/** Who works here, with which rights and where; what each role may do (B-AU-05 to 08, 11 to 18, 21, 22). */
export function PeoplePage() {
  const t = useText(text)
  const [{ view }, setFilters] = useUrlFilters({ view: 'people' })
  const current = keys.find((key) => key === view) ?? 'people'
  const { View } = views[current]
  return (
    <Page title={t.title} lead={t.lead}>
      <StatusTabs
        label={t.views}
        tabs={keys.map((key) => ({ key, name: t[views[key].name] }))}
        current={current}
        onChoose={(key) => setFilters({ view: key })}
      />
      <View />
    </Page>
  )
}
