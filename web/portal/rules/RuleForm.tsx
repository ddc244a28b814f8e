import '@mantine/core/styles/Radio.css'
import '@mantine/core/styles/NumberInput.css'
import { channels } from '#contract/channels.ts'
import { consignees } from '#contract/addresses.ts'
import { rules } from '#contract/standing-rules.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { currencies } from '#domain/money.ts'
import { useWholeBook } from '#web/portal/addresses/whole-book.ts'
import { currencyText } from '#contract/currency.text.ts'
import { paths } from '#web/paths.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx'
import { useChecks } from '#web/kit/form/use-checks.ts'
import { useDraft } from '#web/kit/form/use-draft.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { useUnsaved } from '#web/kit/form/unsaved.ts'
import { WarehouseSelect } from '#web/kit/form/WarehouseSelect.tsx'
import { Button, Checkbox, NativeSelect, NumberInput, Radio, Stack, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { Link } from '#web/kit/look/Link.tsx'
import { type Rule, type RuleValues, ruleValues, toRuleTerms } from './rule-form.ts'
import styles from './Rules.module.css'
import { text } from './text.ts'

interface Props {
  readonly rule: Rule | null
  readonly onSaved: () => void
}

/** Which parcels, when, where to, and how much may be paid without asking. */
export function RuleForm({ rule, onSaved }: Props) {
  const t = useText(text)
  const form = useForm<RuleValues>({
    initialValues: ruleValues(rule),
    validate: useChecks(rules.save, (values: RuleValues) => ({
      ...toRuleTerms(values, rule),
      warehouseCode: Number(values.warehouseCode) || undefined,
    })),
  })
  const save = useWrite(rules.save, { refreshes: [rules.list, rules.log], onDone: onSaved })
  const { onSubmit, alert, isSending } = useSubmit(form, save, (values) => toRuleTerms(values, rule), {
    [refusalCode.channel_unavailable]: 'channelId',
    [refusalCode.currency_unavailable]: 'currency',
    [refusalCode.pickup_point]: 'pickUpPointId',
    [refusalCode.destination_announced]: 'receiverId',
  })
  useUnsaved(() => form.isDirty() && !save.isSuccess)
  const draft = useDraft(rule ? `rule:${rule.id}:${rule.version}` : 'rule', form)
  const { values } = form
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        {draft}
        <div className={styles.fields}>
          <TextInput
            className={styles.wide ?? ''}
            label={t.name}
            required
            maxLength={50}
            {...form.getInputProps('name')}
          />
          <WarehouseSelect by="code" label={t.warehouse} required {...form.getInputProps('warehouseCode')} />
          <TextInput
            label={t.customerCode}
            description={t.customerCodeHint}
            maxLength={32}
            {...form.getInputProps('customerCode')}
          />
        </div>
        <Radio.Group label={t.when} {...form.getInputProps('waits')}>
          <Stack gap="xs" mt="xs">
            <Radio value="all" label={t.waitsAll} />
            <Radio value="days" label={t.waitsDays} />
          </Stack>
        </Radio.Group>
        {values.waits === 'days' && (
          <NumberInput
            label={t.days}
            min={1}
            max={60}
            allowDecimal={false}
            allowNegative={false}
            maw={160}
            {...form.getInputProps('waitDays')}
            onChange={(typed) => form.setFieldValue('waitDays', Number(typed))}
          />
        )}
        <Whither form={form} />
        <Checkbox label={t.insure} {...form.getInputProps('insured', { type: 'checkbox' })} />
        <Checkbox label={t.pays} {...form.getInputProps('pays', { type: 'checkbox' })} />
        {values.pays && (
          <MoneyInput
            label={t.payUpTo}
            required
            currency={values.currency}
            maw={240}
            {...form.getInputProps('payUpToMinor')}
          />
        )}
        {alert}
        <Button type="submit" loading={isSending}>
          {t.save}
        </Button>
      </Stack>
    </form>
  )
}

/** Receiver, currency, channel and pick-up point: each offers what the one before allows. */
function Whither({ form }: { readonly form: UseFormReturnType<RuleValues> }) {
  const t = useText(text)
  const { receiverId, currency, channelId, warehouseCode } = form.values
  const book = useWholeBook(consignees)
  const offers = useRead(
    channels.forAddress,
    { receiverId, currency, orderType: 'consolidation', warehouseCode: Number(warehouseCode) || undefined },
    { enabled: receiverId !== '', keep: true },
  )
  const destinationCode = offers.data?.destinationCode
  const offer = offers.data?.list.find((each) => each.channelId === channelId)
  const channel = useRead(
    channels.get,
    { channelId, destinationCode, currency },
    { enabled: offer?.needsPickUpPoint === true && destinationCode !== undefined },
  )
  if (book.data?.length === 0) {
    return (
      <p>
        {t.noReceivers} <Link to={paths.consignees}>{t.toBook}</Link>
      </p>
    )
  }
  return (
    <div className={styles.fields}>
      <NativeSelect
        label={t.receiver}
        required
        {...form.getInputProps('receiverId')}
        data={[
          { value: '', label: t.pickReceiver },
          ...(book.data ?? []).map(({ id, name, regionText }) => ({ value: id, label: `${name} · ${regionText}` })),
        ]}
      />
      <NativeSelect
        label={t.currency}
        {...form.getInputProps('currency')}
        data={currencies.map((code) => ({ value: code, label: currencyText[code][t.language] }))}
      />
      <NativeSelect
        label={t.channel}
        required
        disabled={receiverId === ''}
        description={receiverId === '' ? t.channelAfterReceiver : undefined}
        {...form.getInputProps('channelId')}
        onChange={(event) => form.setValues({ channelId: event.currentTarget.value, pickUpPointId: '' })}
        data={[
          { value: '', label: t.pickChannel },
          ...(offers.data?.list ?? []).map((each) => choice(each.channelId, each)),
        ]}
      />
      {offer?.needsPickUpPoint && (
        <NativeSelect
          label={t.pickUpPoint}
          required
          {...form.getInputProps('pickUpPointId')}
          data={[
            { value: '', label: t.pickPoint },
            ...(channel.data?.pickUpPoints ?? []).map((each) => choice(each.id, each)),
          ]}
        />
      )}
      <MoneyInput
        label={t.declared}
        description={currency === 'CNY' ? t.declaredHint : t.declaredNeeded}
        required={currency !== 'CNY'}
        currency={currency}
        {...form.getInputProps('declaredValueMinor')}
      />
    </div>
  )
}

interface Offered {
  readonly name: string
  readonly available: boolean
  readonly unavailableReason: { readonly msg: string } | null
}

/** An option that cannot be chosen says why. */
const choice = (value: string, { name, available, unavailableReason }: Offered) => ({
  value,
  label: available ? name : [name, unavailableReason?.msg].filter(Boolean).join(' · '),
  disabled: !available,
})
