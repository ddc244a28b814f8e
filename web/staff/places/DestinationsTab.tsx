import { staffConfig } from '#contract/config-office.ts'
import { staffDestinations } from '#contract/reference.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { call } from '#web/client/api.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import type { Column } from '#web/kit/list/Rows.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Asked } from '#web/staff/Compared.tsx'
import { staffPaths } from '#web/staff/paths.ts'
import { settingNames } from '#web/staff/settings/names.text.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Button } from '@mantine/core'
import { Link } from '#web/kit/look/Link.tsx'
import { sentences, usesOf } from './EntryActions.tsx'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { nameCells, nameHeadings } from './field.ts'
import { EntryName } from './Keeper.tsx'
import { text as ownText } from './reference.text.ts'
import { text } from './text.ts'
import { codeAndNames, useSought } from '#web/staff/lists/use-sought.tsx'

type Destination = Output<typeof staffDestinations.list>['list'][number]

/** Open or announced, one switch each (record 42), and the rules that are settings. */
export function DestinationsTab() {
  const t = useText(ownText)
  const shared = useText(text)
  const may = useMay()
  const query = useRead(staffDestinations.list, {}, { fresh: true })
  const { found, narrow, searchBar, emptyOr } = useSought(query, codeAndNames)
  const columns: readonly Column<Destination>[] = [
    { key: 'name', label: shared.name, render: (row) => <EntryName entry={row} code={row.code} />, tableOnly: true },
    { key: 'priced', label: t.priced, render: (row) => (row.isPriced ? t.hasPrice : t.hasNone) },
    {
      key: 'state',
      label: shared.state,
      render: (row) => <StatusTag tone={row.open ? 'done' : 'wait'}>{row.open ? t.open : t.announced}</StatusTag>,
    },
  ]
  return (
    <>
      {searchBar(
        <ExportButton<Destination>
          file="destinations"
          headings={[shared.code, ...nameHeadings(shared), t.priced, shared.state]}
          cells={({ code, name, isPriced, open }) => [
            ...[code, ...nameCells(name)],
            ...[isPriced ? t.hasPrice : t.hasNone, open ? t.open : t.announced],
          ]}
          read={async () => narrow(await call(staffDestinations.list, {}))}
        />,
      )}
      <EntryList
        query={found}
        rowKey={(row) => row.code}
        label={t.destinations}
        columns={columns}
        cardTitle={(row) => <EntryName entry={row} code={row.code} />}
        {...(may(staffDestinations.setOpen) ? { actions: (row: Destination) => <Switch destination={row} /> } : {})}
        empty={emptyOr(null)}
      />
      {may(staffConfig.list) && <RulesCard />}
    </>
  )
}

function Switch({ destination: { code, name, open, isPriced, version } }: { readonly destination: Destination }) {
  const t = useText(ownText)
  const shared = useText(text)
  const words = { name: pickText(name, t.language) }
  const change = useWrite(staffDestinations.setOpen, {
    refreshes: [staffDestinations.list],
    onDone: () => showSuccess(shared.fill('saved', words)),
    refreshesOnConflict: [staffDestinations.list],
  })
  const ask = async () => {
    const uses = await usesOf('destination', code, shared)
    if (uses === null) return
    const [before, after] = open ? [t.open, t.announced] : [t.announced, t.open]
    const effects = open ? [t.announceSentence] : [t.openSentence, isPriced ? '' : t.noPrice]
    const isSure = await confirmed({
      title: t.fill(open ? 'announceTitle' : 'openTitle', words),
      sentence: (
        <Asked sentence={sentences(shared, [...effects, uses])} changes={[{ label: shared.state, before, after }]} />
      ),
      confirm: open ? t.announceIt : t.openIt,
      danger: open,
    })
    if (isSure) change.mutate({ code, open: !open, version })
  }
  return (
    <>
      <Button size="compact-sm" variant="default" loading={change.isPending} onClick={() => void ask()}>
        {open ? t.announceIt : t.openIt}
        <OfRow name={words.name} />
      </Button>
      {change.error && <FormAlert error={change.error}>{change.error.message}</FormAlert>}
    </>
  )
}

const ruleKeys = [
  'customs.allowances',
  'delayPromise.tiers',
  'storage.freeDays',
  'storage.perDayMinor',
  'storage.reminderDays',
  'coins.expireDays',
] as const

/** Rules that are settings are kept there alone; from here they are one press away. */
function RulesCard() {
  const t = useText(ownText)
  const names = useText(settingNames)
  return (
    <Card title={t.rules}>
      <p className="muted">{t.rulesLead}</p>
      <ul>
        {ruleKeys.map((key) => (
          <li key={key}>
            <Link to={`${staffPaths.settings}?q=${encodeURIComponent(key)}`}>{names[key]}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
