import { staffCodeTexts } from '#contract/code-texts.ts'
import { storedCode } from '#contract/wire/language.ts'
import { useRead } from '#web/client/queries.ts'
import { languageNames } from '#web/kit/text/language.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text as mailsText } from '#web/staff/mails/text.ts'
import { changesShown, WordsChanges, WordsHistory } from '#web/staff/mails/WordsHistory.tsx'
import type { CodeText } from './code-text.ts'

interface HistoryProps {
  /** Null: closed. */
  readonly looked: CodeText | null
  readonly onClose: () => void
}

/** B-CO-18 */
export const CodeTextHistory = ({ looked, onClose }: HistoryProps) => (
  <WordsHistory name={looked?.key ?? ''} isOpen={looked !== null} onClose={onClose}>
    {looked && <Changes changed={looked} />}
  </WordsHistory>
)

function Changes({ changed: { key, default: shipped } }: { readonly changed: CodeText }) {
  const mails = useText(mailsText)
  const query = useRead(staffCodeTexts.history, { key, pageSize: changesShown }, { fresh: true })
  return (
    <WordsChanges
      query={query}
      differencesOf={({ before, after }) =>
        languageNames.map(({ language, name }) => {
          const code = storedCode[language]
          const said = (words: typeof before) => words?.[code] ?? `${shipped[code]} (${mails.shipped})`
          // Going back says so even where the words were the same.
          const isSame = before?.[code] === after?.[code] || (before ?? shipped)[code] === (after ?? shipped)[code]
          return { label: name, before: said(before), after: isSame ? said(before) : said(after) }
        })
      }
    />
  )
}
