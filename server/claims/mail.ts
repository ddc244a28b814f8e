import { claimRejectText } from '#contract/codes.ts'
import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { RejectReason } from '#domain/claim.ts'
import { withDecimals } from '#domain/decimals.ts'
import type { Language, Text } from '#domain/language.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import { letterOf } from '#server/mail/texts/mail-text.ts'
import {
  claimApproved,
  claimEnded,
  claimRejected,
  parcelFound,
  parcelTakenBack,
} from '#server/mail/texts/claims.text.ts'
import { applyNext, elsewhereText } from '#server/parcels/parcels.ts'

interface Given {
  readonly trackingNumber: string
  readonly warehouse: { readonly name: StoredText }
  readonly weighing: { readonly actualWeightG: number }
  readonly photoFileIds: readonly string[]
  /** It had been claimed; otherwise staff found out whose it is. */
  readonly isClaimed: boolean
  /** It arrived at another warehouse than its forecast named. */
  readonly isElsewhere: boolean
  readonly isUndeclared: boolean
  readonly publicUrl: string
}

/** CLAIM_APPROVED, or PARCEL_RECEIVED if staff found its owner: it is in stock, and what to do now. */
export function givenMail(language: Language, given: Given) {
  return letterOf(given.isClaimed ? claimApproved : parcelFound, language, {
    trackingNumber: given.trackingNumber,
    warehouse: pickText(given.warehouse.name, language),
    weight: `${withDecimals(given.weighing.actualWeightG, 3)} kg`,
    remarks: given.isElsewhere ? elsewhereText[language] : '',
    apply: given.isUndeclared ? declare[language] : applyNext(language, given.photoFileIds.length),
    parcelsLink: `${given.publicUrl}/web_site/packageList`,
  })
}

interface Rejected {
  readonly trackingNumber: string
  readonly reason: RejectReason
  /** What the reviewer added. */
  readonly note: string
  readonly publicUrl: string
}

/** CLAIM_REJECTED: why, and what the member can do. */
export function rejectedMail(language: Language, { trackingNumber, reason, note, publicUrl }: Rejected) {
  const canTryAgain = reason === 'IMAGE_UNREADABLE' || reason === 'NUMBER_MISMATCH'
  return letterOf(claimRejected, language, {
    trackingNumber,
    reason: inUse(claimRejectText[reason])[language],
    note: note && noted[language](note),
    tryAgain: (canTryAgain ? again : mine)[language],
    claimsLink: `${publicUrl}/web_site/UnclaimedParcel?tab=mine`,
  })
}

interface Ended {
  readonly trackingNumber: string
  readonly publicUrl: string
}

/** CLAIM_ENDED: nobody rejected it, but the parcel was disposed of. */
export const endedMail = (language: Language, { trackingNumber, publicUrl }: Ended) =>
  letterOf(claimEnded, language, { trackingNumber, claimsLink: `${publicUrl}/web_site/UnclaimedParcel?tab=mine` })

interface TakenBack {
  readonly trackingNumber: string
  readonly reason: string
  readonly publicUrl: string
}

/** PARCEL_TAKEN_BACK: it turned out to be somebody else's; why, and how to object. */
export const takenBackMail = (language: Language, { trackingNumber, reason, publicUrl }: TakenBack) =>
  letterOf(parcelTakenBack, language, {
    trackingNumber,
    reason,
    claimsLink: `${publicUrl}/web_site/UnclaimedParcel?tab=mine`,
  })

const declare: Text = {
  'zh-Hans': '还差一步：请登录申报货物，之后即可申请集运。',
  'zh-Hant': '尚餘一步：請登入申報貨物，之後即可申請集運。',
  en: 'One step is left: log in and declare the goods. Then you can apply for consolidation.',
}

const noted: Readonly<Record<Language, (words: string) => string>> = {
  'zh-Hans': (words) => `审核备注：${words}`,
  'zh-Hant': (words) => `審核備註：${words}`,
  en: (words) => `The reviewer added: ${words}`,
}

const again: Text = {
  'zh-Hans': '您可以修改后重新提交：',
  'zh-Hant': '你可以修改後重新提交：',
  en: 'You can correct it and submit it again:',
}

const mine: Text = { 'zh-Hans': '您的认领记录：', 'zh-Hant': '你的認領記錄：', en: 'Your claims:' }
