import type { site } from '#contract/content.ts'
import { message } from '#contract/messages.ts'
import type { Output } from '#contract/wire/operation.ts'
import styles from '#web/site/form/form.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Timeline, toneOfNewest, wordsOfNewest } from '#web/kit/look/Timeline.tsx'
import type { Track } from './find.ts'
import { type NumberProblem, problemOf } from './numbers.ts'
import { SearchingCat } from './SearchingCat.tsx'
import { text } from './tracking.text.ts'
import trackStyles from './tracking.module.css'
import type { useTracking } from './use-tracking.ts'

interface TrackResultsProps {
  readonly tracking: ReturnType<typeof useTracking>
  readonly couriers: Output<typeof site.formOptions>['couriers']
}

/**
 * What is known about each number, in the order they were entered. An answer waits for those before it, so that it does
 * not push down what is being read.
 */
export function TrackResults({
  tracking: { searched, outcomes, isAsking, ask, askInstead },
  couriers,
}: TrackResultsProps) {
  const t = useText(text)
  const sorted = searched.flatMap((number) => outcomes.find((each) => each.number === number) ?? [])
  const waiting = searched.findIndex((number) => !outcomes.some((each) => each.number === number))
  const ready = waiting < 0 ? sorted : sorted.slice(0, waiting)
  const found = ready.filter((each) => each.state === 'found')
  const refused = sorted.filter((each) => each.state === 'refused')
  const unasked = sorted.filter(({ state }) => state === 'refused' || state === 'failed').map(({ number }) => number)
  const none = sorted.filter(({ state }) => state === 'none').map(({ number }) => number)
  return (
    <div className={trackStyles.results} aria-live="polite" aria-busy={isAsking}>
      {isAsking && <p className="muted">{t.asking}</p>}
      {!isAsking && searched.length > 1 && <p>{t.fill('summary', { found: found.length, total: searched.length })}</p>}
      {found.map((track) => (
        <TrackCard key={track.number} track={track} />
      ))}
      {!isAsking && none.length > 0 && (
        <section className={`${trackStyles.card} ${trackStyles.none}`} aria-label={t.noneTitle}>
          <SearchingCat />
          <p>{message('M-19', t.language)}</p>
          <ul className={trackStyles.recent}>
            {none.map((number) => (
              <li key={number}>
                <b className="num">{number}</b>{' '}
                <ProblemWords problem={problemOf(number, couriers)} onTry={(meant) => askInstead(number, meant)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isAsking && unasked.length > 0 && (
        <div className={styles.alert} role="alert">
          <p>
            {refused[0]?.sentence ?? t.failed} <span className="num">{unasked.join(', ')}</span>
          </p>
          <button type="button" className="text-button" onClick={() => void ask(searched)}>
            {t.retry}
          </button>
        </div>
      )}
    </div>
  )
}

function TrackCard({ track }: { readonly track: Track }) {
  const t = useText(text)
  const { kind, number, statusText, carrier, alsoCalled, events } = track
  // A packed parcel keeps the status "packing" (35), and a signed one "shipped out" (40).
  const standing = (kind === 'parcel' && wordsOfNewest(events)) || statusText
  return (
    <section className={trackStyles.card} aria-label={`${t[kind]} ${number}`}>
      <h2 className={trackStyles.number}>
        <span>
          {t[kind]} <span className="num">{number}</span>
        </span>
        <StatusTag tone={toneOfNewest(events)}>{standing}</StatusTag>
      </h2>
      <p className="muted">
        {carrier}
        {alsoCalled && ` · ${alsoCalled}`}
      </p>
      <Timeline steps={events} />
    </section>
  )
}

interface ProblemWordsProps {
  readonly problem: NumberProblem | null
  readonly onTry: (number: string) => void
}

/** What may be wrong with an unknown number. */
function ProblemWords({ problem, onTry }: ProblemWordsProps) {
  const t = useText(text)
  if (problem?.kind === 'meant')
    return (
      <button type="button" className="text-button" onClick={() => onTry(problem.number)}>
        {t.fill('meant', { number: problem.number })}
      </button>
    )
  return <span className="muted">{t[problem?.kind ?? 'early']}</span>
}
