import { customsAllowances } from '#domain/customs-allowance.ts'
import { delayTiers } from '#domain/delay.ts'
import { declaredValueMaxMinor, insuranceBp } from '#domain/insurance.ts'
import { packingTolerance } from '#domain/rerate.ts'
import { volumeDivisor } from '#domain/weight.ts'
import * as z from 'zod/mini'
import { coinNameText, siteNameText } from './codes.ts'
import { coinLife } from './coin-life.ts'
import {
  amount,
  bp,
  contactKind,
  daysBefore,
  destination,
  flag,
  inBoth,
  inOrder,
  line,
  minor,
  names,
  webAddress,
  whole,
} from './config-shapes.ts'
import { asStored } from '#contract/wire/language.ts'
import { unlikely, usuallyUnlikely } from './station-settings.ts'

/*
 * Environment that staff may change while the product runs: every key with its shape, default, unit and meaning. A row of
 * the table `settings` overrides the default; the server reads them only through `server/settings/config.ts`. Secrets
 * and anything that belongs to a host are set by the environment (`server/settings/environment.ts`). Destinations have a
 * table of their own.
 */

interface About {
  readonly unit: string
  readonly means: string
  /** The feature that will read it: no key may wait for a feature that is not named. */
  readonly later?: string
}

/** What a key means, by its shape. */
export const aboutConfig = z.registry<About>()

type Usual<S extends z.ZodMiniType> = z.core.util.NoUndefined<z.output<S>>

/** A key that the product reads today. */
const key = <S extends z.ZodMiniType>(shape: S, usual: Usual<S>, unit: string, means: string) =>
  described(z._default(shape, usual), { unit, means })

/** A key whose feature does not exist yet: it can be set already, but nothing reads it. */
const later = <S extends z.ZodMiniType>(feature: string, shape: S, usual: Usual<S>, unit: string, means: string) =>
  described(z._default(shape, usual), { unit, means, later: feature })

function described<S extends z.ZodMiniType>(shape: S, about: About): S {
  aboutConfig.add<z.ZodMiniType>(shape, about)
  return shape
}

