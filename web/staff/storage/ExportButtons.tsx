import { staffStorage } from '#contract/storage-office.ts'
import { download } from '#web/client/api.ts'
import { saveFile } from '#web/kit/look/save-file.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { inputOf } from './stored.ts'
import { text } from './text.ts'

/** Everything that matches the filters, as a file. */
export function ExportButtons({ narrowing }: { readonly narrowing: ReturnType<typeof inputOf> }) {
  const t = useText(text)
  const save = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => download(staffStorage.list, { pageSize: 100, ...narrowing, format }),
    onSuccess: ({ bytes, name }) => {
      saveFile(bytes, name)
      showSuccess(t.fill('exported', { name }))
    },
    onError: showRefused,
  })
  return (['csv', 'xlsx'] as const).map((format) => (
    <Button
      key={format}
      variant="default"
      loading={save.isPending && save.variables === format}
      onClick={() => save.mutate(format)}
    >
      {format === 'csv' ? t.exportCsv : t.exportXlsx}
    </Button>
  ))
}
