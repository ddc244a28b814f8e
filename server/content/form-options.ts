import {
  abnormalText,
  auditStatus,
  auditStatusText,
  blockingAbnormalCodes,
  claimParcelState,
  claimParcelStateText,
  claimStatus,
  claimStatusText,
  couponStateText,
  goodsType,
  goodsTypeText,
  orderStatus,
  orderStatusText,
  orderType,
  orderTypeText,
  parcelStatus,
  parcelStatusText,
  paymentMethodText,
  paymentState,
  paymentStateText,
  pickUpRegion,
  pickUpRegionText,
  rechargeStatus,
  rechargeStatusText,
  stage,
  stageText,
  trackEvent,
  trackEventText,
} from '#contract/codes.ts'
import { ledgerEventText } from '#contract/ledger-events.text.ts'
import { couponTab } from '#contract/coupons.ts'
import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import type { Language, Text } from '#domain/language.ts'
import { type LedgerEvent, ledgerEvents } from '#domain/ledger.ts'
import { homeRegions } from '#domain/phone.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import { activeChannels, activeServices, pricedDestinations, pricingTerms } from '#server/channels/channels.ts'
import { availableMethods } from '#server/payments/payments.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Db } from '#server/database/db.ts'
import type { ReadCall } from '#server/context.ts'
import { activeWarehouses, couriers } from '#server/warehouses/warehouses.ts'
import * as lists from './text.ts'

type FormOptions = Output<typeof parcels.formOptions>

/** Every list of codes in the caller's language, for members (C-14) and visitors (C-26). */
export async function formOptions(call: Pick<ReadCall, 'context' | 'db' | 'language'>): Promise<FormOptions> {
  const { context, db, language } = call
  const [kept, terms, config] = await Promise.all([
    keptLists(db, language),
    pricingTerms(call, db),
    readConfig(context, db),
  ])
  const coinName = pickText(config['coins.name'], language)
  return { ...fixedLists(language, coinName), ...kept, paymentMethods: methods(call), pricing: { ...terms, ...steps } }
}

/** A method without keys is shown as not open (C-66, C-67 answer 5006). */
function methods({ context, language }: Pick<ReadCall, 'context' | 'language'>) {
  const { alipay, wechat } = availableMethods(context)
  return [
    { code: 'ALIPAY', text: paymentMethodText.alipay[language], enabled: alipay },
    { code: 'WECHAT', text: paymentMethodText.wechat[language], enabled: wechat },
  ]
}

/** Lists that staff edit: they may change while the server runs. */
async function keptLists(db: Db, language: Language) {
  const [warehouses, courierRows, channels, destinations, services] = await Promise.all([
    activeWarehouses(db),
    couriers(db),
    activeChannels(db),
    pricedDestinations(db),
    activeServices(db),
  ])
  const everyWarehouse = { code: 1, id: null, name: lists.allWarehousesText[language], sort: 1 }
  return {
    warehouses: [
      everyWarehouse,
      ...warehouses.map(({ code, id, name, sort }) => ({ code, id, name: pickText(name, language), sort })),
    ],
    couriers: courierRows.map(({ code, name, trackingHint }) => ({
      code,
      text: pickText(name, language),
      trackingHint,
    })),
    tableNames: {
      warehouses: warehouses.map(({ code, name }) => ({ code, names: namesOf(name) })),
      couriers: courierRows.map(({ code, name }) => ({ code, names: namesOf(name) })),
    },
    channels: channels.map(({ id, code, name, groupCode, orderTypes, introPath }) => ({
      id,
      code,
      text: pickText(name, language),
      group: groupCode,
      orderTypes: orderTypes.map((word) => orderType.codes[word]),
      introPath,
    })),
    destinations: destinations.map(({ code, groupCode, name, open }) => ({
      code,
      group: groupCode,
      text: pickText(name, language),
      open,
    })),
    valueAddedServices: services.map(({ id, code, name, charge, priceMinor, bp, maxQuantity }) => ({
      id,
      code,
      text: pickText(name, language),
      charge,
      amountMinor: priceMinor,
      bp,
      maxQty: maxQuantity,
    })),
  }
}

const namesOf = (name: Partial<StoredText>): string[] => [...new Set(Object.values(name).filter(Boolean))]

/** Lists fixed by the release, except for the name of the coins. */
function fixedLists(language: Language, coinName: string) {
  const options = <Code>(list: readonly (readonly [Code, Text])[]) =>
    list.map(([code, text]) => ({ code, text: text[language] }))
  const worded = <Word extends string>(codes: Readonly<Record<Word, number>>, texts: Readonly<Record<Word, Text>>) => {
    const list: { code: number; text: string }[] = []
    for (const word in codes) list.push({ code: codes[word], text: inUse(texts[word])[language] })
    return list
  }
  const named = <Word extends string>(texts: Readonly<Record<Word, Text>>) => {
    const list: { code: Word; text: string }[] = []
    for (const code in texts) list.push({ code, text: inUse(texts[code])[language] })
    return list
  }
  const isCoins = ({ code }: { code: LedgerEvent }) => ledgerEvents[code].unit === 'coins'
  return {
    goodsTypes: worded(goodsType.codes, goodsTypeText),
    parcelStatuses: worded(parcelStatus.codes, parcelStatusText),
    orderStatuses: worded(orderStatus.codes, orderStatusText),
    orderTypes: worded(orderType.codes, orderTypeText),
    stages: worded(stage.codes, stageText),
    trackEvents: worded(trackEvent.codes, trackEventText),
    currencies: [
      { code: 'CNY', symbol: '¥', decimals: 2 },
      { code: 'HKD', symbol: 'HK$', decimals: 2 },
    ],
    homeRegions: homeRegions.map(({ code, dialCode, pattern }) => ({
      code,
      dialCode,
      text: lists.homeRegionText[code][language],
      pattern: pattern.source,
    })),
    pickUpRegions: worded(pickUpRegion.codes, pickUpRegionText),
    couponTabs: worded(couponTab.codes, couponStateText),
    recordTabs: options(lists.recordTabs(coinName)),
    claimParcelStates: worded(claimParcelState.codes, claimParcelStateText),
    claimStatuses: worded(claimStatus.codes, claimStatusText),
    auditStatuses: worded(auditStatus.codes, auditStatusText),
    rechargeStatuses: worded(rechargeStatus.codes, rechargeStatusText),
    paymentStates: worded(paymentState.codes, paymentStateText),
    abnormalCodes: named(abnormalText).map(({ code, text }) => ({
      code,
      text,
      blocking: blockingAbnormalCodes.includes(code),
    })),
    financeEvents: named(ledgerEventText).filter((event) => !isCoins(event)),
    coinEvents: named(ledgerEventText).filter(isCoins),
    salutations: options(lists.salutations),
    messageKinds: options(lists.messageKinds),
    socialProviders: options(lists.socialProviders),
    limits,
  }
}

/** `batchMax`: a seller forecasts up to a thousand rows at once. */
export const limits = {
  claimImageMaxBytes: 2_097_152,
  imageTypes: ['png', 'jpg', 'jpeg'],
  batchMax: 1000,
  goodsLinesMax: 50,
  parcelsPerOrderMax: 100,
}

/** Whole kilograms, at least one. */
export const steps = { minWeightG: 1000, stepG: 1000 }
