import { regionColumns, regionRowsAtMost, staffRegions } from '#contract/reference.ts'
import type { Output } from '#contract/wire/operation.ts'
import { csvLine, csvStart } from '#domain/csv.ts'
import { Refusal } from '#web/client/api.ts'
import { useWrite } from '#web/client/queries.ts'
import { ChooseFile } from '#web/kit/form/ChooseFile.tsx'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { saveFile } from '#web/kit/look/save-file.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { cellsOfFile, type FileFault } from '#web/shared/sheets/read-file.ts'
import { Compared } from '#web/staff/Compared.tsx'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { text } from './reference.text.ts'

interface ImportProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function RegionImport({ isOpen, onClose }: ImportProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="lg"
      title={t.import}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      <ImportForm onClose={onClose} />
    </Modal>
  )
}

type Report = Output<typeof staffRegions.import>

/** A file is tried as soon as it is chosen; only one without a fault can be imported. */
function ImportForm({ onClose }: Pick<ImportProps, 'onClose'>) {
  const t = useText(text)
  const kit = useText(kitText)
  const [csv, setCsv] = useState('')
  const [unread, setUnread] = useState<FileFault | 'tooManyRows' | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const write = useWrite(staffRegions.import, {
    refreshes: [staffRegions.list],
    onDone: (done) => {
      setReport(done)
      if (!done.imported) return
      showSuccess(t.imported)
      onClose()
    },
  })
  const choose = async (file: File) => {
    setReport(null)
    write.reset()
    const cells = await cellsOfFile(file, t.language)
    const fault = typeof cells === 'string' ? cells : cells.length - 1 > regionRowsAtMost ? 'tooManyRows' : null
    setUnread(fault)
    if (typeof cells === 'string' || fault !== null) return
    const typed = cells.map(csvLine).join('')
    setCsv(typed)
    write.mutate({ csv: typed, dryRun: true })
  }
  const isReady = unread === null && report !== null && report.faultCount === 0 && report.added + report.changed > 0
  return (
    <Stack gap="md">
      <p className="muted">{t.importLead}</p>
      <Group gap="sm">
        <ChooseFile
          accept=".csv,.tsv,.txt,.xlsx"
          loading={write.isPending && report === null}
          onChoose={(file) => void choose(file)}
        >
          {t.chooseFile}
        </ChooseFile>
        <Button variant="subtle" onClick={saveTemplate}>
          {t.template}
        </Button>
      </Group>
      {unread && <FormAlert>{t.fill(unread, { count: regionRowsAtMost })}</FormAlert>}
      <div aria-live="polite">
        {write.isPending && report === null && <p>{t.checking}</p>}
        {report && <ReportShown report={report} />}
      </div>
      {write.error && <FormAlert error={write.error}>{whyOf(write.error)}</FormAlert>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {kit.cancel}
        </Button>
        <Button disabled={!isReady} loading={write.isPending} onClick={() => write.mutate({ csv, dryRun: false })}>
          {t.importNow}
        </Button>
      </Group>
    </Stack>
  )
}

/** What is wrong with the file as a whole. */
const whyOf = (error: Error) => (error instanceof Refusal ? Object.values(error.fields)[0] : null) ?? error.message

/** The columns alone; an export has the regions that are there. */
const saveTemplate = () =>
  saveFile(new Blob([csvStart + csvLine(regionColumns)], { type: 'text/csv' }), 'regions-template.csv')

function ReportShown({ report }: { readonly report: Report }) {
  const t = useText(text)
  const { faults, faultCount, changes, changeCount } = report
  const { rows, added, changed, unchanged } = report
  return (
    <>
      <p>{t.fill('report', { rows, added, changed, unchanged })}</p>
      {faultCount === 0 && changeCount > 0 && (
        <>
          <Compared
            changes={changes.map(({ code, column, before, after }) => ({ label: `${code} ${column}`, before, after }))}
          />
          {changeCount > changes.length && <p>{t.fill('moreChanges', { count: changeCount - changes.length })}</p>}
        </>
      )}
      {faultCount > 0 && (
        <>
          <p>{t.fill('faults', { count: faultCount })}</p>
          <ul>
            {faults.map(({ line, code, fault }) => (
              <li key={`${line} ${fault}`}>
                {t.fill(code === '' ? 'faultIn' : 'faultAt', { line, code, fault: t[`fault_${fault}`] })}
              </li>
            ))}
          </ul>
          {faultCount > faults.length && <p>{t.fill('moreFaults', { count: faultCount - faults.length })}</p>}
        </>
      )}
    </>
  )
}
