import { staffMailTexts } from '#contract/mail-texts.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { When } from '#web/kit/look/When.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { languageNames } from '#web/kit/text/language.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Compared } from '#web/staff/Compared.tsx'
import desk from '#web/staff/desk.module.css'
import { Modal, Skeleton } from '@mantine/core'
import { storedCode } from '#contract/wire/language.ts'
import { text } from './text.ts'

interface HistoryProps {
  /** Null: closed. */
  readonly mailKey: string | null
  readonly name: string
  readonly onClose: () => void
}

/** B-CO-14: who changed these words, from what to what, the newest first. */
export function MailHistory({ mailKey, name, onClose }: HistoryProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Modal
      opened={mailKey !== null}
      onClose={onClose}
      size="lg"
      title={`${t.history}: ${name}`}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {mailKey !== null && <Changes mailKey={mailKey} />}
    </Modal>
  )
}

const pageSize = 20

function Changes({ mailKey }: { readonly mailKey: string }) {
  const t = useText(text)
  const query = useRead(staffMailTexts.history, { key: mailKey, pageSize }, { fresh: true })
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={160} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className="muted">{t.noHistory}</p>}
    >
      {({ list, next }) => (
        <div className={desk.stack}>
          {list.map((change) => (
            <Step key={change.id} change={change} />
          ))}
          {next !== null && <p className="muted">{t.fill('moreHistory', { count: pageSize })}</p>}
        </div>
      )}
    </Loaded>
  )
}

type Change = Output<typeof staffMailTexts.history>['list'][number]

function Step({ change: { before, after, at, by } }: { readonly change: Change }) {
  const t = useText(text)
  const changes = languageNames.flatMap(({ language, name }) =>
    (['subject', 'body'] as const).map((part) => ({
      label: t.fill('ofPart', { language: name, part: t[part] }),
      before: before?.[storedCode[language]][part] ?? t.shipped,
      after: after?.[storedCode[language]][part] ?? t.shipped,
    })),
  )
  return (
    <article aria-label={by}>
      <p>
        <b>{by}</b> <When at={at} />
      </p>
      <Compared changes={changes} />
    </article>
  )
}
