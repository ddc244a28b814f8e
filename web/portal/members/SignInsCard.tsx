import { Button, Skeleton } from '@mantine/core'
import { message } from '#contract/messages.ts'
import type { Output } from '#contract/wire/operation.ts'
import { signIns } from '#contract/profile.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { shownNetwork, useDeviceName } from '#web/shared/devices/device-name.ts'
import styles from './Profile.module.css'
import { text } from './sign-ins.text.ts'

type SignIn = Output<typeof signIns.list>['list'][number]

/** Where the member is signed in; unknown sessions can be ended (E-71 to E-73). */
export function SignInsCard() {
  const t = useText(text)
  const found = useRead(signIns.list, {}, { fresh: true })
  const outcome = {
    refreshes: [signIns.list],
    onDone: () => showSuccess(message('M-18', t.language)),
    onRefused: (refusal: Error) => {
      showRefused(refusal)
      void found.refetch()
    },
  }
  const end = useWrite(signIns.end, outcome)
  const endOthers = useWrite(signIns.endOthers, outcome)
  const endOne = async ({ id }: SignIn, device: string) => {
    const title = t.fill('endOf', { device })
    if (await confirmed({ title, sentence: t.endSentence, confirm: t.end, danger: true })) end.mutate({ id })
  }
  const endAll = async () => {
    const question = { title: t.endOthers, sentence: t.endOthersSentence, confirm: t.endOthers, danger: true }
    if (await confirmed(question)) endOthers.mutate({})
  }
  const hasOthers = (found.data?.list.length ?? 0) > 1
  return (
    <Card
      title={t.title}
      actions={
        hasOthers && (
          <Button variant="default" size="compact-md" loading={endOthers.isPending} onClick={() => void endAll()}>
            {t.endOthers}
          </Button>
        )
      }
    >
      <p className="muted">{t.lead}</p>
      <Loaded query={found} skeleton={<Skeleton height={120} radius="lg" />}>
        {({ list }) => (
          <ul className={styles.rows}>
            {list.map((signIn) => (
              <Row key={signIn.id} signIn={signIn} isBusy={end.isPending} onEnd={endOne} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

interface RowProps {
  readonly signIn: SignIn
  readonly isBusy: boolean
  readonly onEnd: (signIn: SignIn, device: string) => Promise<void>
}

function Row({ signIn, isBusy, onEnd }: RowProps) {
  const t = useText(text)
  const { browser, system, network, signedInAt, lastSeenAt, way, withCode, current } = signIn
  const device = useDeviceName()({ browser, system })
  const facts = [
    t.fill('lastSeen', { when: formatWhen(lastSeenAt, t.language) }),
    t.fill('signedIn', { when: formatWhen(signedInAt, t.language) }),
    ...(way === null
      ? []
      : [t.fill('by', { way: t[withCode && way === 'password' ? 'byPasswordAndCode' : wayNames[way]] })]),
    ...(network === null ? [] : [t.fill('network', { network: shownNetwork(network) })]),
  ]
  return (
    <li>
      <div className={styles.words}>
        <h3>
          {device}
          {current && <StatusTag tone="done">{t.here}</StatusTag>}
        </h3>
        <p className="muted num">{facts.join(' · ')}</p>
      </div>
      {!current && (
        <Button variant="default" disabled={isBusy} onClick={() => void onEnd(signIn, device)}>
          {t.end}
          {/* Two sign-ins on the same device differ by when they began. */}
          <OfRow name={`${device}, ${formatWhen(signedInAt, t.language)}`} />
        </Button>
      )}
    </li>
  )
}

const wayNames = {
  password: 'byPassword',
  passkey: 'byPasskey',
  facebook: 'byFacebook',
  wechat: 'byWechat',
  qq: 'byQq',
  wangwang: 'byWangwang',
} as const
