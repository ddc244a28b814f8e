import type { consignees } from '#contract/addresses.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Failed } from '#web/kit/message/Failed.tsx'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import type { ReadResult } from '#web/kit/message/Loaded.tsx'
import { NativeSelect, Skeleton } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type ApplyValues, type Party, typedParty } from './apply-form.ts'
import { text } from './apply.text.ts'
import styles from './ApplyPage.module.css'

type Address = Output<typeof consignees.list>['list'][number]

interface Props {
  readonly form: UseFormReturnType<ApplyValues>
  readonly party: Party
  readonly book: ReadResult<readonly Address[]>
  /** An address of the book, or null if it is typed here. */
  readonly chosenId: string | null
}

const TypedAddress = lazyPart(
  'TypedAddress',
  () => import('./TypedAddress.tsx').then((part) => part.TypedAddress),
  <Skeleton height={240} radius="md" />,
)

/** The receiver or the shipper: from the address book, or typed here and, if the member likes, saved there. */
export function PartyFields({ form, party, book, chosenId }: Props) {
  const t = useText(text)
  // If the book cannot be loaded, the address can be typed, as with an empty book.
  const addresses = book.data ?? (book.error ? [] : null)
  const chosen = addresses?.find((address) => address.id === chosenId)
  const incomplete = form.errors[party] ?? form.errors[`${party}Id`]
  return (
    <Card title={party === 'receiver' ? t.receiver : t.shipper}>
      <div className={styles.above}>
        {party === 'shipper' && <p className="muted">{t.shipperHint}</p>}
        {incomplete && <FormAlert>{incomplete}</FormAlert>}
      </div>
      {book.error && !book.data && <Failed error={book.error} onRetry={() => void book.refetch()} />}
      {addresses && addresses.length > 0 && (
        <NativeSelect
          label={t.fromBook}
          value={chosenId ?? typedParty}
          onChange={(event) => {
            form.setFieldValue(`${party}Choice`, event.currentTarget.value)
            form.clearErrors()
          }}
          data={[
            ...addresses.map((address) => ({
              value: address.id,
              label: [address.name, address.phone, address.regionText].filter(Boolean).join(' · '),
            })),
            { value: typedParty, label: t.typedAddress },
          ]}
        />
      )}
      {addresses === null && <Skeleton height={72} radius="md" />}
      {chosen && (
        <address className={styles.address}>
          {chosen.name} <span className="num">{chosen.phone}</span>
          <br />
          {chosen.regionText} {chosen.address} <span className="num">{chosen.postalCode}</span>
        </address>
      )}
      {addresses && !chosen && <TypedAddress form={form} party={party} />}
    </Card>
  )
}
