import {
  abnormalText,
  auditStatusText,
  claimRejectText,
  feedbackStatusText,
  orderStatusText,
  parcelStatusText,
  paymentStateText,
  rechargeStatusText,
  referralStateText,
  stages,
  trackEventText,
} from '#contract/codes.ts'
import { ledgerEventText } from '#contract/ledger-events.text.ts'
import type { codeTextKinds, codeTextPlaces } from '#contract/code-texts.ts'
import { type MessageId, messages } from '#contract/messages.ts'
import type { RefusalKind } from '#contract/refusals/refusal-kind.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { specialSteps } from '#contract/refusals/special-steps.ts'
import type { Text } from '#domain/language.ts'

export interface CodeText {
  readonly key: string
  readonly kind: (typeof codeTextKinds)[number]
  readonly place: (typeof codeTextPlaces)[number]
  readonly isEnglishFixed: boolean
  readonly shipped: Text
}

type Place = CodeText['place']

/** The messages that answers carry. The others (M-04, M-11, M-14, M-20, M-21) are in our pages alone. */
const sentMessages = {
  'M-01': 'server',
  'M-02': 'both',
  'M-03': 'both',
  'M-05': 'both',
  'M-06': 'both',
  'M-07': 'both',
  'M-08': 'both',
  'M-09': 'both',
  'M-10': 'server',
  'M-12': 'pages',
  'M-13': 'both',
  'M-15': 'both',
  'M-16': 'pages',
  'M-17': 'pages',
  'M-18': 'pages',
  'M-19': 'pages',
} as const satisfies Partial<Record<MessageId, Place>>

const ofMessages = (Object.keys(sentMessages) as (keyof typeof sentMessages)[]).map(
  (key): CodeText => ({
    key,
    kind: 'message',
    place: sentMessages[key],
    isEnglishFixed: true,
    shipped: messages[key],
  }),
)

const ofServer = { place: 'server', isEnglishFixed: false } as const

const ofRefusals = Object.values<RefusalKind>(refusals).flatMap(({ code, text, step, staffStep }): CodeText[] => [
  { key: `${code}`, kind: 'refusal', shipped: text, ...ofServer },
  ...(step ? [{ key: `${code}.next`, kind: 'next' as const, shipped: step.text, ...ofServer }] : []),
  ...(typeof staffStep === 'object'
    ? [{ key: `${code}.staffNext`, kind: 'next' as const, shipped: staffStep, ...ofServer }]
    : []),
])

const ofSpecialSteps = Object.entries(specialSteps).map(
  ([name, { text }]): CodeText => ({ key: `next.${name}`, kind: 'next', shipped: text, ...ofServer }),
)

const codes = (kind: CodeText['kind'], of: string, place: Place, texts: Readonly<Record<string, Text>>) =>
  Object.entries(texts).map(
    ([code, shipped]): CodeText => ({ key: `${of}.${code}`, kind, place, isEnglishFixed: false, shipped }),
  )

/** Lists are filtered by some of the steps, and the filter has a copy of their names. */
const ofSteps = codes('event', 'track', 'server', trackEventText).map((text): CodeText => {
  const isFilter = stages.some((stage) => text.key === `track.${stage}`)
  return isFilter ? { ...text, place: 'both' } : text
})

/**
 * Every text that an answer carries by its code, once: a refusal that says a message has no words of its own. What pages
 * alone say, such as names of tabs, is not among them.
 */
export const codeTexts: readonly CodeText[] = once([
  ...ofMessages,
  ...ofRefusals,
  ...ofSpecialSteps,
  ...ofSteps,
  ...codes('event', 'ledger', 'both', ledgerEventText),
  ...codes('state', 'parcel', 'both', parcelStatusText),
  ...codes('state', 'order', 'both', orderStatusText),
  ...codes('state', 'transfer', 'both', auditStatusText),
  ...codes('state', 'topUp', 'both', rechargeStatusText),
  ...codes('state', 'payment', 'server', paymentStateText),
  ...codes('state', 'abnormal', 'server', abnormalText),
  ...codes('state', 'claimRefused', 'server', claimRejectText),
  ...codes('state', 'feedback', 'server', feedbackStatusText),
  ...codes('state', 'friend', 'server', referralStateText),
])

function once(texts: readonly CodeText[]): readonly CodeText[] {
  const seen = new Set<Text>()
  return texts.filter(({ shipped }) => !seen.has(shipped) && seen.add(shipped))
}

const byKey: ReadonlyMap<string, CodeText> = new Map(codeTexts.map((text) => [text.key, text]))

export const codeTextOf = (key: string): CodeText | undefined => byKey.get(key)
