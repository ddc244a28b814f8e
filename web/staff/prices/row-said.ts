import type { staffChannels } from '#contract/channels-office.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { textIn } from '#domain/text-in.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { momentOf } from '#web/staff/business-time.ts'
import type { Change } from '#web/staff/Compared.tsx'
import { bandWords, priceWords, type TariffRow } from './row.ts'
import { figuresOf, type RowValues } from './row-values.ts'
import { text } from './text.ts'

type Known = Output<typeof staffChannels.list>

/** What saving the form of a row changes, each beside what it is now; the price comes last. Nothing while names are loading. */
export function rowChanges(
  row: TariffRow | null,
  values: RowValues,
  known: Known | undefined,
  language: Language,
): readonly Change[] {
  if (!known) return []
  const t = textIn(text, language)
  const figures = figuresOf(values)
  const line = known.list.find(({ id }) => id === values.channelId)
  const weightToKg = values.weightToKg === '' ? null : Number(values.weightToKg)
  return [
    { label: t.line, before: row?.channelName, after: line && pickText(line.name, language) },
    {
      label: t.destination,
      before: row?.destinationName,
      after: known.destinations.find(({ code }) => code === values.destinationCode)?.name,
    },
    {
      label: t.warehouse,
      before: row && (row.warehouseName ?? t.everyWarehouse),
      after: known.warehouses.find(({ id }) => id === values.warehouseId)?.name ?? t.everyWarehouse,
    },
    { label: t.currency, before: row?.currency, after: values.currency },
    { label: t.goods, before: row && t[row.goodsType], after: t[values.goodsType] },
    {
      label: t.weight,
      before: row && bandWords(row, language),
      after: bandWords({ weightFromKg: Number(values.weightFromKg) || 1, weightToKg }, language),
    },
    ...(values.validFrom === ''
      ? []
      : [{ label: t.startsAt, before: null, after: formatWhen(momentOf(values.validFrom), language) }]),
    {
      label: t.price,
      before: row && priceWords(row, language),
      after: figures && priceWords(figures, language),
    },
  ]
}
