import { staffConfig } from '#contract/config-office.ts'
import { type ConfigPart, configParts } from '#contract/config-parts.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { rowNow } from '#web/staff/use-meanwhile.ts'
import { Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { settingMeans } from './means.text.ts'
import { settingNames } from './names.text.ts'
import { type Setting, shapeOf } from './setting.ts'
import { SettingDialog } from './SettingDialog.tsx'
import { SettingHistory } from './SettingHistory.tsx'
import { SettingRow } from './SettingRow.tsx'
import styles from './settings.module.css'
import { text } from './text.ts'
import { valueWords } from './value-words.ts'

type Words = ReturnType<typeof useText<typeof text>>

const parts = Object.keys(configParts) as readonly ConfigPart[]

const isPart = (word: string): word is ConfigPart => Object.hasOwn(configParts, word)

/** Links to one setting name its key; people read its name. */
const isKey = (words: string): words is keyof typeof settingNames => Object.hasOwn(settingNames, words)

const everything = { q: '', part: '' }

const isSame = (one: Setting, other: Setting) => one.key === other.key

/** What staff may change while the product runs, each with its meaning, its default and who changed it (B-SY-01). */
export function SettingsPage() {
  const t = useText(text)
  const lists = useText(listsText)
  const names = useText(settingNames)
  const means = useText(settingMeans)
  const [filters, setFilters] = useUrlFilters(everything)
  const [changed, setChanged] = useState<Setting | null>(null)
  const [looked, setLooked] = useState<Setting | null>(null)
  const query = useRead(staffConfig.list, {}, { fresh: true })
  const words = filters.q.trim().toLowerCase()
  const isFound = ({ key }: Setting) => `${names[key]} ${means[key]} ${key}`.toLowerCase().includes(words)
  const inPart = (list: readonly Setting[], part: ConfigPart) =>
    list.filter((setting) => configParts[part].some((key) => key === setting.key) && isFound(setting))
  const partsShown = parts.filter((part) => !isPart(filters.part) || part === filters.part)
  return (
    <Page title={t.title} lead={t.lead}>
      <div className={desk.filters}>
        <SearchField
          className={desk.search}
          label={t.search}
          value={isKey(filters.q) ? names[filters.q] : filters.q}
          maxLength={64}
          onSearch={(q) => setFilters({ q })}
        />
        <FilterChoice
          label={t.part}
          any={t.allParts}
          value={filters.part}
          options={parts.map((value) => ({ value, label: t[value] }))}
          onChange={(part) => setFilters({ part })}
        />
        <div className={desk.filterActions}>
          <ExportButton<Setting>
            file="settings"
            headings={[t.part, t.setting, t.key, t.current, t.default, t.changed]}
            cells={(setting) => cellsOf(setting, names[setting.key], t)}
            read={async () => {
              const { list } = await call(staffConfig.list, {})
              return { list: partsShown.flatMap((part) => inPart(list, part)) }
            }}
          />
        </div>
      </div>
      <Loaded
        query={query}
        skeleton={<Skeleton height={480} />}
        isEmpty={({ list }) => !partsShown.some((part) => inPart(list, part).length > 0)}
        empty={<NoMatch words={{ ...lists, noMatchTitle: t.noMatchTitle }} onClear={() => setFilters(everything)} />}
      >
        {({ list }) => (
          <Stack gap="lg">
            {partsShown
              .map((part) => ({ part, settings: inPart(list, part) }))
              .filter(({ settings }) => settings.length > 0)
              .map(({ part, settings }) => (
                <Card key={part} title={t[part]}>
                  <ul className={styles.list}>
                    {settings.map((setting) => (
                      <SettingRow
                        key={setting.key}
                        setting={setting}
                        onChange={() => setChanged(setting)}
                        onHistory={() => setLooked(setting)}
                      />
                    ))}
                  </ul>
                </Card>
              ))}
          </Stack>
        )}
      </Loaded>
      <SettingDialog setting={changed && rowNow(changed, query.data?.list, isSame)} onClose={() => setChanged(null)} />
      <SettingHistory setting={looked} onClose={() => setLooked(null)} />
    </Page>
  )
}

const cellsOf = ({ key, value, default: usual, changedBy }: Setting, name: string, t: Words) => [
  ...parts.filter((part) => configParts[part].some((each) => each === key)).map((part) => t[part]),
  ...[name, key, valueWords(shapeOf(key), value, t.language), valueWords(shapeOf(key), usual, t.language)],
  changedBy ?? '',
]
