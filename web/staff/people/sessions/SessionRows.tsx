import type { staff } from '#contract/staff.ts'
import type { Output } from '#contract/wire/operation.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { shownNetwork, useDeviceName } from '#web/shared/devices/device-name.ts'
import { Button } from '@mantine/core'
import styles from './sessions.module.css'
import { text } from './text.ts'

export type Session = Output<typeof staff.sessions>['list'][number]

interface RowsProps {
  readonly list: readonly Session[]
  readonly isBusy: boolean
  /** Undefined: this person may only look. */
  readonly onEnd: ((session: Session) => void) | undefined
}

/** Each with its device, roughly where it is, since when and when it was last used. */
export function SessionRows({ list, isBusy, onEnd }: RowsProps) {
  const t = useText(text)
  const nameOf = useDeviceName()
  const ask = async (session: Session, device: string) => {
    const title = t.fill('endOf', { device })
    if (await confirmed({ title, sentence: t.endSentence, confirm: t.end, danger: true })) onEnd?.(session)
  }
  return (
    <ul className={styles.rows}>
      {list.map((session) => {
        const device = nameOf(session)
        const since = formatWhen(session.signedInAt, t.language)
        const facts = [
          t.fill('lastSeen', { when: formatWhen(session.lastSeenAt, t.language) }),
          t.fill('signedIn', { when: since }),
          ...(session.network === null ? [] : [t.fill('network', { network: shownNetwork(session.network) })]),
        ]
        return (
          <li key={session.id}>
            <div>
              <b>{device}</b> {session.current && <StatusTag tone="done">{t.here}</StatusTag>}
              <p className="muted num">
                {facts.map((fact, index) => (
                  <span key={fact}>
                    {index > 0 && ' · '}
                    <span className={styles.fact}>{fact}</span>
                  </span>
                ))}
              </p>
            </div>
            {onEnd && !session.current && (
              <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => void ask(session, device)}>
                {t.end}
                <OfRow name={`${device}, ${since}`} />
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
