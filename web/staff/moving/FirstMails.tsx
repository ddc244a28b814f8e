import { moving } from '#contract/moving.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Asked } from '#web/staff/Compared.tsx'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { Button, NumberInput, Progress, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Counts } from './Counts.tsx'
import styles from './moving.module.css'
import { text } from './text.ts'
import { movingReads, movingWrite, type Overview } from './use-moving.ts'
import { useMayMove } from './use-may-move.ts'

type Mails = Overview['mails']

/** First-password mails, in waves that staff start and pause. */
export function FirstMails({ mails }: { readonly mails: Mails }) {
  const t = useText(text)
  const mayMove = useMayMove()
  const { wave, members, passwordDue, mailed, toMail } = mails
  const isOpen = wave !== null && wave.state !== 'sent'
  return (
    <Card title={t.mails}>
      <Stack gap="md">
        <p className="muted">{t.mailsMeans}</p>
        <Counts
          counts={[
            [t.mailMembers, members],
            [t.mailPasswordDue, passwordDue],
            [t.mailSent, mailed],
            [t.mailDue, toMail],
          ]}
        />
        {wave && <WaveLine wave={wave} />}
        {mayMove && !isOpen && <NextWave mails={mails} />}
      </Stack>
    </Card>
  )
}

function WaveLine({ wave }: { readonly wave: NonNullable<Mails['wave']> }) {
  const t = useText(text)
  const mayMove = useMayMove()
  const pause = useWrite(moving.pause, movingWrite)
  const { id, size, sent, state } = wave
  const words = t.fill('wave', { sent, size })
  const isPaused = state === 'paused'
  return (
    <div className={styles.file}>
      <div className={styles.fileHead}>
        <StatusTag tone={state === 'sent' ? 'done' : isPaused ? 'wait' : 'hand'}>
          {state === 'sending' ? t.sendingWave : t[state]}
        </StatusTag>
        <span className="num" role="status">
          {words}
        </span>
      </div>
      {state !== 'sent' && <Progress value={(sent / size) * 100} aria-label={words} />}
      {mayMove && state !== 'sent' && (
        <div className={styles.actions}>
          <Button variant="default" loading={pause.isPending} onClick={() => pause.mutate({ id, paused: !isPaused })}>
            {isPaused ? t.goOn : t.pause}
          </Button>
        </div>
      )}
    </div>
  )
}

function NextWave({ mails: { toMail, mailed } }: { readonly mails: Mails }) {
  const t = useText(text)
  const form = useForm({ initialValues: { size: 500 as number | string } })
  const mail = useWrite(moving.mail, { refreshes: movingReads })
  const submit = useSubmit(form, mail, ({ size }) => ({ size: Number(size) }))
  const ask = async () => {
    const count = Math.min(Number(form.values.size), toMail)
    const changes = [{ label: t.mailSent, before: String(mailed), after: String(mailed + count) }]
    const sentence = <Asked sentence={t.waveSentence} changes={changes} />
    // Without a number of mails there is nothing to ask about; the server says what is wrong with it.
    if (count < 1 || (await confirmed({ title: t.waveTitle, sentence, confirm: t.sendWave }))) submit.onSubmit()
  }
  return (
    <form
      noValidate
      autoComplete="off"
      className={styles.start}
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      <NumberInput label={t.waveSize} min={1} max={10_000} allowDecimal={false} {...form.getInputProps('size')} />
      <ReasonButton type="submit" reason={toMail === 0 ? t.nobodyToMail : null} loading={submit.isSending}>
        {t.sendWave}
      </ReasonButton>
      {submit.alert}
    </form>
  )
}
