import { staffMailTexts } from '#contract/mail-texts.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Parts } from '#web/kit/look/Parts.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { staffPaths } from '#web/staff/paths.ts'
import { text as placesText } from '#web/staff/places/text.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { Skeleton } from '@mantine/core'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { mailName, mailStates, type MailText, stateOf, wordsNow } from './mail-words.ts'
import styles from './mails.module.css'
import { text } from './text.ts'

/** B-CO-06: every mail to members, those with unusable words first. */
export function MailTextsPage() {
  const t = useText(text)
  const places = useText(placesText)
  const lists = useText(listsText)
  const [filters, setFilters] = useUrlFilters({ q: '', state: '' })
  const query = useRead(staffMailTexts.list, {}, { fresh: true })
  const isSought = (mail: MailText) =>
    (filters.state === '' || stateOf(mail) === filters.state) &&
    `${mailName(mail, t.language)} ${mail.key}`.toLowerCase().includes(filters.q.trim().toLowerCase())
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <ExportButton<MailText>
          file="mail-texts"
          headings={[t.mail, t.code, t.state, ...parts.map(({ code, part }) => `${code} ${part}`), t.changed]}
          cells={(mail) => [
            ...[mailName(mail, t.language), mail.key, t[stateOf(mail)]],
            ...parts.map(({ code, part }) => wordsNow(mail)[code][part]),
            mail.changedBy ?? '',
          ]}
          read={async () => ({ list: (await call(staffMailTexts.list, {})).list.filter(isSought) })}
        />
      }
    >
      <div className={desk.filters}>
        <SearchField
          className={desk.search}
          label={lists.search}
          value={filters.q}
          maxLength={60}
          onSearch={(q) => setFilters({ q })}
        />
        <FilterChoice
          label={t.state}
          any={places.any}
          value={filters.state}
          options={mailStates.map((value) => ({ value, label: t[value] }))}
          onChange={(state) => setFilters({ state })}
        />
      </div>
      <Loaded
        query={query}
        skeleton={<Skeleton height={640} />}
        isEmpty={({ list }) => !list.some(isSought)}
        empty={<NoMatch words={lists} onClear={() => setFilters({ q: '', state: '' })} />}
      >
        {({ list }) => (
          <Rows
            rows={list.filter(isSought).toSorted((one, other) => Number(other.isWrong) - Number(one.isWrong))}
            rowKey={({ key }) => key}
            label={t.list}
            columns={columnsIn(t)}
            cardTitle={(mail) => mailName(mail, t.language)}
            actions={(mail) => <EditLink mail={mail} />}
          />
        )}
      </Loaded>
    </Page>
  )
}

const parts = (['cn', 'en', 'sh'] as const).flatMap((code) =>
  (['subject', 'body'] as const).map((part) => ({ code, part })),
)

const tones = { own: 'hand', wrong: 'bad', shipped: 'done' } as const

const columnsIn = (t: ReturnType<typeof useText<typeof text>>): readonly Column<MailText>[] => [
  { key: 'mail', label: t.mail, render: (mail) => mailName(mail, t.language), tableOnly: true },
  // Several mails begin with the same words.
  {
    key: 'code',
    label: t.code,
    render: ({ key }) => (
      <code className={styles.code}>
        <Parts of={key} />
      </code>
    ),
  },
  {
    key: 'state',
    label: t.state,
    render: (mail) => <StatusTag tone={tones[stateOf(mail)]}>{t[stateOf(mail)]}</StatusTag>,
  },
  {
    key: 'changed',
    label: t.changed,
    render: ({ changedBy, changedAt }) =>
      changedAt === null ? (
        <span className="muted">—</span>
      ) : (
        <>
          {changedBy} <When at={changedAt} />
        </>
      ),
  },
]

function EditLink({ mail }: { readonly mail: MailText }) {
  const t = useText(text)
  return (
    <LinkButton to={staffPaths.mailTextOf(mail.key)} variant="default" size="compact-md">
      {t.edit}
      <OfRow name={`${mailName(mail, t.language)} (${mail.key})`} />
    </LinkButton>
  )
}
