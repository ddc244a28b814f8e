import { staffPutAway } from '#contract/put-away.ts'
import { useRead } from '#web/client/queries.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { formatKg } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text as binsText } from '#web/staff/bins/text.ts'
import desk from '#web/staff/desk.module.css'
import { staffPaths } from '#web/staff/paths.ts'
import { ScanBox } from '#web/staff/scanning/ScanBox.tsx'
import { useScanner } from '#web/staff/scanning/use-scanner.ts'
import { toggleMuted, useMuted } from '#web/staff/sound.ts'
import { type StaffWarehouse, useDesk } from '#web/staff/staff-context.ts'
import { Button, Skeleton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import styles from './put-away.module.css'
import { text } from './text.ts'
import { type Proposed, usePutAway } from './use-put-away.ts'

/** B-IN-60 and B-IN-07: scan a parcel, see its place in large, scan the bin; the next parcel. */
export function PutAwayPage() {
  const t = useText(text)
  const bins = useText(binsText)
  const { warehouse } = useDesk()
  const isMuted = useMuted()
  return (
    <Page
      title={warehouse ? `${t.title} · ${warehouse.name}` : t.title}
      back={staffPaths.bins}
      actions={
        <>
          <LinkButton to={staffPaths.bins} variant="default">
            {t.toBins}
          </LinkButton>
          <Button variant="default" onClick={toggleMuted}>
            {isMuted ? t.soundOn : t.soundOff}
          </Button>
        </>
      }
    >
      {warehouse ? (
        <PutAway key={warehouse.id} warehouse={warehouse} />
      ) : (
        <Empty title={bins.noWarehouseTitle} sentence={bins.noWarehouseSentence} />
      )}
    </Page>
  )
}

function PutAway({ warehouse }: { readonly warehouse: StaffWarehouse }) {
  const t = useText(text)
  const { atHand, looking, told, done, scan, problem, drop } = usePutAway(warehouse.id)
  const wantsBin = atHand !== null && atHand.none !== 'noBins'
  useScanner({ onScan: scan, onUnsure: () => problem(t.unsure) })
  // Even while a field has the focus.
  useHotkeys([['Escape', drop]], [])
  return (
    <div className={`${desk.sides} ${styles.desk}`}>
      <div className={desk.stack}>
        <ScanBox
          label={wantsBin ? t.scanBin : t.scanParcel}
          placeholder={wantsBin ? t.scanBinHint : t.scanParcelHint}
          onScan={scan}
        />
        <div className={desk.stack} aria-live="assertive">
          {told && <p className={styles.told}>{told}</p>}
          {done && atHand === null && <p className={styles.done}>{done}</p>}
          {atHand && <Place proposed={atHand} onDrop={drop} />}
          {!atHand && <p className={styles.ready}>{looking ? t.fill('looking', { number: looking }) : t.ready}</p>}
        </div>
      </div>
      <Waiting warehouseId={warehouse.id} isBusy={wantsBin} onTake={scan} />
    </div>
  )
}

/** Where it goes, in letters that are read from an arm's length, and why. */
function Place({
  proposed: { parcel, proposal, none },
  onDrop,
}: {
  readonly proposed: Proposed
  readonly onDrop: () => void
}) {
  const t = useText(text)
  const { trackingNumber: number, memberNumber: member, weightG, shelf } = parcel
  return (
    <>
      <p className={styles.parcel}>
        <strong className="num">{t.fill('parcelOf', { number, member })}</strong>
        {weightG !== null && <span className="num"> · {formatKg(weightG)}</span>}
        {shelf !== null && <span className="muted"> · {t.fill('lies', { shelf })}</span>}
      </p>
      <div className={styles.place} data-tone={proposal ? 'hand' : 'wait'}>
        {proposal && (
          <>
            <p className={styles.words}>{t.fill('zone', { zone: proposal.zone })}</p>
            <p className={`${styles.code} num`}>{proposal.code}</p>
            <p className={styles.words}>
              {proposal.why === 'sameMember' ? t.fill('sameMember', { count: proposal.theirs }) : t.firstFree}
            </p>
          </>
        )}
        {none && <p className={styles.words}>{t[none]}</p>}
      </div>
      <div>
        <Button variant="default" onClick={onDrop}>
          {t.other}
        </Button>
      </div>
    </>
  )
}

interface WaitingProps {
  readonly warehouseId: string
  /** A parcel waits for its bin: first that one. */
  readonly isBusy: boolean
  readonly onTake: (trackingNumber: string) => void
}

/** In stock and on no shelf: pressed, it is as if it were scanned. */
function Waiting({ warehouseId, isBusy, onTake }: WaitingProps) {
  const t = useText(text)
  const query = useRead(staffPutAway.list, { warehouseId, pageSize: 20 }, { keep: true, fresh: true })
  return (
    <Card title={t.waiting}>
      <Loaded
        query={query}
        skeleton={<Skeleton height={160} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className="muted">{t.noneWaits}</p>}
      >
        {({ list, total, totalCapped }) => (
          <>
            <p className="muted num">{t.fill('waitingCount', { count: totalCapped ? `${total}+` : total })}</p>
            <ul className={styles.waiting} aria-label={t.waiting}>
              {list.map(({ id, trackingNumber, memberNumber }) => (
                <li key={id}>
                  <button type="button" disabled={isBusy} onClick={() => onTake(trackingNumber)}>
                    <span className="num">{trackingNumber}</span>
                    <span className="num muted">{memberNumber}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Card>
  )
}