export const config = z.object({
  'site.name': key(names, asStored(siteNameText), 'text', 'what the product is called'),
  'registration.open': key(flag, true, 'yes or no', 'visitors may register; off in a new installation until it opens'),
  'registration.requireActivation': key(flag, true, 'yes or no', 'a new account waits for its activation mail (A-46)'),
  'password.allowLeadingUnderscore': key(flag, false, 'yes or no', 'a first password may start with an underscore'),
  'session.memberDays': key(whole(1, 365), 7, 'days', 'how long a sign-in lasts after its last use'),
  'staff.oneTimePasswordHours': key(whole(1, 720), 24, 'hours', 'a one-time password signs in (decision record 40)'),
  'mail.delayMinutes': key(
    z
      .object({ min: whole(0, 1440), max: whole(0, 1440) })
      .check(z.refine(({ min, max }: { min: number; max: number }) => min <= max)),
    { min: 1, max: 30 },
    'minutes',
    'how long a mail may take, as pages say that wait for one (R-567)',
  ),

  'forecast.openMax': key(whole(1, 1_000_000), 20_000, 'forecasts', 'open at a time, per member'),
  'forecast.perDayMax': key(whole(1, 1_000_000), 10_000, 'forecasts', 'new in a day, per member'),

  'pricing.divisor': key(
    whole(1000, 100_000),
    volumeDivisor,
    'cm³ per kg',
    'makes volume into weight (specification §9)',
  ),
  'insurance.bp': key(bp, insuranceBp, 'basis points', 'the premium, of the declared value (specification §9)'),
  'declaredValue.max': key(amount(1), declaredValueMaxMinor, 'minor units', 'the most that may be declared (A-53)'),
  'order.priceHoldHours': key(whole(1, 8760), 72, 'hours', 'how long an unpaid order keeps its price (C-30)'),
  'order.tolerance': key(
    z.object({ floorMinor: minor, bp }),
    { ...packingTolerance },
    'minor units; basis points of what is paid',
    'a rise at packing up to the larger of the two is ours to bear',
  ),
  'order.autoSignDays': later(
    'auto sign-off',
    whole(0, 365),
    0,
    'days',
    'after shipping an order counts as signed; 0: never',
  ),
  'order.autoDebitSupplement': later(
    'standing rules',
    flag,
    false,
    'yes or no',
    'a rule may pay a supplement by itself',
  ),
  'storage.freeDays': key(whole(0, 3650), 30, 'days', 'a parcel lies free of charge; days that are ours do not count'),
  'storage.perDayMinor': key(
    inBoth,
    { CNY: 0, HKD: 0 },
    'minor units per parcel and day begun',
    'what storage costs afterwards; 0: nothing (no figure is specified)',
  ),
  'storage.reminderDays': key(daysBefore, [7, 3, 1], 'days', 'how long before the free days end a member is reminded'),
  'transfer.perKgMinor': key(inBoth, { CNY: 300, HKD: 350 }, 'minor units per started kg', 'a transfer (record 88)'),
  'transfer.atLeastMinor': key(inBoth, { CNY: 1000, HKD: 1200 }, 'minor units', 'the least that such a transfer costs'),
  'transfer.lateDays': key(whole(1, 90), 5, 'days', 'after which a transfer that has not arrived is late'),
  'question.returnMinor': key(inBoth, { CNY: 1000, HKD: 1200 }, 'minor units', 'a return as chosen (record 93)'),
  'question.handOverMinor': key(inBoth, { CNY: 0, HKD: 0 }, 'minor units', 'handing over as chosen'),
  'question.disposeMinor': key(inBoth, { CNY: 0, HKD: 0 }, 'minor units', 'disposal as chosen'),
  'storage.longestDays': key(whole(1, 3650), 90, 'days', 'the longest stay of a parcel (record 96)'),
  'storage.extendDaysMax': key(whole(1, 60), 60, 'days', 'free days that staff may add to a parcel at a time'),
  'rules.graceHours': key(
    whole(0, 168),
    12,
    'hours',
    'how long a standing rule waits before it applies, so that it can be stopped',
  ),
  'rules.perMemberMax': key(whole(1, 100), 20, 'rules', 'standing rules that one member may have'),
  'delayPromise.tiers': key(
    z.array(z.object({ overHours: whole(1, 8760), reductionBp: bp, creditBp: bp })),
    delayTiers.map((tier) => ({ ...tier })),
    'hours; basis points of the freight',
    'what is owed when large cargo comes late (specification §9)',
  ),
  'dispute.answerHours': key(
    whole(1, 720),
    48,
    'hours',
    'within which a weighing in doubt is measured again (decision record 16)',
  ),
  'dispute.daysAfterShipping': key(
    whole(0, 365),
    30,
    'days',
    'how long after shipping a weighing can still be doubted (decision record 16)',
  ),

  'fourEyes.amountMinor': key(minor, 1_000_000, 'minor units', 'a credit above it needs a second person'),
  'bankTransfer.autoCredit': key(flag, false, 'yes or no', 'approving a voucher brings its money in as well'),
  'topup.min': key(minor, 100, 'minor units', 'the least that one online top-up brings (A-64)'),
  'topup.max': key(minor, 5_000_000, 'minor units', 'the most that one online top-up brings (A-64)'),
  'payment.ttlMinutes': key(whole(1, 1440), 15, 'minutes', 'how long a payment code can be paid'),
  'bank.accounts': key(
    inOrder(
      z.object({
        bank: line,
        holder: line,
        number: line,
        currency: z.enum(['CNY', 'HKD']),
        sample: z.optional(z.boolean()),
      }),
    ),
    [],
    'accounts',
    'where bank transfers go (C-13); `sample` marks one that is made up',
  ),

  'referral.rewardCoins': key(whole(0, 1_000_000), 1000, 'coins', 'for a friend who registered (R-564)'),
  'referral.rewardOn': key(z.enum(['activation', 'firstOrder']), 'activation', 'event', 'when the reward is due'),
  'referral.perMonthMax': key(
    whole(1, 100_000),
    20,
    'rewards',
    'paid to one member in a month; further ones wait for a person',
  ),
  'referral.inAllMax': key(
    whole(1, 100_000),
    100,
    'rewards',
    'paid to one member in all, before a person looks at each',
  ),
  'referral.perNetworkDayMax': key(
    whole(1, 100_000),
    5,
    'friends',
    'registered from one network within a day, from which on rewards wait',
  ),
  'referral.firstOrderMinor': key(
    inBoth,
    { CNY: 3000, HKD: 3000 },
    'minor units',
    'the freight in cash from which on a first order earns the reward (decision record 19)',
  ),
  'referral.firstOrderDays': key(
    whole(0, 365),
    7,
    'days',
    'how long that order has to be on its way before the reward is paid',
  ),
  'referral.lapseDays': key(
    whole(1, 3650),
    180,
    'days',
    'after registering, when a reward that the first order should earn lapses',
  ),
  'coins.perUnit': key(
    z.object({ CNY: whole(1, 1_000_000), HKD: whole(1, 1_000_000) }),
    { CNY: 100, HKD: 100 },
    'coins',
    'how many buy one unit of a currency',
  ),
  'coins.maxShareBp': key(bp, 5000, 'basis points', 'the most of a freight that coins may pay'),
  'coins.expireDays': key(coinLife, 0, 'days', 'after which coins expire; 0: never (decision record 73)'),
  'coins.name': key(names, asStored(coinNameText), 'text', 'what members read (A-23)'),
  'coins.serviceDayMax': key(
    whole(0, 1_000_000_000),
    2000,
    'coins',
    'what one of customer service may give one member in a day, and what they may take',
  ),
  'coins.secondPersonAbove': key(
    whole(0, 1_000_000_000),
    10_000,
    'coins',
    'given to one member in a day by one of the staff, above which a second person is asked',
  ),
  'coupons.serviceEachMinor': key(
    minor,
    2000,
    'minor units',
    'the most that a coupon may be worth which service gives',
  ),
  'coupons.serviceDayMinor': key(minor, 50_000, 'minor units', 'what one of customer service may give in a day'),
  'coupons.secondPersonAbove': key(
    minor,
    1_000_000,
    'minor units',
    'what one issue may be worth in all, above which a second person is asked',
  ),

  'customs.allowances': key(
    z
      .array(
        z.object({
          destinationCode: destination,
          entries: whole(0, 1000),
          windowMonths: z.literal([1, 2, 3, 4, 6, 12]),
          freeValueMinor: inBoth,
          freeValueText: line,
          taxBp: bp,
        }),
      )
      .check(z.maxLength(50)),
    customsAllowances.map((each) => ({ ...each, freeValueMinor: { ...each.freeValueMinor } })),
    'shipments of a receiver in a window of months; minor units; basis points',
    'what customs of a destination let in without duty; 0: no such bound (decision record 22)',
  ),

  'feedback.phoneRequired': key(flag, true, 'yes or no', 'feedback asks for a phone number (A-04)'),
  'claim.imageRequired': key(flag, true, 'yes or no', 'a claim needs a picture as proof (C-23)'),
  'unclaimed.retentionDays': key(
    whole(1, 3650),
    90,
    'days',
    'how long a parcel waits to be claimed before it may be disposed of',
  ),
  'photo.required': key(flag, false, 'yes or no', 'the stations insist on a photo; no call refuses'),
  'station.unlikely': key(unlikely, usuallyUnlikely, 'g per litre, mm, g', 'the stations ask beyond these (record 37)'),
  'store.url': key(webAddress, '', 'address', 'the Taobao store'),
  'store.qrUrl': key(webAddress, '', 'address', 'its QR picture'),
  'store.itemValueMinor': key(amount(1), 100, 'minor units of CNY', 'what one of its top-up goods is worth'),
  'maps.key': key(line, '', 'text', 'opens the keyed map; without one our drawing stands'),
  'analytics.sites': key(z.array(z.object({ host: line, id: line })), [], 'pairs', 'the site id by host'),
  'analytics.script': key(
    z.string().check(z.regex(/^https:\/\/[\w.-]+\/[^\s"'<>]*$/), z.maxLength(300)),
    'https://www.googletagmanager.com/gtag/js?id={id}',
    'address with {id}',
    'the program that counts visits, on public pages alone and after consent (decision record 33)',
  ),
  'customerService.contacts': key(
    inOrder(z.object({ kind: contactKind, label: line, value: line, qrUrl: webAddress })),
    [],
    'contacts',
    'how members reach people (C-13)',
  ),
})

export type Config = Readonly<z.output<typeof config>>
