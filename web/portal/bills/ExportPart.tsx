import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { bills } from '#contract/bills.ts'
import type { Input } from '#contract/wire/operation.ts'
import { download, Refusal } from '#web/client/api.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { formatBytes } from '#web/kit/text/format.ts'
import { saveFile } from '#web/kit/look/save-file.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import styles from './Bills.module.css'
import { type BillFilters, billExportInput } from './bill-filters.ts'
import { text } from './text.ts'

interface Props {
  readonly filters: BillFilters
  /** How many bills match the filters; undefined until known. */
  readonly total: number | undefined
}

/** all matching bills as a file, with the progress of the download. */
export function ExportPart({ filters, total }: Props) {
  const t = useText(text)
  const { start, stop, format, bytes, error } = useExport(filters)
  const canExport = total !== undefined && total > 0 && format === null
  return (
    <div className={styles.export} role="group" aria-label={t.exportTitle}>
      <p className="muted">{total === 0 ? t.exportNone : t.exportHint}</p>
      <div className={styles.buttons}>
        <Button disabled={!canExport} loading={format === 'xlsx'} onClick={() => start('xlsx')}>
          {t.exportXlsx}
        </Button>
        <Button variant="default" disabled={!canExport} loading={format === 'csv'} onClick={() => start('csv')}>
          {t.exportCsv}
        </Button>
        {format !== null && (
          <>
            <span role="status" className="num">
              {t.fill('exporting', { count: total ?? 0, size: formatBytes(bytes) })}
            </span>
            <Button variant="subtle" color="gray" onClick={stop}>
              {t.exportStop}
            </Button>
          </>
        )}
      </div>
      {error && <FormAlert error={error}>{sentenceOf(error)}</FormAlert>}
    </div>
  )
}

/** The error of the dates if they are the cause: too many bills for one file. */
const sentenceOf = (error: Error) => (error instanceof Refusal && error.fields['to']) || error.message

type Format = Input<typeof bills.export>['format']

function useExport(filters: BillFilters) {
  const t = useText(text)
  const underWay = useRef<AbortController | null>(null)
  const [bytes, setBytes] = useState(0)
  const file = useMutation({
    mutationFn: (format: Format) => {
      underWay.current = new AbortController()
      setBytes(0)
      const { signal } = underWay.current
      return download(bills.export, billExportInput(filters, format), { signal, onBytes: setBytes })
    },
    onSuccess: ({ bytes: blob, name }) => {
      saveFile(blob, name)
      showSuccess(t.fill('exported', { file: name }))
    },
  })
  const stop = () => {
    underWay.current?.abort()
    file.reset()
  }
  return {
    start: file.mutate,
    stop,
    format: file.isPending ? file.variables : null,
    bytes,
    error: file.error,
  }
}
