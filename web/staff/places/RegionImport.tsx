import { staffRegions } from '#contract/reference.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, FileButton, Group, Modal, Stack } from '@mantine/core'
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
  const choose = async (file: File | null) => {
    if (!file) return
    const typed = await file.text()
    setReport(null)
    setCsv(typed)
    write.mutate({ csv: typed, dryRun: true })
  }
  const isReady = report !== null && report.faultCount === 0 && report.added + report.changed > 0
  return (
    <Stack gap="md">
      <p className="muted">{t.importLead}</p>
      <FileButton accept=".csv,text/csv" onChange={(file) => void choose(file)}>
        {(props) => (
          <Button variant="default" {...props}>
            {t.chooseFile}
          </Button>
        )}
      </FileButton>
      <div aria-live="polite">
        {write.isPending && report === null && <p>{t.checking}</p>}
        {report && <ReportShown report={report} />}
      </div>
      {write.error && <FormAlert error={write.error}>{write.error.message}</FormAlert>}
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

function ReportShown({ report }: { readonly report: Report }) {
  const t = useText(text)
  const { faults, faultCount } = report
  const { rows, added, changed, unchanged } = report
  return (
    <>
      <p>{t.fill('report', { rows, added, changed, unchanged })}</p>
      {faultCount > 0 && (
        <>
          <p>{t.fill('faults', { count: faultCount })}</p>
          <ul>
            {faults.map(({ line, code, fault }) => (
              <li key={`${line} ${fault}`}>{t.fill('faultAt', { line, code, fault: t[`fault_${fault}`] })}</li>
            ))}
          </ul>
          {faultCount > faults.length && <p>{t.fill('moreFaults', { count: faultCount - faults.length })}</p>}
        </>
      )}
    </>
  )
}
