import { Button, Group, Textarea } from '@mantine/core'
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react'
import { forecastsAtOnce } from '#contract/forecast-inputs.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { saveFile } from '#web/kit/look/save-file.ts'
import styles from './Many.module.css'
import { columnText, text } from './many.text.ts'
import { type FileFault, cellsOfFile } from '#web/shared/sheets/read-file.ts'
import { readPasted } from './read-pasted.ts'
import { rowsOfTable } from './read-table.ts'
import { newRow } from './row.ts'
import { csvTemplate, xlsxTemplate } from './template.ts'
import type { Many } from './use-many.ts'

type BringProps = Pick<Many, 'bring' | 'choices' | 'patterns'>

/** Three ways to enter numbers: paste, drop a file, or type into empty rows. */
export function Bring(props: BringProps) {
  const t = useText(text)
  return (
    <Card title={t.bringTitle}>
      <div className={styles.ways}>
        <Paste {...props} />
        <FileDrop {...props} />
      </div>
    </Card>
  )
}

function Paste({ bring, choices, patterns }: BringProps) {
  const t = useText(text)
  const [pasted, setPasted] = useState('')
  const read = () => {
    const rows = readPasted(pasted, choices, patterns)
    bring(rows)
    if (rows.length > 0) setPasted('')
  }
  return (
    <div className={styles.way}>
      <Textarea
        label={t.pasteLabel}
        description={t.pasteHint}
        value={pasted}
        onChange={(event) => setPasted(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        autosize
        minRows={5}
        maxRows={12}
      />
      <Button variant="default" disabled={pasted.trim() === ''} onClick={read}>
        {t.readPaste}
      </Button>
    </div>
  )
}

function FileDrop({ bring, choices }: BringProps) {
  const t = useText(text)
  const heads = useText(columnText)
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()
  const [fault, setFault] = useState<FileFault | null>(null)
  const [isReading, setReading] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file || isReading) return
    setReading(true)
    const table = await cellsOfFile(file, t.language)
    setReading(false)
    if (typeof table === 'string') return setFault(table)
    setFault(null)
    bring(rowsOfTable(table, choices).map(({ cells, unread }) => newRow(cells, false, unread)))
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void take(event.currentTarget.files?.[0])
    event.currentTarget.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }
  return (
    <div className={styles.way}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping comes on top of the button inside */}
      <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <label htmlFor={id} className={styles.label}>
          {t.fileLabel}
        </label>
        <span className="muted" id={`${id}-hint`}>
          {t.fill('fileHint', { count: forecastsAtOnce })}
        </span>
        <Button
          variant="default"
          loading={isReading}
          aria-describedby={`${id}-hint`}
          onClick={() => chooser.current?.click()}
        >
          {t.chooseFile}
        </Button>
        <input
          ref={chooser}
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          className="for-readers"
          tabIndex={-1}
          onChange={choose}
        />
      </div>
      {fault && <FormAlert>{t[fault]}</FormAlert>}
      <Group gap="xs">
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => saveFile(xlsxTemplate(heads), `${t.templateName}.xlsx`)}
        >
          {t.templateXlsx}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => saveFile(csvTemplate(heads), `${t.templateName}.csv`)}
        >
          {t.templateCsv}
        </Button>
      </Group>
    </div>
  )
}
