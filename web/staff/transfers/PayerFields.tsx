import { hintBelow } from '#web/staff/hint-below.ts'
import desk from '#web/staff/desk.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { text } from './transfers.text.ts'

interface Props {
  readonly propsOf: (field: 'payerName' | 'payerAccount') => GetInputPropsReturnType
}

/** The account the money came from, if the statement shows it: it helps to find several accounts of one person. */
export function PayerFields({ propsOf }: Props) {
  const t = useText(text)
  return (
    <div className={desk.fields}>
      <TextInput
        label={t.payerAccount}
        description={t.payerHint}
        inputWrapperOrder={hintBelow}
        maxLength={64}
        autoComplete="off"
        {...propsOf('payerAccount')}
      />
      <TextInput label={t.payerName} maxLength={80} autoComplete="off" {...propsOf('payerName')} />
    </div>
  )
}
