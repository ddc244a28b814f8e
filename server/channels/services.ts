import { pickText } from '#contract/wire/language.ts'
import type { VasChoice } from '#domain/charges.ts'
import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import type { Db } from '#server/database/db.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { findActiveServices, type Service } from './sql.ts'

/** A service that a member ticked. */
export interface VasTicked {
  readonly id: string
  readonly qty: number
}

/** A ticked service that has no price here, by its index in the list. */
export interface ServiceFault {
  readonly id: string
  readonly field: string
  readonly word: 'field_choice' | 'field_range'
}

/**
 * Prices the ticked services; refuses with 1001 those that this channel does not offer in this currency or in this
 * quantity.
 */
export async function vasChoices(
  db: Db,
  ticked: readonly VasTicked[],
  channelId: string,
  currency: Currency,
): Promise<readonly VasChoice[]> {
  const judged = await judgeServices(db, ticked, channelId, currency)
  return 'faults' in judged ? refuseServices(judged.faults) : judged.choices
}

export async function judgeServices(
  db: Db,
  ticked: readonly VasTicked[],
  channelId: string,
  currency: Currency,
): Promise<{ readonly choices: readonly VasChoice[] } | { readonly faults: readonly ServiceFault[] }> {
  if (ticked.length === 0) return { choices: [] }
  const offered = new Map((await servicesOf(db, channelId, currency)).map((choice) => [choice.id, choice]))
  const choices: VasChoice[] = []
  const faults: ServiceFault[] = []
  ticked.forEach(({ id, qty }, index) => {
    const service = offered.get(id)
    const isTwice = ticked.findIndex((other) => other.id === id) !== index
    if (isTwice || (!service && qty > 0)) faults.push({ id, field: `vas.${index}.id`, word: 'field_choice' })
    // Packing says of each service how often it was done.
    else if (!service || qty === 0) return
    else if (qty > service.maxQuantity) faults.push({ id, field: `vas.${index}.qty`, word: 'field_range' })
    else choices.push(choiceOf(service, qty))
  })
  return faults.length > 0 ? { faults } : { choices }
}

export const refuseServices = (faults: readonly ServiceFault[]): never =>
  refuseFields(Object.fromEntries(faults.map(({ field, word }) => [field, word])))

type PricedService = Omit<Service, 'charge' | 'bp' | 'priceMinor'> &
  (
    | { readonly charge: 'perOrder' | 'perPiece' | 'perKg'; readonly unitMinor: number; readonly bp: null }
    | { readonly charge: 'percentOfFreight'; readonly unitMinor: null; readonly bp: number }
  )

/** The services that a channel offers in a currency; one without a price in it is not offered. */
export async function servicesOf(db: Db, channelId: string, currency: Currency): Promise<readonly PricedService[]> {
  const services = await findActiveServices(db)
  return services
    .filter(({ channelIds }) => channelIds === null || channelIds.includes(channelId))
    .flatMap((service) => priceIn(service, currency))
}

function priceIn({ charge, bp, priceMinor, ...service }: Service, currency: Currency): PricedService[] {
  const unitMinor = priceMinor[currency]
  if (charge === 'percentOfFreight') return bp === null ? [] : [{ ...service, charge, unitMinor: null, bp }]
  return unitMinor === null ? [] : [{ ...service, charge, unitMinor, bp: null }]
}

function choiceOf(service: PricedService, quantity: number): VasChoice {
  const { id, code } = service
  return service.charge === 'percentOfFreight'
    ? { id, code, quantity, charge: service.charge, unitMinor: null, bp: service.bp }
    : { id, code, quantity, charge: service.charge, unitMinor: service.unitMinor, bp: null }
}

export const serviceOnWire = (
  { id, code, name, charge, unitMinor, bp, maxQuantity }: PricedService,
  language: Language,
) => ({
  id,
  code,
  text: pickText(name, language),
  charge,
  unitMinor,
  bp,
  maxQty: maxQuantity,
})
