import { abnormalText, blockingAbnormalCodes } from '#contract/codes.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef } from 'react'
import type { ReceiptValues } from './receipt-values.ts'
import styles from './receiving.module.css'
import { text } from './text.ts'

/** What is wrong with the parcel. The system itself adds the wrong warehouse and the missing declaration. */
export function AbnormalFields({ form }: { readonly form: UseFormReturnType<ReceiptValues> }) {
  const t = useText(text)
  const codeField = useRef<HTMLSelectElement>(null)
  useEffect(() => codeField.current?.focus(), [])
  const codes = Object.entries(abnormalText)
    .filter(([code]) => !addedBySystem.includes(code))
    .map(([code, words]) => ({ value: code, label: words[t.language] }))
  const isBlocking = blockingAbnormalCodes.some((code) => code === form.values.abnormalCode)
  return (
    <div className={styles.places}>
      <NativeSelect
        ref={codeField}
        label={t.abnormalCode}
        data={[{ value: '', label: t.abnormalNone }, ...codes]}
        description={isBlocking ? t.abnormalBlocks : undefined}
        {...form.getInputProps('abnormalCode')}
      />
      <TextInput
        label={t.abnormalText}
        maxLength={200}
        disabled={form.values.abnormalCode === ''}
        {...form.getInputProps('abnormalText')}
      />
      <TextInput label={t.remark} maxLength={200} {...form.getInputProps('remark')} />
    </div>
  )
}

const addedBySystem = ['WRONG_WAREHOUSE', 'NO_DECLARATION']
