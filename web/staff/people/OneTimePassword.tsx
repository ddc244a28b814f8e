import { useText } from '#web/kit/text/use-text.ts'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { formatWhen } from '#web/kit/text/format.ts'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { text } from './text.ts'
import styles from './people.module.css'
import type { Issued } from './person.ts'

interface Props {
  readonly issued: Issued | null
  readonly onClose: () => void
}

/** Closed only by its button: a stray press would lose what is shown once. */
export function OneTimePassword({ issued, onClose }: Props) {
  const t = useText(text)
  const until = issued?.staff.oneTimePasswordUntil
  return (
    <Modal
      opened={issued !== null}
      onClose={onClose}
      title={t.fill('passwordTitle', { name: issued?.staff.name ?? '' })}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="md">
        <dl className={styles.facts}>
          <div>
            <dt className="muted">{t.username}</dt>
            <dd>{issued?.staff.username}</dd>
          </div>
          <div>
            <dt className="muted">{t.password}</dt>
            <dd className={styles.password}>
              <code>{issued?.oneTimePassword}</code>
              <CopyButton text={issued?.oneTimePassword ?? ''} label={t.copyPassword} compact data-autofocus />
            </dd>
          </div>
        </dl>
        {until && <p>{t.fill('passwordOnce', { when: formatWhen(until, t.language) })}</p>}
        <Group justify="flex-end">
          <Button onClick={onClose}>{t.gotIt}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
