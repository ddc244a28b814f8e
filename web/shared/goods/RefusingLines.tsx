import { useText } from '#web/kit/text/use-text.ts'
import { WarnIcon } from '#web/kit/look/icons.tsx'
import styles from './GoodsWarning.module.css'
import type { GoodsMark, RefusingLine } from './judge-goods.ts'
import { text } from './text.ts'
import { useGoodsJudge } from './use-goods-judge.ts'

interface Props {
  /** The stated contents of the parcels. */
  readonly names: readonly string[]
  readonly destinationCode: string
  /** Empty until one is chosen. */
  readonly channelId: string
}

/** Which lines do not take the named goods, and why, before one is chosen. Renders nothing if all of them do. */
export function RefusingLines({ names, destinationCode, channelId }: Props) {
  const judge = useGoodsJudge()
  const refusing = judge?.refusing(names, destinationCode) ?? []
  const marks = judge ? eachOnce(names.flatMap((name) => judge.marks(name))) : []
  const forbidden = marks.filter(({ category }) => category.verdict === 'forbidden')
  return (
    <div role="status" className={styles.place}>
      {forbidden.length > 0 ? (
        <Forbidden marks={forbidden} />
      ) : (
        refusing.length > 0 && <Refused marks={marks} lines={refusing} channelId={channelId} />
      )}
    </div>
  )
}

const eachOnce = (marks: readonly GoodsMark[]) =>
  marks.filter(({ word }, index) => marks.findIndex((each) => each.word === word) === index)

/** What no line takes is not listed line by line. */
function Forbidden({ marks }: { readonly marks: readonly GoodsMark[] }) {
  const t = useText(text)
  return (
    <div className={styles.warning} data-tone="bad">
      <WarnIcon size={18} />
      <div>
        <strong>{t.forbiddenTitle}</strong>
        <ul>
          <Words marks={marks} />
        </ul>
        <p>{t.byName}</p>
      </div>
    </div>
  )
}

interface RefusedProps {
  readonly marks: readonly GoodsMark[]
  readonly lines: readonly RefusingLine[]
  readonly channelId: string
}

function Refused({ marks, lines, channelId }: RefusedProps) {
  const t = useText(text)
  const chosen = lines.find((line) => line.channelId === channelId)
  const [first] = lines
  return (
    <div className={styles.warning} data-tone={chosen ? 'bad' : 'wait'}>
      <WarnIcon size={18} />
      <div>
        <strong>
          {chosen
            ? t.fill('chosenRefuses', { channel: chosen.name, reason: chosen.reason })
            : t.fill('refusedTitle', { place: first?.destinationName ?? '' })}
        </strong>
        <ul>
          <Words marks={marks} />
          {lines.map(
            (line) =>
              line !== chosen && (
                <li key={line.channelId}>{t.fill('refusedBy', { channel: line.name, reason: line.reason })}</li>
              ),
          )}
        </ul>
        <p>{t.byName}</p>
      </div>
    </div>
  )
}

function Words({ marks }: { readonly marks: readonly GoodsMark[] }) {
  const t = useText(text)
  return marks.map(({ word, category }) => (
    <li key={word}>{t.fill('of', { word, category: category.name, rule: category.rule })}</li>
  ))
}
