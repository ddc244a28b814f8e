import { consignees, consignors } from '#contract/addresses.ts'
import { message } from '#contract/messages.ts'
import type { Output } from '#contract/wire/operation.ts'
import { orders } from '#contract/orders.ts'
import { regions } from '#contract/warehouses.ts'
import { useAllowances } from '#web/portal/allowances/use-allowances.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { afterOrder } from '#web/portal/orders/after-order.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useKept } from '#web/kit/form/use-draft.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { useUnsaved } from '#web/kit/form/unsaved.ts'
import { Button, Skeleton, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type ReactNode, useState } from 'react'
import {
  applicationFaults,
  type ApplyValues,
  type EligibleParcel,
  type Order,
  type OrderType,
  startingValues,
  submissionOf,
  toApplication,
} from './apply-form.ts'
import { text } from './apply.text.ts'
import styles from './ApplyPage.module.css'
import { ApplyBar } from './ApplyBar.tsx'
import { ApplySteps, stepIds } from './ApplySteps.tsx'
import { ChannelCard } from './ChannelCard.tsx'
import { DeclaredValueCard } from './DeclaredValueCard.tsx'
import { nextValues, type Plan, type PlannedOrder, plannedOrders, valuesFor } from './merge-plan.ts'
import { ParcelPicker } from './ParcelPicker.tsx'
import { PartyFields } from './PartyFields.tsx'
import { PriceCard } from './PriceCard.tsx'
import { useChoices } from './use-choices.ts'
import { useConfirmElsewhere } from './use-confirm-elsewhere.ts'

interface Props {
  readonly page: Output<typeof orders.eligibleParcels>
  readonly orderType: OrderType
  readonly order: Order | null
  /** The initial values when continuing a split; otherwise empty, or those of the order. */
  readonly start: ApplyValues | null
  /** Its choices are the start. */
  readonly again?: Order | null
  /** Ticked in advance when coming from a parcel. */
  readonly ticked?: readonly EligibleParcel[]
  /** `next`: the orders of a split that are still to be applied for. */
  readonly onPlaced: (order: Order, next: readonly ApplyValues[]) => void
}

const afterwards = [...afterOrder, consignees.list, consignors.list]

/** Loaded once two parcels are ticked. */
const MergeAdvice = lazyPart(
  'MergeAdvice',
  () => import('./MergeAdvice.tsx').then((part) => part.MergeAdvice),
  <Skeleton height={160} radius="lg" />,
)

/** It stands at the end of the form. */
const CaptchaField = lazyPart(
  'CaptchaField',
  () => import('#web/kit/form/CaptchaField.tsx').then((part) => part.CaptchaField),
  <Skeleton height={110} radius="md" />,
)

const AgainNote = lazyPart('AgainNote', () => import('./AgainNote.tsx').then((part) => part.AgainNote))

/** Loaded once a receiver is known. */
const AllowanceCard = lazyPart('AllowanceCard', () =>
  import('#web/portal/allowances/AllowanceCard.tsx').then((part) => part.AllowanceCard),
)

/** Loaded once the destination is known. */
const RefusingLines = lazyPart('RefusingLines', () =>
  import('#web/shared/goods/RefusingLines.tsx').then((part) => part.RefusingLines),
)

/** Input that would be lost when leaving the page; the image code is not counted. */
const typed = ['parcels', 'receiver', 'shipper', 'channelId', 'services', 'declaredValueMinor', 'remark'] as const

