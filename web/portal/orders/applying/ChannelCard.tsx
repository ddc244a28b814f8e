import { currencies } from '#domain/money.ts'
import { ChannelChoice } from '#web/shared/channels/ChannelChoice.tsx'
import { text as channelText } from '#web/shared/channels/choice.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { NativeSelect, Skeleton } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ApplyValues } from './apply-form.ts'
import { text } from './apply.text.ts'
import styles from './ApplyPage.module.css'
import type { useChoices } from './use-choices.ts'

interface Props {
  readonly form: UseFormReturnType<ApplyValues>
  readonly choices: ReturnType<typeof useChoices>
}

const waiting = <Skeleton height={140} radius="md" />

/** Loaded with the first channel that uses pick-up points. */
const PickUpPointChoice = lazyPart(
  'PickUpPointChoice',
  () => import('#web/shared/channels/PickUpPointChoice.tsx').then((part) => part.PickUpPointChoice),
  waiting,
)

/** Loaded with the first channel that is chosen. */
const ServiceChoice = lazyPart(
  'ServiceChoice',
  () => import('#web/shared/channels/ServiceChoice.tsx').then((part) => part.ServiceChoice),
  waiting,
)

/** The channel, the currency, the pick-up point, and the services. */
export function ChannelCard({ form, choices }: Props) {
  const t = useText(text)
  const c = useText(channelText)
  const { standing, offers, quoting } = choices
  const choose = (channelId: string) => {
    form.setFieldValue('channelId', channelId)
    form.setFieldValue('services', {})
    form.setFieldValue('pickUpPointId', '')
  }
  return (
    <>
      <Card title={t.channel} actions={<CurrencyChoice form={form} choices={choices} />}>
        {offers ? (
          <Loaded
            query={offers}
            skeleton={waiting}
            isEmpty={(answer) => answer.list.length === 0}
            empty={<p className="muted">{t.noChannels}</p>}
          >
            {(answer) => (
              <ChannelChoice
                offers={answer.list}
                value={standing.channelId}
                onChange={choose}
                error={form.errors['channelId']}
              />
            )}
          </Loaded>
        ) : (
          <p className="muted">{t.channelAfterReceiver}</p>
        )}
      </Card>
      {standing.needsPickUpPoint && (quoting.data || !quoting.error) && (
        <Card title={c.choosePickUpPoint}>
          <Loaded query={quoting} skeleton={waiting}>
            {(channel) => (
              <PickUpPointChoice
                points={channel.pickUpPoints}
                value={form.values.pickUpPointId}
                onChange={(id) => form.setFieldValue('pickUpPointId', id)}
                error={form.errors['pickUpPointId']}
              />
            )}
          </Loaded>
        </Card>
      )}
      {standing.channelId !== '' && (
        <Card title={c.services}>
          <Loaded query={quoting} skeleton={waiting}>
            {(channel) => (
              <ServiceChoice
                offers={channel.vas}
                currency={standing.currency}
                value={form.values.services}
                onChange={(services) => form.setFieldValue('services', services)}
              />
            )}
          </Loaded>
          {choices.isServiceGone && <p className="muted">{t.serviceGone}</p>}
          {form.errors['vas'] && <p className={styles.error}>{form.errors['vas']}</p>}
        </Card>
      )}
    </>
  )
}

function CurrencyChoice({ form, choices }: Props) {
  const t = useText(text)
  const walletOption = ({ code, available, balanceMinor }: (typeof choices.wallets)[number]) => ({
    value: code,
    disabled: !available,
    label: available
      ? t.fill('currencyBalance', { currency: code, balance: formatMoney(balanceMinor, code) })
      : t.fill('currencyUnavailable', { currency: code }),
  })
  return (
    <NativeSelect
      aria-label={t.currency}
      value={choices.standing.currency}
      error={form.errors['currency']}
      onChange={(event) => {
        const chosen = currencies.find((currency) => currency === event.currentTarget.value)
        if (!chosen) return
        form.setFieldValue('currency', chosen)
        // A service may have no price in the other currency.
        form.setFieldValue('services', {})
      }}
      data={choices.wallets.length > 0 ? choices.wallets.map(walletOption) : [choices.standing.currency]}
    />
  )
}
