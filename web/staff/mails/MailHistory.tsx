import { staffMailTexts } from '#contract/mail-texts.ts'
import { storedCode } from '#contract/wire/language.ts'
import { useRead } from '#web/client/queries.ts'
import { languageNames } from '#web/kit/text/language.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './text.ts'
import { changesShown, WordsChanges, WordsHistory } from './WordsHistory.tsx'

interface HistoryProps {
  /** Null: closed. */
  readonly mailKey: string | null
  readonly name: string
  readonly onClose: () => void
}

/** B-CO-14 */
export const MailHistory = ({ mailKey, name, onClose }: HistoryProps) => (
  <WordsHistory name={name} isOpen={mailKey !== null} onClose={onClose}>
    {mailKey !== null && <Changes mailKey={mailKey} />}
  </WordsHistory>
)

function Changes({ mailKey }: { readonly mailKey: string }) {
  const t = useText(text)
  const query = useRead(staffMailTexts.history, { key: mailKey, pageSize: changesShown }, { fresh: true })
  return (
    <WordsChanges
      query={query}
      differencesOf={({ before, after }) =>
        languageNames.flatMap(({ language, name }) =>
          (['subject', 'body'] as const).map((part) => ({
            label: t.fill('ofPart', { language: name, part: t[part] }),
            before: before?.[storedCode[language]][part] ?? t.shipped,
            after: after?.[storedCode[language]][part] ?? t.shipped,
          })),
        )
      }
    />
  )
}
