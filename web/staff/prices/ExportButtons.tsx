import { tariffVersions } from '#contract/tariff-versions.ts'
import type { Input } from '#contract/wire/operation.ts'
import { download } from '#web/client/api.ts'
import { saveFile } from '#web/kit/look/save-file.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { text } from './text.ts'

type Filter = Omit<Input<typeof tariffVersions.exportRows>, 'format'>

/** The rows as a file, which an import reads again (B-PR-17). */
export function ExportButtons({ filter }: { readonly filter: Filter }) {
  const t = useText(text)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => download(tariffVersions.exportRows, { ...filter, format }),
    onSuccess: ({ name, bytes }) => saveFile(bytes, name),
  })
  return (
    <>
      <Group gap="xs">
        <Button variant="default" size="compact-md" loading={isPending} onClick={() => mutate('xlsx')}>
          {t.exportXlsx}
        </Button>
        <Button variant="default" size="compact-md" loading={isPending} onClick={() => mutate('csv')}>
          {t.exportCsv}
        </Button>
      </Group>
      {error && <FormAlert>{error.message}</FormAlert>}
    </>
  )
}
