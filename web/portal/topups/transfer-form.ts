import { fieldText } from '#contract/wire/field-texts.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { type bankTransfers, transferAmount } from '#contract/topups.ts'
import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import type { Need } from '#web/need.ts'

export type Transfer = Output<typeof bankTransfers.list>['list'][number]

export interface TransferValues {
  readonly amountMinor: number | null
  readonly currency: Currency
  /** null: none yet; on an edit the earlier voucher is then kept. */
  readonly fileId: string | null
  readonly bankRef: string
  readonly remark: string
}

export const startingTransfer = (transfer: Transfer | null, need: Need | null = null): TransferValues => ({
  amountMinor: transfer?.amountMinor ?? need?.amountMinor ?? null,
  currency: transfer?.currency ?? need?.currency ?? 'CNY',
  fileId: null,
  bankRef: transfer?.bankRef ?? '',
  remark: transfer?.remark ?? '',
})

/** */
export function transferFaults(
  values: TransferValues,
  transfer: Transfer | null,
  language: Language,
): Record<string, string> {
  const { amountMinor, fileId } = values
  const isInRange =
    amountMinor !== null && amountMinor >= transferAmount.minMinor && amountMinor <= transferAmount.maxMinor
  const amountFault = fieldText(amountMinor === null ? 'field_required' : 'field_amount_range', language)
  return {
    ...(isInRange ? {} : { amountMinor: amountFault }),
    ...(fileId || transfer ? {} : { fileId: fieldText('field_image', language) }),
  }
}

export const toTransfer = (values: TransferValues, transfer: Transfer | null): Input<typeof bankTransfers.submit> => ({
  id: transfer?.id,
  version: transfer?.version,
  amountMinor: values.amountMinor ?? 0,
  currency: values.currency,
  fileId: values.fileId ?? undefined,
  bankRef: values.bankRef,
  remark: values.remark,
})

/**
 * Input merged into the current version of the transfer: fields that someone else changed show their value, the rest
 * stays as typed.
 */
export function carriedOver(typed: TransferValues, seen: Transfer, latest: Transfer): TransferValues {
  const [before, now] = [startingTransfer(seen), startingTransfer(latest)]
  const pick = <Part extends keyof TransferValues>(part: Part): TransferValues[Part] =>
    now[part] === before[part] ? typed[part] : now[part]
  return {
    amountMinor: pick('amountMinor'),
    currency: pick('currency'),
    fileId: pick('fileId'),
    bankRef: pick('bankRef'),
    remark: pick('remark'),
  }
}
