import type { staffSurcharges } from '#contract/surcharges.ts'
import type { tariffVersions } from '#contract/tariff-versions.ts'
import type { Input } from '#contract/wire/operation.ts'
import { download } from '#web/client/api.ts'
import { saveFile } from '#web/kit/look/save-file.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { text } from './text.ts'

type Export = typeof tariffVersions.exportRows | typeof tariffVersions.exportWhatIf | typeof staffSurcharges.exportRows

interface ExportProps<Call extends Export> {
  readonly operation: Call
  readonly filter: Omit<Input<Call>, 'format'>
}

/** The rows of a list as a file (B-PR-17, B-PR-21, B-PR-22). */
export function ExportButtons<Call extends Export>({ operation, filter }: ExportProps<Call>) {
  const t = useText(text)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => download(operation, { ...filter, format } as Input<Call>),
    onSuccess: ({ name, bytes }) => saveFile(bytes, name),
  })
  return (
    <>
      <Group gap="sm">
        <Button variant="default" loading={isPending} onClick={() => mutate('xlsx')}>
          {t.exportXlsx}
        </Button>
        <Button variant="default" loading={isPending} onClick={() => mutate('csv')}>
          {t.exportCsv}
        </Button>
      </Group>
      {error && <FormAlert>{error.message}</FormAlert>}
    </>
  )
}
