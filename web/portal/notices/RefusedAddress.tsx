import { Button, Group } from '@mantine/core'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { mailAddress } from '#contract/notices.ts'
import { needs } from '#contract/needs.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { paths } from '#web/paths.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './refused-address.text.ts'

/** Mails to the member are refused: what that means and what can be done (E-106, E-107). Else it shows nothing. */
export function RefusedAddress() {
  const t = useText(text)
  const { data } = useRead(mailAddress.state, {}, { fresh: true })
  const again = useWrite(mailAddress.tryAgain, {
    refreshes: [mailAddress.state, needs.list],
    onDone: () => showSuccess(t.done),
    onRefused: showRefused,
  })
  if (!data?.refused) return null
  const { address, refusedAt } = data.refused
  return (
    <FormAlert>
      <p>
        <strong>{t.fill('title', { address })}</strong>
      </p>
      <p>{t.fill('sentence', { when: formatWhen(refusedAt, t.language) })}</p>
      <p>{t.todo}</p>
      <Group gap="sm" mt="sm">
        <Button variant="default" loading={again.isPending} onClick={() => again.mutate({})}>
          {t.again}
        </Button>
        <LinkButton variant="default" to={paths.feedback}>
          {t.contact}
        </LinkButton>
      </Group>
    </FormAlert>
  )
}
