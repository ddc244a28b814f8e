import type { Input, Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import { insuranceMinor, isDeclaredValue } from '#domain/insurance.ts'
import { currencies, type Currency } from '#domain/money.ts'
import { availableCurrencies, destinationOf, warehouseIdOf } from '#server/channels/channels.ts'
import { readConfig } from '#server/settings/config.ts'
import { requireCurrency } from '#server/settings/currency.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { balancesOf } from '#server/ledger/ledger.ts'
import { refuse } from '#server/http/refuse.ts'

/** C-38: the price of insurance, before anything is applied for. */
export async function quoteInsurance(
  { context, db }: ReadCall,
  input: Input<typeof orders.quoteInsurance>,
): Promise<Output<typeof orders.quoteInsurance>> {
  const currency = requireCurrency(input.currency)
  const { declaredValueMinor } = input
  const { 'insurance.bp': rateBp, 'declaredValue.max': maxMinor } = await readConfig(context, db)
  if (!isDeclaredValue(declaredValueMinor, maxMinor)) refuse('declared_value')
  return { rateBp, insuranceMinor: insuranceMinor(declaredValueMinor, true, rateBp), currency }
}

const symbols = { CNY: '¥', HKD: 'HK$' } as const satisfies Record<Currency, string>

/** C-39: the currencies that an order can be priced in, with the member's balance in each. */
export async function listCurrencies(
  { db, member }: ReadCall & AsMember,
  input: Input<typeof orders.currencies>,
): Promise<Output<typeof orders.currencies>> {
  const { channelId = null, destinationCode, receiverId, regionCode, warehouseCode } = input
  const isOfAddress = Boolean(receiverId || regionCode)
  const priced = await availableCurrencies(db, {
    channelId,
    destinationCode: isOfAddress
      ? await destinationOf(db, member.id, { receiverId, regionCode })
      : destinationCode || null,
    warehouseId: await warehouseIdOf(db, warehouseCode),
  })
  const balances = await balancesOf(db, member.id)
  const list = currencies.map((code) => ({
    code,
    symbol: symbols[code],
    decimals: 2,
    balanceMinor: balances[code],
    available: priced.includes(code),
  }))
  return { list, default: list.find(({ available }) => available)?.code ?? 'CNY' }
}
