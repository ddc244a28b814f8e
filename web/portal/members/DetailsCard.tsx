import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { profiles } from '#contract/profile.ts'
import { type Language, languages } from '#domain/language.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { languageNames } from '#web/kit/text/language.text.ts'
import { useUnsaved } from '#web/kit/form/unsaved.ts'
import { useChecks } from '#web/kit/form/use-checks.ts'
import { useDraft } from '#web/kit/form/use-draft.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import styles from './Profile.module.css'
import { text } from './profile.text.ts'
import { type Profile, startAgain, useProfileWrite } from './use-profile.ts'

interface Details {
  readonly realName: string
  readonly preferredLang: Language
}

const detailsOf = ({ realName, preferredLang }: Profile): Details => ({ realName: realName ?? '', preferredLang })

/** The real name, and the language of our mails. */
export function DetailsCard({ profile }: { readonly profile: Profile }) {
  const t = useText(text)
  // A member who never gave a name may leave it empty; one who has a name can change but not remove it.
  const toInput = ({ realName, preferredLang }: Details) =>
    realName.trim() === '' && profile.realName === null ? { preferredLang } : { realName, preferredLang }
  const form = useForm<Details>({
    initialValues: detailsOf(profile),
    validate: useChecks(profiles.updateProfile, toInput),
    validateInputOnBlur: true,
  })
  useUnsaved(() => form.isDirty())
  const draft = useDraft('details', form)
  const write = useProfileWrite((saved) => startAgain(form, detailsOf(saved)))
  const { onSubmit, alert, isSending } = useSubmit(form, write, toInput)
  return (
    <Card title={t.detailsTitle}>
      <form onSubmit={onSubmit} noValidate className={styles.form}>
        {draft}
        <TextInput
          label={t.realName}
          description={t.realNameHint}
          autoComplete="name"
          {...form.getInputProps('realName')}
        />
        <NativeSelect
          label={t.preferredLang}
          data={languageNames.map(({ language, name }) => ({ value: language, label: name }))}
          value={form.values.preferredLang}
          onChange={({ currentTarget }) => {
            const chosen = languages.find((language) => language === currentTarget.value)
            if (chosen) form.setFieldValue('preferredLang', chosen)
          }}
        />
        {alert}
        <div className={styles.buttons}>
          <Button type="submit" loading={isSending}>
            {t.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}