/** Parcels, receiver, channel, services and value on one side; the price, the code and the button on the other. */
export function ApplyForm({ page, orderType, order, start, again = null, ticked: given = [], onPlaced }: Props) {
  const t = useText(text)
  const isSingle = orderType === 'single_ticket'
  // The version that the member saw: a refetch must not hide that someone else changed the order meanwhile.
  const [edited] = useState(order)
  const form = useForm<ApplyValues>({
    initialValues: start ?? startingValues(edited, given),
    validate: (values) => applicationFaults(values, choices.standing, t.language, orderType, tree.data?.list),
  })
  const choices = useChoices(form.values, orderType, edited)
  const { receiverId, shipperId } = choices.standing
  const tree = useRead(regions.tree, {}, { enabled: receiverId === null || (isSingle && shipperId === null) })
  const [rest, setRest] = useState<readonly PlannedOrder[]>([])
  const place = useWrite(submissionOf(orderType), {
    refreshes: afterwards,
    onDone: (saved) => {
      showSuccess(message('M-17', t.language))
      onPlaced(saved, nextValues(form.getValues(), rest))
    },
  })
  const confirmElsewhere = useConfirmElsewhere(form.values.parcels, edited?.parcels ?? [])
  const placeOnceAgreed: Pick<typeof place, 'mutate' | 'isPending'> = {
    isPending: place.isPending,
    mutate: (...given) => void confirmElsewhere().then((isAgreed) => isAgreed && place.mutate(...given)),
  }
  const { onSubmit, alert, isSending } = useSubmit(form, placeOnceAgreed, (values) =>
    toApplication(values, choices.standing, edited, orderType),
  )
  const isTyped = typed.some((field) => form.isDirty(field))
  useUnsaved(() => isTyped && !place.isSuccess)
  const draft = useKept<ApplyValues>({
    name: edited
      ? `apply:${edited.id}:${edited.version}`
      : `apply:${orderType}:${again?.id ?? given.map(({ id }) => id)}`,
    typed: isTyped && !place.isSuccess ? form.values : null,
    restore: (values) => form.setValues({ ...form.getValues(), ...values }),
    reset: form.reset,
  })
  const tick = (ticked: ApplyValues['parcels']) => {
    form.setFieldValue('parcels', ticked)
    form.clearFieldError('parcelIds')
  }
  const takeOver = (plan: Plan) => {
    const [first, ...others] = plannedOrders(plan, form.values.parcels)
    if (!first) return
    form.setValues(valuesFor(form.values, first))
    form.clearErrors()
    setRest(others)
  }
  const saved = choices.book.data?.find(({ id }) => id === choices.standing.receiverId)
  const receiver = saved ?? form.values.receiver
  // Requested while the code of its card is still loading.
  useAllowances(saved ? [saved] : [], edited?.id)
  const advisable = isSingle ? null : choices.advisable
  const submitLabel = edited ? t.save : isSingle ? t.submitSingle : t.submit
  return (
    <form onSubmit={onSubmit} noValidate>
      <ApplySteps values={form.values} standing={choices.standing} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {draft}
          {again && <AgainNote order={again} values={form.values} choices={choices} />}
          <Part id={stepIds.parcels}>
            <ParcelPicker
              page={page}
              isSingle={isSingle}
              ticked={form.values.parcels}
              onTick={tick}
              error={form.errors['parcelIds']}
            />
          </Part>
          <Part id={stepIds.receiver}>
            {isSingle && (
              <PartyFields form={form} party="shipper" book={choices.shippers} chosenId={choices.standing.shipperId} />
            )}
            <PartyFields form={form} party="receiver" book={choices.book} chosenId={choices.standing.receiverId} />
          </Part>
          <Part id={stepIds.channel}>
            {rest.length > 0 && <p role="status">{t.fill('splitRest', { count: rest.length })}</p>}
            {advisable && <MergeAdvice ask={advisable} channelId={choices.standing.channelId} onTake={takeOver} />}
            {choices.offers?.data && form.values.parcels.length > 0 && (
              <RefusingLines
                names={form.values.parcels.map(({ goodsName }) => goodsName)}
                destinationCode={choices.offers.data.destinationCode}
                channelId={choices.standing.channelId}
              />
            )}
            <ChannelCard form={form} choices={choices} />
          </Part>
          <Part id={stepIds.value}>
            <DeclaredValueCard form={form} standing={choices.standing} isPrefilled={choices.isPrefilled} />
            {receiver.regionCode !== '' && (
              <AllowanceCard
                receiver={receiver}
                declaredValueMinor={choices.standing.declaredValueMinor}
                currency={choices.standing.currency}
                orderId={edited?.id}
              />
            )}
          </Part>
        </div>
        <div className={styles.aside}>
          <PriceCard choices={choices} parcels={form.values.parcels} />
          <Part id={stepIds.send}>
            <Card>
              <div className={styles.stack}>
                <Textarea
                  label={t.remark}
                  description={t.remarkHint}
                  autosize
                  minRows={2}
                  maxLength={500}
                  {...form.getInputProps('remark')}
                />
                <CaptchaField
                  scene="consolidate"
                  required
                  {...form.getInputProps('captchaCode')}
                  onCaptchaId={(captchaId) => form.setFieldValue('captchaId', captchaId)}
                  renewOn={place.error}
                />
                {alert}
                <Button type="submit" fullWidth loading={isSending} className={styles.submit ?? ''}>
                  {submitLabel}
                </Button>
                <p className="muted">{t.submitNext}</p>
              </div>
            </Card>
          </Part>
        </div>
      </div>
      <ApplyBar choices={choices} parcelCount={form.values.parcels.length} isSending={isSending} label={submitLabel} />
    </form>
  )
}

/** A step of the application; `ApplySteps` scrolls to it and moves the focus here. */
function Part({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className={styles.column}>
      {children}
    </div>
  )
}
