import { moving } from '#contract/moving.ts'
import { isSignedByTwo, movingCan } from '#domain/moving.ts'
import { useWrite } from '#web/client/queries.ts'
import { StatusTag, type Tone } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, Progress } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Counts } from './Counts.tsx'
import { Faults } from './Faults.tsx'
import styles from './moving.module.css'
import { SignTotals } from './SignTotals.tsx'
import { text } from './text.ts'
import { Totals } from './Totals.tsx'
import { type MovingFile, movingWrite } from './use-moving.ts'
import { useMayMove } from './use-may-move.ts'

const tones: Readonly<Record<MovingFile['state'], Tone>> = {
  uploading: 'wait',
  reading: 'hand',
  unreadable: 'bad',
  checking: 'hand',
  faulty: 'bad',
  ready: 'done',
  waiting: 'wait',
  moving: 'hand',
  moved: 'done',
  cancelled: 'bad',
}

interface FileProps {
  readonly file: MovingFile
  /** The button that uploads the next file, beside what can be done with this one. */
  readonly another?: ReactNode
}

/** What became of an uploaded file, and what can be done with it now. */
export function FileLine({ file, another }: FileProps) {
  const t = useText(text)
  const { state, rows, known, faults, moved } = file
  const isCounted = state === 'faulty' || state === 'ready' || state === 'waiting'
  return (
    <div className={styles.file}>
      <div className={styles.fileHead}>
        <StatusTag tone={tones[state]}>{t[state]}</StatusTag>
        <span className="muted">{t.fill('fileOf', { name: file.name, who: file.uploadedBy })}</span>
      </div>
      {file.fault && <p className={styles.fault}>{file.fault}</p>}
      {state === 'checking' && <Bar done={file.checked} rows={rows} />}
      {state === 'moving' && <Bar done={moved + known + faults} rows={rows} />}
      {isCounted && (
        <Counts
          counts={[
            [t.countRows, rows],
            [t.countNew, rows - known - faults],
            [t.countKnown, known],
            [t.countFaults, faults],
          ]}
        />
      )}
      {state === 'moved' && (
        <Counts
          counts={[
            [t.countRows, rows],
            [t.countMoved, moved],
            [t.countKnown, known],
            [t.countNotMoved, faults],
          ]}
        />
      )}
      {file.totals.length > 0 && <Totals totals={file.totals} />}
      {file.movedBy && isSignedByTwo(file) && (
        <p className="muted">
          {t.fill('askedBy', { name: file.movedBy })}
          {file.signedBy && file.signedAt && (
            <>
              {' · '}
              {t.fill('signedBy', { name: file.signedBy })} <When at={file.signedAt} />
            </>
          )}
        </p>
      )}
      <Actions file={file} another={another} />
    </div>
  )
}

function Bar({ done, rows }: { readonly done: number; readonly rows: number }) {
  const t = useText(text)
  const words = t.fill('progress', { done, rows })
  return (
    <div className={styles.bar}>
      <Progress value={rows === 0 ? 0 : (done / rows) * 100} aria-label={words} />
      <span className="num" role="status">
        {words}
      </span>
    </div>
  )
}

function Actions({ file, another }: FileProps) {
  const t = useText(text)
  const mayMove = useMayMove()
  const [isLooking, setLooking] = useState(false)
  const check = useWrite(moving.checkAgain, movingWrite)
  const move = useWrite(moving.move, movingWrite)
  const cancel = useWrite(moving.cancel, movingWrite)
  const { id, rows, known } = file
  const isTwo = isSignedByTwo(file)
  const moveLabel = isTwo ? t.ask : t.fill('move', { count: rows - known })
  const askToMove = async () => {
    if (isTwo || (await confirmed({ title: moveLabel, sentence: t.moveSentence, confirm: moveLabel })))
      move.mutate({ id })
  }
  const stopLabel = movingCan.stop(file) ? t.stop : t.giveUp
  const askToCancel = async () => {
    if (await confirmed({ title: stopLabel, sentence: t.giveUpSentence, confirm: stopLabel, danger: true }))
      cancel.mutate({ id })
  }
  return (
    <div className={styles.actions}>
      {mayMove && (movingCan.move(file) || movingCan.ask(file)) && (
        <Button loading={move.isPending} onClick={() => void askToMove()}>
          {moveLabel}
        </Button>
      )}
      {movingCan.sign(file) && <SignTotals file={file} />}
      {file.faults > 0 && (
        <Button variant="default" onClick={() => setLooking(true)}>
          {t.seeFaults}
        </Button>
      )}
      {mayMove && movingCan.checkAgain(file) && (
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate({ id })}>
          {t.check}
        </Button>
      )}
      {another}
      {mayMove && (movingCan.cancel(file) || movingCan.stop(file)) && (
        <Button variant="subtle" color="gray" loading={cancel.isPending} onClick={() => void askToCancel()}>
          {stopLabel}
        </Button>
      )}
      <Faults file={isLooking ? file : null} onClose={() => setLooking(false)} />
    </div>
  )
}
