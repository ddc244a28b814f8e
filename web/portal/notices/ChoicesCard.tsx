import { Checkbox, Skeleton } from '@mantine/core'
import { noticeChoices } from '#contract/notices.ts'
import type { Output } from '#contract/wire/operation.ts'
import { eventGroups } from '#domain/member-event.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { LockIcon } from '#web/kit/look/icons.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './Notices.module.css'
import { PushSwitch } from './PushSwitch.tsx'
import { text } from './text.ts'

type Choice = Output<typeof noticeChoices.list>['list'][number]

/** By which channels a member is told of what; what must arrive says so instead of a switch (E-104, E-105). */
export function ChoicesCard() {
  const t = useText(text)
  const choices = useRead(noticeChoices.list, {}, { fresh: true })
  const set = useWrite(noticeChoices.set, {
    refreshes: [noticeChoices.list],
    onDone: () => showSuccess(t.saved),
    onRefused: showRefused,
  })
  return (
    <Card title={t.choicesTitle}>
      <p className="muted">{t.choicesLead}</p>
      <Loaded query={choices} skeleton={<Skeleton height={320} radius="md" />}>
        {({ list, pushKey }) => (
          <>
            {pushKey !== null && <PushSwitch pushKey={pushKey} />}
            <ul className={styles.choices}>
              {eventGroups.map((group) => (
                <li key={group}>
                  <div className={styles.about}>
                    <h3>{t[group]}</h3>
                    <p className="muted">{t[`${group}Hint`]}</p>
                  </div>
                  <div className={styles.channels}>
                    {list
                      .filter((choice) => choice.group === group)
                      .map((choice) => (
                        <Channel
                          key={choice.channel}
                          choice={choice}
                          isBusy={set.isPending}
                          onSwitch={(isOn) => set.mutate({ group, channel: choice.channel, isOn })}
                        />
                      ))}
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Card>
  )
}

interface ChannelProps {
  readonly choice: Choice
  readonly isBusy: boolean
  readonly onSwitch: (isOn: boolean) => void
}

function Channel({ choice: { group, channel, isOn, isFixed }, isBusy, onSwitch }: ChannelProps) {
  const t = useText(text)
  if (isFixed)
    return (
      <span className={styles.fixed}>
        <LockIcon size={16} />
        {t.fill('isAlwaysOn', { channel: t[channel] })}
      </span>
    )
  return (
    <Checkbox
      label={
        <>
          {t[channel]}
          <OfRow name={t[group]} />
        </>
      }
      checked={isOn}
      disabled={isBusy}
      onChange={(event) => onSwitch(event.currentTarget.checked)}
    />
  )
}
