import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { message } from '#contract/messages.ts'
import { signIns } from '#contract/profile.ts'
import { passkeys } from '#contract/sign-in-factors.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { NewPasskeyDialog, RenamePasskeyDialog } from './PasskeyDialogs.tsx'
import { text } from './passkeys.text.ts'
import styles from './Profile.module.css'
import { useProvenWrite } from './proof.ts'

export type Passkey = Output<typeof passkeys.list>['list'][number]

/** The member's passkeys: added, renamed and removed here (E-115 to E-119). */
export function PasskeysCard() {
  const t = useText(text)
  const found = useRead(passkeys.list, {}, { fresh: true })
  const [isAdding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const most = found.data?.most ?? 10
  const isFull = (found.data?.list.length ?? 0) >= most
  return (
    <Card
      title={t.title}
      actions={
        <Button variant="default" size="compact-md" disabled={!found.data || isFull} onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      }
    >
      <p className="muted">{t.fill('lead', { most })}</p>
      <Loaded query={found} skeleton={<Skeleton height={60} radius="lg" />}>
        {({ list }) =>
          list.length === 0 ? (
            <p>{t.none}</p>
          ) : (
            <ul className={styles.rows}>
              {list.map((passkey) => (
                <Row key={passkey.id} passkey={passkey} onRename={() => setRenamed(passkey)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isFull && <p className="muted">{t.isFull}</p>}
      <NewPasskeyDialog isOpen={isAdding} onClose={() => setAdding(false)} />
      <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(null)} />
    </Card>
  )
}

function Row({ passkey, onRename }: { readonly passkey: Passkey; readonly onRename: () => void }) {
  const t = useText(text)
  const { id, name, addedAt, lastUsedAt, isSuspect } = passkey
  const remove = useProvenWrite(passkeys.remove, {
    refreshes: [passkeys.list, signIns.list],
    onDone: () => showSuccess(message('M-18', t.language)),
    onRefused: showRefused,
  })
  const takeAway = async () => {
    const title = t.fill('removeTitle', { name })
    if (await confirmed({ title, sentence: t.removeSentence, confirm: t.remove, danger: true })) remove.mutate({ id })
  }
  const facts = [
    t.fill('addedAt', { when: formatWhen(addedAt, t.language) }),
    lastUsedAt === null ? t.neverUsed : t.fill('lastUsed', { when: formatWhen(lastUsedAt, t.language) }),
  ]
  // Two passkeys may have the same name; they differ by when they were added.
  const which = `${name}, ${formatWhen(addedAt, t.language)}`
  return (
    <li>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className="muted num">{facts.join(' · ')}</p>
        {isSuspect && <p>{t.suspect}</p>}
      </div>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onRename}>
          {t.rename}
          <OfRow name={which} />
        </Button>
        <Button variant="default" loading={remove.isPending} onClick={() => void takeAway()}>
          {t.remove}
          <OfRow name={which} />
        </Button>
      </div>
    </li>
  )
}
