import { staffServices } from '#contract/channels-office.ts'
import { pickText } from '#contract/wire/language.ts'
import { useWrite } from '#web/client/queries.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, Group } from '@mantine/core'
import { text } from './lines.text.ts'
import type { Service } from './ServicesPage.tsx'

interface ActionsProps {
  readonly service: Service
  readonly onEdit: (service: Service) => void
}

export function ServiceActions({ service, onEdit }: ActionsProps) {
  const t = useText(text)
  const { id, version, active } = service
  const name = pickText(service.name, t.language)
  const update = useWrite(staffServices.update, {
    refreshes: [staffServices.list],
    refreshesOnConflict: [staffServices.list],
    onDone: () => showSuccess(t.fill('saved', { name })),
    onRefused: showRefused,
  })
  const ask = async () => {
    const question = active
      ? { title: t.fill('suspendTitle', { name }), sentence: t.suspendService, confirm: t.suspend, danger: true }
      : { title: t.fill('resumeTitle', { name }), sentence: t.resumeSentence, confirm: t.resume }
    if (await confirmed(question)) update.mutate({ id, version, active: !active })
  }
  return (
    <Group gap="xs" wrap="nowrap">
      <Button variant="default" size="compact-sm" onClick={() => onEdit(service)}>
        {t.change}
        <OfRow name={name} />
      </Button>
      <Button variant="subtle" color="gray" size="compact-sm" loading={update.isPending} onClick={() => void ask()}>
        {active ? t.suspend : t.resume}
        <OfRow name={name} />
      </Button>
    </Group>
  )
}
