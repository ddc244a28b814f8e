import { Button } from '@mantine/core'
import { notices } from '#contract/notices.ts'
import { unreadNotices } from '#contract/unread-notices.ts'
import { useWrite } from '#web/client/queries.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './text.ts'

export function MarkAll() {
  const t = useText(text)
  const markAll = useWrite(notices.markAllRead, {
    refreshes: [notices.list, unreadNotices.countUnread],
    onDone: () => showSuccess(t.marked),
    onRefused: showRefused,
  })
  return (
    <Button variant="default" size="compact-md" loading={markAll.isPending} onClick={() => markAll.mutate({})}>
      {t.markAll}
    </Button>
  )
}
