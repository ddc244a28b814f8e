import '@mantine/core/styles/Radio.css'
import { questionChoiceText } from '#contract/parcel-questions.text.ts'
import { parcelQuestions } from '#contract/parcel-questions.ts'
import { currencies, type Currency } from '#domain/money.ts'
import { needsWords, type QuestionChoice } from '#domain/parcel-question.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { Button, NativeSelect, Radio, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { type Question, questionReads, type Questions } from './question-reads.ts'
import { text } from './question.text.ts'

interface AnswerFormProps extends Pick<Questions, 'balancesMinor'> {
  readonly question: Question
}

/** Every choice with its price and effect; what is confirmed is charged. */
export function AnswerForm({ question: { id, options }, balancesMinor }: AnswerFormProps) {
  const t = useText(text)
  const [choice, setChoice] = useState<QuestionChoice | null>(null)
  const [note, setNote] = useState('')
  const [currency, setCurrency] = useState<Currency>('CNY')
  const answer = useWrite(parcelQuestions.answer, { refreshes: questionReads, onDone: () => showSuccess(t.said) })
  const chosen = options.find((each) => each.choice === choice)
  const priceMinor = chosen?.priceMinor ?? { CNY: 0, HKD: 0 }
  const dueMinor = priceMinor[currency]
  const isFree = currencies.every((each) => priceMinor[each] === 0)
  const shortMinor = dueMinor - balancesMinor[currency]
  const needsNote = choice !== null && needsWords(choice)
  const missing = choice === null ? t.chooseFirst : needsNote && note.trim() === '' ? t.noteNeeded : null
  const send = async () => {
    if (choice === null) return
    const after = formatMoney(balancesMinor[currency] - dueMinor, currency)
    const asked = {
      title: t.fill('confirmTitle', { choice: questionChoiceText[choice][t.language] }),
      sentence:
        dueMinor === 0 ? t.confirmFree : t.fill('confirmPaid', { price: formatMoney(dueMinor, currency), after }),
      confirm: t.send,
      danger: choice === 'dispose',
    }
    if (await confirmed(asked)) answer.mutate({ id, choice, note: note.trim(), currency, expectedMinor: dueMinor })
  }
  return (
    <Stack gap="sm" w="100%">
      <Radio.Group label={t.choose} value={choice} onChange={(value) => setChoice(value as QuestionChoice)}>
        <Stack gap="sm" mt="xs">
          {options.map((each) => (
            <Radio
              key={each.choice}
              value={each.choice}
              label={`${questionChoiceText[each.choice][t.language]} · ${
                each.priceMinor.CNY === 0 && each.priceMinor.HKD === 0
                  ? t.free
                  : t.fill('priced', {
                      cny: formatMoney(each.priceMinor.CNY, 'CNY'),
                      hkd: formatMoney(each.priceMinor.HKD, 'HKD'),
                    })
              }`}
              description={t[each.choice]}
            />
          ))}
        </Stack>
      </Radio.Group>
      {choice !== null && (
        <Textarea
          label={t.note}
          required={needsNote}
          maxLength={500}
          autosize
          minRows={2}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      {!isFree && (
        <NativeSelect
          label={t.currency}
          data={currencies.map((each) => ({
            value: each,
            label: t.fill('payFrom', {
              price: formatMoney(priceMinor[each], each),
              balance: formatMoney(balancesMinor[each], each),
            }),
          }))}
          value={currency}
          onChange={(event) => setCurrency(event.currentTarget.value as Currency)}
        />
      )}
      {dueMinor > 0 && shortMinor > 0 && (
        <p>
          {t.fill('tooLow', { short: formatMoney(shortMinor, currency) })} <Link to={paths.topUp}>{t.topUp}</Link>
        </p>
      )}
      {answer.error && <FormAlert error={answer.error}>{answer.error.message}</FormAlert>}
      {missing !== null && <p className="muted">{missing}</p>}
      <div>
        <Button
          size="sm"
          loading={answer.isPending}
          disabled={missing !== null || (dueMinor > 0 && shortMinor > 0)}
          onClick={() => void send()}
        >
          {t.send}
        </Button>
      </div>
    </Stack>
  )
}
