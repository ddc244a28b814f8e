import { staffChannels } from '#contract/channels-office.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import { useRead } from '#web/client/queries.ts'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Fact } from '#web/staff/Fact.tsx'
import { staffPaths } from '#web/staff/paths.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useParams } from 'react-router'
import { DifferenceView } from './DifferenceView.tsx'
import { ImportView } from './ImportView.tsx'
import { PriceTableView } from './PriceTableView.tsx'
import styles from './prices.module.css'
import { Simulation } from './Simulation.tsx'
import { stateTone, type Version } from './version.ts'
import { VersionActions } from './VersionActions.tsx'
import { VersionNameDialog } from './VersionNameDialog.tsx'
import { VersionRows } from './VersionRows.tsx'
import { text } from './versions.text.ts'
import { WhatIfView } from './WhatIfView.tsx'

const views = ['rows', 'table', 'difference', 'whatIf', 'try', 'import'] as const
type View = (typeof views)[number]

/** One version of the tariff: what is in it, what it changes, and who publishes it. */
export function VersionPage() {
  const { id = '' } = useParams()
  const t = useText(text)
  const mayRename = useMay()(tariffVersions.rename)
  const [isRenaming, setRenaming] = useState(false)
  const query = useRead(tariffVersions.get, { id }, { fresh: true })
  return (
    <Page
      title={query.data?.name ?? t.title}
      lead={t.lead}
      back={staffPaths.tariffVersions}
      actions={
        query.data?.state === 'draft' &&
        mayRename && (
          <Button variant="default" onClick={() => setRenaming(true)}>
            {t.rename}
          </Button>
        )
      }
    >
      <Loaded query={query} skeleton={<Skeleton height={320} />} isEmpty={() => false} empty={null}>
        {(version) => <Shown version={version} />}
      </Loaded>
      <VersionNameDialog version={query.data ?? null} isOpen={isRenaming} onClose={() => setRenaming(false)} />
    </Page>
  )
}

function Shown({ version }: { readonly version: Version }) {
  const t = useText(text)
  const may = useMay()
  const [filters, setFilters] = useUrlFilters({ view: 'rows' })
  const names = useRead(staffChannels.list, {})
  const mayWrite = may(tariffVersions.rename) && version.state === 'draft'
  const shown = views.filter(
    (view) => (view !== 'import' || mayWrite) && (view !== 'whatIf' || may(tariffVersions.whatIf)),
  )
  const current = shown.find((view) => view === filters.view) ?? 'rows'
  const labels: Readonly<Record<View, string>> = {
    rows: t.viewRows,
    table: t.viewTable,
    difference: t.viewDifference,
    whatIf: t.viewWhatIf,
    try: t.viewTry,
    import: t.viewImport,
  }
  return (
    <div className={desk.column}>
      <div className={`${desk.column} ${styles.onScreen}`}>
        <Facts version={version} />
        {may(tariffVersions.publish) && <VersionActions version={version} />}
        <StatusTabs
          label={t.views}
          tabs={shown.map((key) => ({ key, name: labels[key] }))}
          current={current}
          onChoose={(view) => setFilters({ view })}
        />
      </div>
      {current === 'rows' && <VersionRows version={version} known={names.data} mayWrite={mayWrite} />}
      {current === 'table' && <PriceTableView version={version} known={names.data} />}
      {current === 'difference' && <DifferenceView version={version} />}
      {current === 'whatIf' && <WhatIfView version={version} known={names.data} />}
      {current === 'try' && <Simulation known={names.data} versionId={version.id} />}
      {current === 'import' && <ImportView version={version} />}
    </div>
  )
}

function Facts({ version }: { readonly version: Version }) {
  const t = useText(text)
  const { state, startsAt, createdBy, createdAt, offeredBy, offeredAt, publishedBy, publishedAt, rows } = version
  return (
    <dl className={desk.facts}>
      <Fact label={t.state}>
        <StatusTag tone={stateTone[state]}>{t[state]}</StatusTag>
      </Fact>
      {state !== 'draft' && <Fact label={t.starts}>{startsAt === null ? t.atOnce : <When at={startsAt} />}</Fact>}
      <Fact label={t.rows}>{rows}</Fact>
      <Fact label={t.by}>
        {createdBy} <When at={createdAt} />
      </Fact>
      {offeredBy && (
        <Fact label={t.offeredBy}>
          {offeredBy} <When at={offeredAt} />
        </Fact>
      )}
      {publishedBy && (
        <Fact label={t.publishedBy}>
          {publishedBy} <When at={publishedAt} />
        </Fact>
      )}
    </dl>
  )
}
