import { moving, movingFileBytes } from '#contract/moving.ts'
import { isOpenFile, type MovingKind, movingCan } from '#domain/moving.ts'
import { Failure } from '#web/client/api.ts'
import { queryClient } from '#web/client/queries.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { ChooseFile } from '#web/kit/form/ChooseFile.tsx'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FileLine } from './FileLine.tsx'
import styles from './moving.module.css'
import { sendFile } from './send-file.ts'
import { text } from './text.ts'
import { useTemplate } from './use-template.ts'
import type { MovingFile } from './use-moving.ts'
import { useMayMove } from './use-may-move.ts'

interface StepProps {
  readonly runId: string
  readonly kind: MovingKind
  /** The newest first. */
  readonly files: readonly MovingFile[]
}

const formats = ['xlsx', 'csv'] as const

/** One kind of file: its template, the upload, and what became of it. */
export function Step({ runId, kind, files }: StepProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const mayMove = useMayMove()
  const template = useTemplate(kind)
  const sending = useSending(runId, kind)
  const open = files.find(isOpenFile)
  const templates = mayMove && (
    <>
      {formats.map((format) => (
        <Button key={format} variant="subtle" size="compact-md" onClick={() => template.mutate(format)}>
          {t.fill('template', { format: format.toUpperCase() })}
          <OfRow name={t[kind]} />
        </Button>
      ))}
    </>
  )
  const upload = mayMove && (!open || movingCan.cancel(open)) && (
    <>
      <ChooseFile
        accept=".csv,.xlsx,.txt"
        variant={files.length > 0 ? 'default' : 'filled'}
        loading={sending.isSending}
        onChoose={sending.send}
      >
        {files.length > 0 ? t.replace : t.choose}
        <OfRow name={t[kind]} />
      </ChooseFile>
      {sending.isSending && (
        <span role="status" className="num">
          {t.fill('sending', { percent: Math.floor(sending.part * 100) })}
        </span>
      )}
    </>
  )
  return (
    <Card title={t[kind]} actions={templates}>
      <p className="muted">{t[`${kind}Means`]}</p>
      {files.length === 0 && upload && <div className={styles.upload}>{upload}</div>}
      {files.map((file, at) => (
        <FileLine key={file.id} file={file} another={at === 0 && upload} />
      ))}
      {sending.fault && <p className={styles.fault}>{sending.fault}</p>}
      {sending.error && (
        <>
          <FormAlert error={sending.error}>{sending.error.message}</FormAlert>
          {sending.again && (
            <Button variant="default" onClick={sending.again}>
              {kit.retry}
              <OfRow name={t[kind]} />
            </Button>
          )}
        </>
      )}
      {template.error && <FormAlert error={template.error}>{template.error.message}</FormAlert>}
    </Card>
  )
}

function useSending(runId: string, kind: MovingKind) {
  const t = useText(text)
  const [part, setPart] = useState(0)
  const [fault, setFault] = useState('')
  const write = useMutation({
    mutationFn: (file: File) => sendFile({ runId, kind, file, onPart: setPart }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [moving.overview.name] }),
  })
  const send = (file: File) => {
    const wrong = file.size === 0 ? t.emptyFile : file.size > movingFileBytes ? t.tooLarge : ''
    setFault(wrong)
    setPart(0)
    if (wrong === '') write.mutate(file)
  }
  const { error, variables: last } = write
  // The file is still at hand: it need not be chosen again.
  const again = last && error instanceof Failure ? () => send(last) : null
  return { send, again, part, fault, isSending: write.isPending, error }
}
