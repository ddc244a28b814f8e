import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { useNavigate, useSearchParams } from 'react-router'
import { MyClaims } from './MyClaims.tsx'
import { Pool } from './Pool.tsx'
import { text } from './text.ts'

/** Parcels without an owner, and the member's claims on them (C-21, C-22, C-23). */
export function UnclaimedPage() {
  const t = useText(text)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const current = params.get('tab') === 'mine' ? 'mine' : 'pool'
  return (
    <Page title={t.title} lead={t.lead}>
      <div>
        <StatusTabs
          label={t.tabs}
          tabs={[
            { key: 'pool', name: t.poolTab },
            { key: 'mine', name: t.mineTab },
          ]}
          current={current}
          onChoose={(tab) => void navigate(tab === 'mine' ? paths.myClaims : paths.unclaimed)}
        />
      </div>
      {current === 'mine' ? <MyClaims /> : <Pool />}
    </Page>
  )
}
