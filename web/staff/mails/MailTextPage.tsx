import { staffMailTexts } from '#contract/mail-texts.ts'
import { useRead } from '#web/client/queries.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { staffPaths } from '#web/staff/paths.ts'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useParams } from 'react-router'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { mailName } from './mail-words.ts'
import { MailEditor } from './MailEditor.tsx'
import { MailHistory } from './MailHistory.tsx'
import { text } from './text.ts'
import { Variables } from './Variables.tsx'

/** B-CO-06: the words of one mail in three languages, as they are written and as members read them. */
export function MailTextPage() {
  const t = useText(text)
  const { key = '' } = useParams()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const query = useRead(staffMailTexts.list, {}, { fresh: true })
  const found = query.data?.list.find((mail) => mail.key === key)
  const name = found ? mailName(found, t.language) : t.title
  return (
    <Page
      title={name}
      back={staffPaths.mailTexts}
      actions={
        found && (
          <Button variant="default" onClick={() => setHistoryOpen(true)}>
            {t.history}
          </Button>
        )
      }
    >
      <Loaded
        query={query}
        skeleton={<Skeleton height={640} />}
        isEmpty={() => !found}
        empty={
          <Empty
            title={t.notFound}
            sentence={t.notFoundSentence}
            action={
              <LinkButton to={staffPaths.mailTexts} variant="default">
                {t.toList}
              </LinkButton>
            }
          />
        }
      >
        {() =>
          found && (
            <div className={desk.stack}>
              <MailEditor key={found.key} mail={found} name={name} />
              <Variables variables={found.variables} />
            </div>
          )
        }
      </Loaded>
      <MailHistory mailKey={isHistoryOpen ? key : null} name={name} onClose={() => setHistoryOpen(false)} />
    </Page>
  )
}
