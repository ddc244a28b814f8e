import { staffAccounts } from '#contract/staff-accounts.ts'
import type { Input } from '#contract/wire/operation.ts'
import { download } from '#web/client/api.ts'
import { saveFile } from '#web/kit/look/save-file.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { text } from './text.ts'

/** Everybody who matches the filters, as a file. */
export function ExportButton({ narrowing }: { readonly narrowing: Partial<Input<typeof staffAccounts.list>> }) {
  const t = useText(text)
  const lists = useText(listsText)
  const save = useMutation({
    mutationFn: () => download(staffAccounts.list, { pageSize: 100, ...narrowing, format: 'csv' }),
    onSuccess: ({ bytes, name }) => {
      saveFile(bytes, name)
      showSuccess(t.fill('exported', { name }))
    },
    onError: showRefused,
  })
  return (
    <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
      {lists.export}
    </Button>
  )
}
