import '@mantine/core/styles/Radio.css'
import { payments } from '#contract/payments.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { Failure, Refusal } from '#web/client/api.ts'
import { useWrite } from '#web/client/queries.ts'
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import type { Need } from '#web/need.ts'
import { Button, Group, Radio } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useRef } from 'react'
import { type Limits, type Method, quickAmounts, startingTopUp, topUpFaults, type TopUpValues } from './form.ts'
import { keepOrder } from './for-order.ts'
import { methodName } from '#contract/payment-method-name.ts'
import styles from './Online.module.css'
import { text } from './text.ts'
import { useIsPhone } from './use-is-phone.ts'

type Code = Output<typeof payments.createAlipayQr>

interface Props {
  readonly methods: readonly Method[]
  readonly limits: Limits
  readonly need: Need | null
  readonly onMade: (code: Code) => void
}

/** Amount and method make a payment (C-66, C-67): a code to scan, or on a phone a link that opens the wallet app. */
export function TopUpForm({ methods, limits, need, onMade }: Props) {
  const t = useText(text)
  const isPhone = useIsPhone()
  const wantsLink = useRef(isPhone)
  const form = useForm<TopUpValues>({
    initialValues: startingTopUp(need, methods, limits),
    validate: (values) => topUpFaults(values, limits, t.language),
  })
  const create = useCreate((code) => {
    if (need?.orderId !== undefined) keepOrder(code.paymentNumber, need.orderId)
    onMade(code)
  })
  const toInput = ({ amountMinor, method }: TopUpValues) => ({
    method: method ?? 'ALIPAY',
    input: { amountMinor: amountMinor ?? 0, currency: 'CNY', phone: wantsLink.current },
  })
  const { onSubmit, alert, isSending } = useSubmit(form, create, toInput, {
    [refusalCode.amount_range]: 'amountMinor',
    [refusalCode.currency_unsupported]: 'amountMinor',
  })
  const money = (minor: number) => formatMoney(minor, 'CNY')
  return (
    <Card title={t.formTitle}>
      <form onSubmit={onSubmit} noValidate className={styles.form}>
        {need && <NeedNote need={need} limits={limits} />}
        <MoneyInput
          label={t.amount}
          description={t.fill('amountHint', { least: money(limits.minMinor), most: money(limits.maxMinor) })}
          required
          currency="CNY"
          {...form.getInputProps('amountMinor')}
        />
        <div className={styles.quick} role="group" aria-label={t.quick}>
          {quickAmounts(limits).map((amountMinor) => (
            <Button
              key={amountMinor}
              variant="default"
              size="compact-md"
              aria-pressed={form.values.amountMinor === amountMinor}
              onClick={() => {
                form.setFieldValue('amountMinor', amountMinor)
                form.clearFieldError('amountMinor')
              }}
            >
              {money(amountMinor)}
            </Button>
          ))}
        </div>
        <Radio.Group label={t.method} withAsterisk {...form.getInputProps('method')}>
          <Group mt="xs" gap="lg">
            {methods.map((method, index) => (
              <Radio
                key={method}
                value={method}
                label={methodName({ method }, t.language)}
                // The group says what is wrong; its first choice gets the focus.
                {...(index === 0 && form.errors['method'] ? { 'aria-invalid': true } : {})}
              />
            ))}
          </Group>
        </Radio.Group>
        {alert}
        <div className={styles.buttons}>
          <Button type="submit" loading={isSending} onClick={() => (wantsLink.current = isPhone)}>
            {isPhone ? t.openApp : t.showCode}
          </Button>
          {isPhone && (
            <Button type="submit" variant="default" disabled={isSending} onClick={() => (wantsLink.current = false)}>
              {t.codeForOther}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

interface Wish {
  readonly method: Method
  readonly input: Input<typeof payments.createAlipayQr>
}
type OnError = { onError: (error: Refusal | Failure) => void }

/** Each method is a call of its own. */
function useCreate(onDone: (code: Code) => void) {
  const options = { refreshes: [payments.listMine], onDone }
  const alipay = useWrite(payments.createAlipayQr, options)
  const wechat = useWrite(payments.createWechatQr, options)
  return {
    mutate: ({ method, input }: Wish, onError: OnError) =>
      (method === 'ALIPAY' ? alipay : wechat).mutate(input, onError),
    isPending: alipay.isPending || wechat.isPending,
  }
}

/** Why the amount is filled in, or why it is not. */
function NeedNote({ need, limits }: { readonly need: Need; readonly limits: Limits }) {
  const t = useText(text)
  const price = formatMoney(need.amountMinor, need.currency)
  if (need.currency !== 'CNY') return <p className={styles.need}>{t.fill('needOther', { price })}</p>
  const isMore = need.amountMinor > limits.maxMinor
  return <p className={styles.need}>{t.fill(isMore ? 'needMore' : 'needHere', { price })}</p>
}
