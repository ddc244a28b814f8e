import { feedback } from '#contract/feedback.ts'
import { fieldText } from '#contract/wire/field-texts.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { text as formText } from '#web/site/form/form.text.ts'
import { LetterForm } from '#web/site/form/LetterForm.tsx'
import { type Choice, SelectField } from '#web/site/form/SelectField.tsx'
import { LettersField } from '#web/site/form/TextField.tsx'
import { useSiteForm } from '#web/site/form/use-site-form.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { emptySurvey, salutationOf, surveyInput, type SurveyValues } from './survey-form.ts'
import { text } from './survey.text.ts'

/** The Southeast Asia survey (C-52, kind survey): no sign-in, and no name required. */
export function SurveyForm({ salutations }: { readonly salutations: readonly Choice[] }) {
  const t = useText(text)
  const kit = useText(kitText)
  const { optional } = useText(formText)
  const titles = useText(routeTitles)
  const form = useSiteForm({
    operation: feedback.create,
    first: emptySurvey,
    draft: 'survey',
    toInput: surveyInput,
    judge: ({ salutation }: SurveyValues): Record<string, string> =>
      salutation === '' ? { salutation: fieldText('field_required', t.language) } : {},
  })
  const { values, faults, change } = form
  return (
    <LetterForm
      form={form}
      label={t.title}
      action={t.send}
      who={
        <SelectField
          label={t.salutation}
          isRequired
          isWide
          value={values.salutation}
          error={faults['salutation']}
          choices={[{ value: '', label: kit.pick }, ...salutations]}
          onChange={(value) => change({ salutation: salutationOf(value) })}
        />
      }
      ways={[
        { way: 'phone', hint: optional },
        { way: 'email', hint: optional },
      ]}
      thanks={{
        title: t.doneTitle,
        sentence: values.phone || values.email ? t.doneReached : t.done,
        next: <SiteLink to={paths.southeast}>{titles.southeast}</SiteLink>,
      }}
    >
      <LettersField
        label={t.opinion}
        hint={t.opinionHint}
        isRequired
        isWide
        rows={7}
        value={values.opinion}
        error={faults['opinion']}
        onChange={(opinion) => change({ opinion })}
      />
    </LetterForm>
  )
}
