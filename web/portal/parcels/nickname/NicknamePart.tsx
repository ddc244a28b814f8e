import { message } from '#contract/messages.ts'
import { nicknames } from '#contract/nicknames.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { useWrite } from '#web/client/queries.ts'
import { useChecks } from '#web/kit/form/use-checks.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ParcelRow } from '#web/portal/parcels/parcel-columns.tsx'
import styles from './Nickname.module.css'
import { text } from './text.ts'

type Named = Pick<ParcelRow, 'id' | 'nickname'>

/** The member's own name for a parcel, and a small form to give, change or remove it (E-91). */
export function NicknamePart({ parcel }: { readonly parcel: Named }) {
  const t = useText(text)
  const [isOpen, setOpen] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  // The focus follows: into the field, and back to the button.
  const turn = (open: boolean) => {
    flushSync(() => setOpen(open))
    part.current?.querySelector<HTMLElement>(open ? 'input' : 'button')?.focus()
  }
  return (
    <div ref={part}>
      {isOpen ? (
        <NicknameForm parcel={parcel} onClose={() => turn(false)} />
      ) : (
        <p className={styles.part}>
          {parcel.nickname && <strong className={styles.whole}>{parcel.nickname}</strong>}
          <button type="button" className={`text-button ${styles.open}`} onClick={() => turn(true)}>
            {parcel.nickname ? t.change : t.give}
          </button>
        </p>
      )}
    </div>
  )
}

const refreshes = [parcels.get, parcels.list, orders.eligibleParcels, orders.get, orders.list]

function NicknameForm({ parcel, onClose }: { readonly parcel: Named; readonly onClose: () => void }) {
  const t = useText(text)
  const toInput = ({ nickname }: { readonly nickname: string }) => ({ id: parcel.id, nickname })
  const form = useForm({
    initialValues: { nickname: parcel.nickname ?? '' },
    validate: useChecks(nicknames.set, toInput),
  })
  const save = useWrite(nicknames.set, {
    refreshes,
    onDone: () => {
      showSuccess(message('M-18', t.language))
      onClose()
    },
  })
  const { onSubmit, alert, isSending } = useSubmit(form, save, toInput)
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      <TextInput
        label={t.nickname}
        description={t.hint}
        maxLength={30}
        autoComplete="off"
        {...form.getInputProps('nickname')}
      />
      {alert}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="light" loading={isSending}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
