import { codeTextAtMost, staffCodeTexts } from '#contract/code-texts.ts'
import { pickText, storedCode, type StoredText } from '#contract/wire/language.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { languageNames } from '#web/kit/text/language.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Asked, Compared } from '#web/staff/Compared.tsx'
import { hintBelow } from '#web/staff/hint-below.ts'
import { text as mailsText } from '#web/staff/mails/text.ts'
import { Meanwhile } from '#web/staff/Meanwhile.tsx'
import { useMeanwhile } from '#web/staff/use-meanwhile.ts'
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type CodeText, wordsNow } from './code-text.ts'
import styles from './code-texts.module.css'
import { text } from './text.ts'

interface DialogProps {
  /** The text that is changed; null: closed. */
  readonly changed: CodeText | null
  readonly onClose: () => void
}

export function CodeTextDialog({ changed, onClose }: DialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Modal
      opened={changed !== null}
      onClose={onClose}
      size="xl"
      title={changed && t.fill('editTitle', { key: changed.key, words: pickText(changed.default, t.language) })}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {changed && <CodeTextForm changed={changed} onClose={onClose} />}
    </Modal>
  )
}

/** The shipped words beside one's own, in three languages. */
function CodeTextForm({ changed, onClose }: { readonly changed: CodeText; readonly onClose: () => void }) {
  const t = useText(text)
  const mails = useText(mailsText)
  const kit = useText(kitText)
  const { key, version, default: shipped, placeholders } = changed
  const now: StoredText = changed.stored ?? wordsNow(changed)
  const stored = { text: changed.isEnglishFixed ? { ...now, sh: shipped.sh } : now }
  const form = useForm<{ readonly text: StoredText }>({ initialValues: stored })
  const isOvertaken = useMeanwhile(version, stored, form)
  const done = (sentence: string) => ({
    refreshes: [staffCodeTexts.list, staffCodeTexts.history],
    refreshesOnConflict: [staffCodeTexts.list],
    onDone: () => {
      showSuccess(sentence)
      onClose()
    },
  })
  const save = useWrite(staffCodeTexts.set, done(t.fill('saved', { key })))
  const reset = useWrite(staffCodeTexts.reset, { ...done(t.fill('isReset', { key })), onRefused: showRefused })
  const submit = useSubmit(form, save, (values) => ({ key, version, ...values }))
  const compared = (after: StoredText) =>
    languageNames.map(({ language, name }) => ({
      label: name,
      before: now[storedCode[language]],
      after: after[storedCode[language]],
    }))
  const askReset = async () => {
    const sentence = <Asked sentence={t.resetAsk} changes={compared(shipped)} />
    if (await confirmed({ title: mails.reset, sentence, confirm: mails.reset, danger: true }))
      reset.mutate({ key, version })
  }
  return (
    <form noValidate autoComplete="off" onSubmit={submit.onSubmit}>
      <Stack gap="md">
        {changed.isWrong && <p className={styles.wrong}>{t.wrongSentence}</p>}
        <p className="muted">{t[changed.place]}</p>
        {placeholders.length > 0 && (
          <p>{t.fill('keep', { names: placeholders.map((name) => `{${name}}`).join(', ') })}</p>
        )}
        {languageNames.map(({ language, name }) => {
          const code = storedCode[language]
          const isFixed = language === 'en' && changed.isEnglishFixed
          return (
            <div key={language} className={styles.sides}>
              <section aria-label={t.fill('asShipped', { language: name })}>
                <p className="muted">{t.fill('asShipped', { language: name })}</p>
                <p className={styles.shipped} lang={language}>
                  {shipped[code]}
                </p>
              </section>
              <Textarea
                label={t.fill('own', { language: name })}
                description={isFixed ? t.englishFixed : undefined}
                inputWrapperOrder={hintBelow}
                readOnly={isFixed}
                lang={language}
                autosize
                minRows={2}
                maxRows={8}
                maxLength={codeTextAtMost}
                {...form.getInputProps(`text.${code}`)}
              />
            </div>
          )
        })}
        <Compared changes={compared(form.values.text)} />
        <Meanwhile isChanged={isOvertaken} error={save.error} alert={submit.alert} />
        <Group justify="flex-end">
          {version > 0 && (
            <Button variant="subtle" loading={reset.isPending} onClick={() => void askReset()}>
              {mails.reset}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" disabled={!form.isDirty()} loading={submit.isSending}>
            {mails.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
