import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { When } from '#web/kit/look/When.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button } from '@mantine/core'
import { text } from './versions.text.ts'
import styles from './versions.module.css'

interface OvertakenProps {
  readonly newer: { readonly editedBy: string | null; readonly editedAt: string }
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

/** A colleague saved first: says who, and lets the writer go on with their own words or with the others. */
export function Overtaken({ newer: { editedBy, editedAt }, onKeep, onDiscard }: OvertakenProps) {
  const t = useText(text)
  const discard = async () => {
    if (await confirmed({ title: t.showTheirs, sentence: t.showTheirsAsk, confirm: t.showTheirs, danger: true }))
      onDiscard()
  }
  return (
    <FormAlert>
      <p>
        {t.fill('overtaken', { name: editedBy ?? t.release })} <When at={editedAt} />
      </p>
      <p className="muted">{t.keepMineMeans}</p>
      <div className={styles.presses}>
        <Button onClick={onKeep}>{t.keepMine}</Button>
        <Button variant="default" onClick={() => void discard()}>
          {t.showTheirs}
        </Button>
      </div>
    </FormAlert>
  )
}
