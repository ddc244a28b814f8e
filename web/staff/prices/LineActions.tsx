import { staffChannels } from '#contract/channels-office.ts'
import { pickText } from '#contract/wire/language.ts'
import { useWrite } from '#web/client/queries.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, Group } from '@mantine/core'
import { text } from './lines.text.ts'
import type { Line } from './LinesPage.tsx'

interface ActionsProps {
  readonly line: Line
  readonly onEdit: (line: Line) => void
}

export function LineActions({ line, onEdit }: ActionsProps) {
  const t = useText(text)
  const { id, version, active, openOrders } = line
  const name = pickText(line.name, t.language)
  const update = useWrite(staffChannels.update, {
    refreshes: [staffChannels.list],
    refreshesOnConflict: [staffChannels.list],
    onDone: () => showSuccess(t.fill('saved', { name })),
    onRefused: showRefused,
  })
  const ask = async () => {
    const question = active
      ? {
          title: t.fill('suspendTitle', { name }),
          sentence: t.fill('suspendLine', { count: openOrders }),
          confirm: t.suspend,
          danger: true,
        }
      : { title: t.fill('resumeTitle', { name }), sentence: t.resumeSentence, confirm: t.resume }
    if (await confirmed(question)) update.mutate({ id, version, active: !active })
  }
  return (
    <Group gap="xs" wrap="nowrap">
      <Button variant="default" size="compact-sm" onClick={() => onEdit(line)}>
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
