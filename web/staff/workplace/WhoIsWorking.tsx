import { staffStations } from '#contract/stations.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import type { Output } from '#contract/wire/operation.ts'
import { isBadge } from '#domain/station.ts'
import { Refusal } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { ScanBox } from '#web/staff/scanning/ScanBox.tsx'
import { useScans } from '#web/staff/scanning/use-scanner.ts'
import shell from '#web/staff/shell.module.css'
import { useOfficeName } from '#web/staff/office-name.ts'
import { SignHead } from '#web/staff/SignHead.tsx'
import { play } from '#web/staff/sound.ts'
import { Button, Skeleton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { PinForm } from './PinForm.tsx'
import { stationKey } from './station-key.ts'
import { text } from './text.ts'
import { useChangePerson } from './use-change-person.ts'
import styles from './workplace.module.css'

type Station = Output<typeof staffStations.people>

/** At a station without a person: whose badge is scanned, or whose PIN is typed, goes on (B-AU-30, B-AU-31). */
export function WhoIsWorking({ forShift }: { readonly forShift: string }) {
  const t = useText(text)
  const office = useOfficeName()
  const query = useRead(staffStations.people, { stationKey: forShift }, { fresh: true })
  const isClosed = query.error instanceof Refusal && query.error.code === refusalCode.station_closed
  return (
    <main className={shell.alone} data-gloves>
      <title>{`${t.title} · ${office}`}</title>
      <SignHead />
      {isClosed ? (
        <Closed />
      ) : (
        <Loaded query={query} skeleton={<Skeleton height={320} />}>
          {({ station, people }) => <Choice station={station} people={people} />}
        </Loaded>
      )}
    </main>
  )
}

function Choice({ station, people }: Station) {
  const t = useText(text)
  const { change, isChanging, error } = useChangePerson()
  const [said, say] = useState('')
  const [chosen, choose] = useState<Station['people'][number] | null>(null)
  const scan = (code: string) => {
    say('')
    if (isBadge(code.toUpperCase())) return change({ badge: code.toUpperCase() })
    play('problem')
    say(t.notABadge)
  }
  useScans({ onScan: scan, onUnsure: () => say(t.unsure) })
  return (
    <Card>
      <div className={shell.form}>
        <div>
          <h1 className={shell.heading}>{t.title}</h1>
          <p className="muted">{t.fill('at', { station: station.name, warehouse: station.warehouseName })}</p>
        </div>
        {chosen === null && <ScanBox label={t.scan} placeholder={t.scanHint} onScan={scan} />}
        <div aria-live="assertive">
          {said && <p>{said}</p>}
          {error && <FormAlert error={error}>{error.message}</FormAlert>}
        </div>
        {chosen ? (
          <PinForm
            key={chosen.id}
            name={chosen.name}
            isSending={isChanging}
            onPin={(pin) => change({ staffId: chosen.id, pin })}
            onOther={() => choose(null)}
          />
        ) : (
          <Names people={people} onChoose={choose} />
        )}
        <p className="muted">
          {t.fill('until', { when: formatWhen(station.until, t.language) })} ·{' '}
          <Link className={styles.way} to={staffPaths.login}>
            {t.password}
          </Link>
        </p>
      </div>
    </Card>
  )
}

interface NamesProps extends Pick<Station, 'people'> {
  readonly onChoose: (person: Station['people'][number]) => void
}

function Names({ people, onChoose }: NamesProps) {
  const t = useText(text)
  if (people.length === 0) return <p className="muted">{t.nobody}</p>
  return (
    <section aria-label={t.orPin}>
      <p className={styles.or}>{t.orPin}</p>
      <div className={styles.names}>
        {people.map((person) => (
          <Button key={person.id} variant="default" h={56} onClick={() => onChoose(person)}>
            {person.name}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** The key is of no use any more, so the device forgets it on leaving. */
function Closed(): ReactNode {
  const t = useText(text)
  return (
    <Card>
      <div className={shell.form}>
        <div role="alert">
          <h1 className={shell.heading}>{t.closedTitle}</h1>
          <p>{t.closedSentence}</p>
        </div>
        <Button onClick={() => stationKey.keep(null)}>{t.password}</Button>
      </div>
    </Card>
  )
}
