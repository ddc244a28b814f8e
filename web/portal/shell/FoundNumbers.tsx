import { Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#web/kit/look/Link.tsx'
import { finding } from '#contract/finding.ts'
import { isSoughtEnough, soughtCharsMax, tidySought } from '#domain/sought-number.ts'
import { useRead } from '#web/client/queries.ts'
import { paths } from '#web/paths.ts'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './find.text.ts'
import styles from './FoundNumbers.module.css'
import { foundKinds, onlyHit } from './found-rows.ts'

const pauseMs = 250
/** A tracking number has at least six characters. */
const trackingCharsMin = 6

interface FoundNumbersProps {
  readonly typed: string
  /** Enter was pressed on what is typed. */
  readonly isEntered: boolean
  readonly onGone: () => void
}

/** What the search of the frame finds, by kind; Enter opens the one thing with exactly this number, or the
 * only one that was found. */
export function FoundNumbers({ typed, isEntered, onGone }: FoundNumbersProps) {
  const t = useText(text)
  const navigate = useNavigate()
  const [later] = useDebouncedValue(typed, pauseMs)
  const number = tidySought(isEntered ? typed : later).slice(0, soughtCharsMax)
  const isEnough = isSoughtEnough(number)
  const answer = useRead(finding.byNumber, { number }, { enabled: isEnough, keep: true, fresh: true })
  const isAnswered = answer.data !== undefined && !answer.isPlaceholderData && !answer.isFetching
  const target = isEntered && isAnswered && answer.data ? onlyHit(answer.data) : null
  const open = useEffectEvent((to: string) => {
    onGone()
    void navigate(to)
  })
  useEffect(() => {
    if (target !== null) open(target)
  }, [target])
  if (!isEnough) return <p className="muted">{t.goOn}</p>
  return (
    <Loaded query={answer} skeleton={<Skeleton height={96} radius="md" />}>
      {(data) => {
        const kinds = foundKinds(data, number, t)
        const count = kinds.reduce((sum, { rows }) => sum + rows.length, 0)
        return (
          <>
            <p className="for-readers" role="status">
              {isAnswered && t.fill('found', { count })}
            </p>
            {kinds.map(({ kind, rows, all }) => (
              <div key={kind} className={styles.kind}>
                <p className={styles.title} aria-hidden="true">
                  {t[kind]}
                </p>
                <ul className={styles.rows} aria-label={t[kind]}>
                  {rows.map((row) => (
                    <li key={row.key}>
                      <Link to={row.to} className={styles.row} onClick={onGone}>
                        <span className={styles.words}>
                          <strong className={styles.number}>{row.number}</strong>
                          {row.more && <span className={styles.more}>{row.more}</span>}
                        </span>
                        <StatusTag tone={row.tone}>{row.status}</StatusTag>
                      </Link>
                    </li>
                  ))}
                </ul>
                {all && (
                  <Link to={all.to} className={styles.all} onClick={onGone}>
                    {all.name}
                  </Link>
                )}
              </div>
            ))}
            {count === 0 && isAnswered && <Nothing number={number} onGone={onGone} />}
          </>
        )
      }}
    </Loaded>
  )
}

function Nothing({ number, onGone }: { readonly number: string; readonly onGone: () => void }) {
  const t = useText(text)
  return (
    <div className={styles.nothing}>
      <p>{t.fill('nothing', { number })}</p>
      {number.length >= trackingCharsMin && /\d/.test(number) && (
        <>
          <p className="muted">{t.maybe}</p>
          <Link to={paths.unclaimedOf(number)} className={styles.all} onClick={onGone}>
            {t.searchPool}
          </Link>
          <Link to={paths.forecastOf(number)} className={styles.all} onClick={onGone}>
            {t.forecastIt}
          </Link>
        </>
      )}
    </div>
  )
}
