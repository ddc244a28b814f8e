import { staffMailTexts } from '#contract/mail-texts.ts'
import { storedCode } from '#contract/wire/language.ts'
import { useWrite } from '#web/client/queries.ts'
import { useDraft } from '#web/kit/form/use-draft.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Asked } from '#web/staff/Compared.tsx'
import desk from '#web/staff/desk.module.css'
import { LanguageTabs } from '#web/staff/LanguageTabs.tsx'
import { Meanwhile } from '#web/staff/Meanwhile.tsx'
import { useMeanwhile } from '#web/staff/use-meanwhile.ts'
import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { type InThree, type MailText, partsChanged, wordsNow } from './mail-words.ts'
import { MailPreview } from './MailPreview.tsx'
import styles from './mails.module.css'
import { text } from './text.ts'

const refreshes = [staffMailTexts.list, staffMailTexts.preview, staffMailTexts.history]

interface EditorProps {
  readonly mail: MailText
  readonly name: string
}

export function MailEditor({ mail, name }: EditorProps) {
  const t = useText(text)
  const { key, version } = mail
  const now = wordsNow(mail)
  const [language, setLanguage] = useState(t.language)
  const code = storedCode[language]
  const form = useForm<{ readonly text: InThree }>({ initialValues: { text: now } })
  const isOvertaken = useMeanwhile(version, { text: now }, form)
  const draft = useDraft(`mail:${key}`, form)
  // What was saved is no longer typed: the fields show what is stored once that was read.
  const onDone = (sentence: string) => {
    form.resetDirty()
    showSuccess(sentence)
  }
  const set = useWrite(staffMailTexts.set, {
    refreshes,
    refreshesOnConflict: refreshes,
    onDone: () => onDone(t.fill('saved', { name })),
  })
  const reset = useWrite(staffMailTexts.reset, {
    refreshes,
    refreshesOnConflict: refreshes,
    onDone: () => onDone(t.fill('isReset', { name })),
    onRefused: showRefused,
  })
  const save = useSubmit(form, set, (values) => ({ key, version, ...values }))
  const compared = (after: InThree) =>
    partsChanged(now, after).map(({ part, ...change }) => ({
      label: t.fill('ofPart', { language: change.language, part: t[part] }),
      before: change.before,
      after: change.after,
    }))
  const saveAsked = async () => {
    const sentence = <Asked sentence={t.saveAsk} changes={compared(form.values.text)} />
    if (await confirmed({ title: t.save, sentence, confirm: t.save })) save.onSubmit()
  }
  const resetAsked = async () => {
    const sentence = <Asked sentence={t.resetAsk} changes={compared(mail.default)} />
    if (await confirmed({ title: t.reset, sentence, confirm: t.reset, danger: true })) reset.mutate({ key, version })
  }
  return (
    <form
      className={desk.stack}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        if (form.isDirty()) void saveAsked()
      }}
    >
      {draft}
      {mail.isWrong && <p className={styles.wrong}>{t.wrongSentence}</p>}
      <LanguageTabs label={t.languages} value={language} onChange={setLanguage} />
      <div className={styles.sides}>
        <Card>
          <div className={desk.stack} lang={language}>
            <TextInput label={t.subject} maxLength={200} {...form.getInputProps(`text.${code}.subject`)} />
            <Textarea
              label={t.body}
              description={t.bodyHint}
              autosize
              minRows={14}
              maxRows={32}
              maxLength={10_000}
              {...form.getInputProps(`text.${code}.body`)}
            />
          </div>
        </Card>
        <MailPreview mailKey={key} language={language} words={form.values.text[code]} />
      </div>
      <Meanwhile isChanged={isOvertaken} error={set.error} alert={save.alert} />
      <Group justify="flex-end">
        {mail.version > 0 && (
          <Button variant="subtle" loading={reset.isPending} onClick={() => void resetAsked()}>
            {t.reset}
          </Button>
        )}
        <Button type="submit" disabled={!form.isDirty()} loading={save.isSending}>
          {t.save}
        </Button>
      </Group>
    </form>
  )
}
