import { staffTariffs } from '#contract/tariffs.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { formatDay, formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { MayAdd } from '#web/shared/channels/MayAdd.tsx'
import { PriceLines } from '#web/shared/channels/PriceLines.tsx'
import desk from '#web/staff/desk.module.css'
import { Skeleton } from '@mantine/core'
import styles from './prices.module.css'
import { text } from './simulation.text.ts'

type Ask = Input<typeof staffTariffs.simulate>
type Simulated = Output<typeof staffTariffs.simulate>
type Offer = Simulated['list'][number]

interface PricesProps {
  readonly ask: Ask
  /** null: only the prices in force. */
  readonly versionId: string | null
}

/** The prices of one shipment by every line; those of a version stand beside those in force. */
export const SimulatedPrices = ({ ask, versionId }: PricesProps) =>
  versionId === null ? <LivePrices ask={ask} /> : <BothPrices ask={ask} versionId={versionId} />

function LivePrices({ ask }: { readonly ask: Ask }) {
  const t = useText(text)
  const query = useRead(staffTariffs.simulate, ask, { fresh: true })
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={160} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className="muted">{t.none}</p>}
    >
      {(found) => (
        <ul className={desk.plain}>
          {found.list.map((offer) => (
            <li key={offer.channelId} className={styles.priced}>
              <h3 className={styles.name}>{offer.name}</h3>
              <Price offer={offer} dates={found.surcharges} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function BothPrices({ ask, versionId }: { readonly ask: Ask; readonly versionId: string }) {
  const t = useText(text)
  const ofDraft = useRead(staffTariffs.simulate, { ...ask, versionId }, { fresh: true })
  const live = useRead(staffTariffs.simulate, ask, { fresh: true })
  const skeleton = <Skeleton height={160} />
  return (
    <Loaded query={ofDraft} skeleton={skeleton} isEmpty={() => false} empty={null}>
      {(draft) => (
        <Loaded query={live} skeleton={skeleton} isEmpty={() => false} empty={null}>
          {(now) => (
            <ul className={desk.plain}>
              {pairsOf(draft, now).map(({ channelId, name, after, before }) => (
                <li key={channelId} className={styles.priced}>
                  <h3 className={styles.name}>{name}</h3>
                  <p>{differenceWords(after, before, t)}</p>
                  <div className={styles.both}>
                    <section aria-label={`${name} · ${t.byDraft}`}>
                      <h4 className={styles.side}>{t.byDraft}</h4>
                      <Price offer={after} dates={draft.surcharges} />
                    </section>
                    <section aria-label={`${name} · ${t.inForce}`}>
                      <h4 className={styles.side}>{t.inForce}</h4>
                      <Price offer={before} dates={now.surcharges} />
                    </section>
                  </div>
                </li>
              ))}
              {draft.list.length + now.list.length === 0 && <li className="muted">{t.none}</li>}
            </ul>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

/** Every line of the draft, then those that only the prices in force have. */
function pairsOf(draft: Simulated, now: Simulated) {
  const before = new Map(now.list.map((offer) => [offer.channelId, offer]))
  const inDraft = new Set(draft.list.map(({ channelId }) => channelId))
  const gone = now.list.filter(({ channelId }) => !inDraft.has(channelId))
  return [
    ...draft.list.map((offer) => ({ ...offer, after: offer, before: before.get(offer.channelId) })),
    ...gone.map((offer) => ({ ...offer, after: undefined, before: offer })),
  ]
}

function differenceWords(
  after: Offer | undefined,
  before: Offer | undefined,
  t: ReturnType<typeof useText<typeof text>>,
) {
  if (!after?.quote || !before?.quote) return t.notBoth
  const differenceMinor = after.quote.totalMinor - before.quote.totalMinor
  const money = formatMoney(Math.abs(differenceMinor), after.quote.currency)
  if (differenceMinor === 0) return t.same
  return t.fill(differenceMinor > 0 ? 'dearer' : 'cheaper', { money })
}

interface PriceProps {
  /** Undefined: there is no price on this line at all. */
  readonly offer: Offer | undefined
  readonly dates: Simulated['surcharges']
}

function Price({ offer, dates }: PriceProps) {
  const t = useText(text)
  if (!offer?.quote) return <p className="muted">{offer?.unavailableReason?.msg ?? t.noPrice}</p>
  const { quote, mayAdd, name } = offer
  const lines = quote.otherLines.map(({ surcharge, text: label }) => ({ id: surcharge?.id, label }))
  const told = [...lines, ...mayAdd.map(({ id, text: label }) => ({ id, label }))].flatMap(({ id, label }) => {
    const found = dates.find((each) => each.id === id)
    return found ? [{ ...found, label }] : []
  })
  return (
    <>
      <PriceLines quote={quote} channelName={name} />
      <MayAdd rows={mayAdd} currency={quote.currency} />
      {told.map(({ id, label, validFrom, validTo }) => (
        <p key={id} className="muted">
          {validTo === null
            ? t.fill('since', { name: label, from: formatDay(validFrom, t.language) })
            : t.fill('between', {
                name: label,
                from: formatDay(validFrom, t.language),
                to: formatDay(validTo, t.language),
              })}
        </p>
      ))}
    </>
  )
}
