import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { message } from '#contract/messages.ts'
import { type HomeRegion, homeRegionCodes, homeRegions, normalisePhone } from '#domain/phone.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showRefused } from '#web/kit/message/toast.ts'
import { useUnsaved } from '#web/kit/form/unsaved.ts'
import { useDraft } from '#web/kit/form/use-draft.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { text as entryText } from './entry.text.ts'
import styles from './Profile.module.css'
import { text } from './profile.text.ts'
import { type Profile, startAgain, useProfileWrite } from './use-profile.ts'

interface Values {
  readonly phone: { readonly region: HomeRegion; readonly number: string }
}

const valuesOf = ({ phone, homeRegion }: Profile): Values => ({
  phone: { region: phone?.region ?? homeRegion, number: phone?.number ?? '' },
})

/** Binds, changes and removes the phone. */
export function PhoneCard({ profile }: { readonly profile: Profile }) {
  const t = useText(text)
  const entry = useText(entryText)
  const { phone } = profile
  const form = useForm<Values>({
    initialValues: valuesOf(profile),
    validate: ({ phone: { region, number } }) =>
      normalisePhone(region, number) === null ? { 'phone.number': message('M-05', t.language) } : {},
    validateInputOnBlur: true,
  })
  useUnsaved(() => form.isDirty())
  const draft = useDraft('phone', form)
  const saved = (known: Profile) => startAgain(form, valuesOf(known))
  const bind = useProfileWrite(saved)
  const unbind = useProfileWrite(saved)
  const { onSubmit, alert, isSending } = useSubmit(form, bind, (values: Values) => values)
  const bound = phone && `+${homeRegions.find(({ code }) => code === phone.region)?.dialCode} ${phone.number}`
  const takeAway = async () => {
    const question = {
      title: t.unbindPhone,
      sentence: t.fill('unbindPhoneSentence', { phone: bound ?? '' }),
      confirm: t.unbindPhone,
      danger: true,
    }
    if (await confirmed(question)) unbind.mutate({ phone: null }, { onError: showRefused })
  }
  return (
    <Card title={t.phoneTitle}>
      <form onSubmit={onSubmit} noValidate className={styles.form}>
        <p className={bound ? 'num' : 'muted'}>{bound ? t.fill('phoneBound', { phone: bound }) : t.phoneNone}</p>
        {draft}
        <div className={styles.pair}>
          <NativeSelect
            label={t.phoneRegion}
            data={homeRegionCodes.map((code) => ({ value: code, label: entry[`region${code}`] }))}
            {...form.getInputProps('phone.region')}
          />
          <TextInput
            label={t.phoneNumber}
            type="tel"
            autoComplete="tel-national"
            {...form.getInputProps('phone.number')}
          />
        </div>
        {alert}
        <div className={styles.buttons}>
          <Button type="submit" variant={bound ? 'default' : 'light'} loading={isSending}>
            {bound ? t.changePhone : t.bindPhone}
          </Button>
          {bound && (
            <Button variant="default" loading={unbind.isPending} onClick={() => void takeAway()}>
              {t.unbindPhone}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
