import { NativeSelect, Skeleton, Stack } from '@mantine/core'
import { feedback } from '#contract/feedback.ts'
import { signedIn } from '#contract/signed-in.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { rangeOf } from '#web/kit/text/business-day.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { RangeFields } from '#web/kit/form/RangeFields.tsx'
import { isFiltered, pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Contacts } from './Contacts.tsx'
import styles from './Feedback.module.css'
import { letterBegun } from './feedback-form.ts'
import { LetterForm } from './LetterForm.tsx'
import { Letters } from './Letters.tsx'
import { text } from './text.ts'

/** Writes to customer service and reads the replies (C-52, C-53). */
export function FeedbackPage() {
  const t = useText(text)
  const home = useRead(signedIn.home, {})
  const [about] = useUrlFilters({ parcel: '', order: '', about: '' })
  return (
    <Page title={t.title} lead={t.lead}>
      <div className={styles.columns}>
        <Card title={t.formTitle}>
          <Loaded query={home} skeleton={<Skeleton height={300} radius="md" />}>
            {({ displayName, phone }) => (
              <LetterForm contactName={displayName} phone={phone ?? ''} begun={letterBegun(about, t.language)} />
            )}
          </Loaded>
        </Card>
        <Stack>
          <Card title={t.nextTitle}>
            <ol className={styles.steps}>
              <li>{t.nextRead}</li>
              <li>{t.nextMail}</li>
              <li>{t.nextAgain}</li>
            </ol>
          </Card>
          <Contacts />
        </Stack>
      </div>
      <MyLetters />
    </Page>
  )
}

const choices = { '': undefined, yes: true, no: false } as const
const isChoice = (word: string): word is keyof typeof choices => Object.hasOwn(choices, word)

const defaults = { replied: '', from: '', to: '', page: '1' } as const

function MyLetters() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters(defaults)
  const list = useRead(
    feedback.listMine,
    {
      replied: isChoice(filters.replied) ? choices[filters.replied] : undefined,
      ...rangeOf(filters),
      page: pageNumber(filters.page),
      pageSize: 10,
    },
    { keep: true, loading: t.loading },
  )
  const byReply = (
    <NativeSelect
      aria-label={t.filter}
      value={filters.replied}
      onChange={(event) => setFilters({ replied: event.currentTarget.value })}
      data={[
        { value: '', label: t.all },
        { value: 'yes', label: t.answered },
        { value: 'no', label: t.unanswered },
      ]}
    />
  )
  return (
    <Card title={t.listTitle} actions={byReply}>
      <Stack>
        <RangeFields from={filters.from} to={filters.to} onChange={setFilters} />
        <LoadedList
          query={list}
          skeleton={<Skeleton height={200} radius="md" />}
          empty={
            isFiltered(filters, defaults) ? (
              <NoMatch
                words={{ noMatchTitle: t.noneTitle, noMatchSentence: t.noneSentence, clear: t.showAll }}
                onClear={() => setFilters(defaults)}
              />
            ) : (
              <Empty title={t.emptyTitle} sentence={t.emptySentence} />
            )
          }
        >
          {(page) => (
            <Stack>
              <Letters letters={page.list} />
              <Pager page={page.page} pageSize={page.pageSize} total={page.total} />
            </Stack>
          )}
        </LoadedList>
      </Stack>
    </Card>
  )
}
