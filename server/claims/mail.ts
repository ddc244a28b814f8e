import { claimRejectText } from '#contract/codes.ts'
import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { RejectReason } from '#domain/claim.ts'
import { withDecimals } from '#domain/decimals.ts'
import type { Language } from '#domain/language.ts'
import { signed } from '#server/mail/letter.ts'
import { applyNext, elsewhereText } from '#server/parcels/parcels.ts'

interface Mail {
  readonly subject: string
  readonly body: string
}

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
export function givenMail(language: Language, given: Given): Mail {
  const say = sentences[language]
  const { trackingNumber } = given
  return {
    subject: given.isClaimed ? say.approvedSubject(trackingNumber) : say.foundSubject(trackingNumber),
    body: signed(language, [
      given.isClaimed ? say.approved(trackingNumber) : say.found(trackingNumber),
      say.lies(pickText(given.warehouse.name, language), withDecimals(given.weighing.actualWeightG, 3)),
      given.isElsewhere && elsewhereText[language],
      given.isUndeclared ? say.declare : applyNext(language, given.photoFileIds.length),
      `${given.publicUrl}/web_site/packageList`,
    ]),
  }
}

interface Rejected {
  readonly trackingNumber: string
  readonly reason: RejectReason
  /** What the reviewer added. */
  readonly note: string
  readonly publicUrl: string
}

/** CLAIM_REJECTED: why, and what the member can do. */
export function rejectedMail(language: Language, { trackingNumber, reason, note, publicUrl }: Rejected): Mail {
  const say = sentences[language]
  const canTryAgain = reason === 'IMAGE_UNREADABLE' || reason === 'NUMBER_MISMATCH'
  return {
    subject: say.rejectedSubject(trackingNumber),
    body: signed(language, [
      say.rejected(trackingNumber),
      say.reason(claimRejectText[reason][language]),
      note && say.note(note),
      canTryAgain ? say.again : say.mine,
      `${publicUrl}/web_site/UnclaimedParcel?tab=mine`,
    ]),
  }
}

interface Sentences {
  readonly approvedSubject: (number: string) => string
  readonly approved: (number: string) => string
  readonly foundSubject: (number: string) => string
  readonly found: (number: string) => string
  readonly lies: (warehouse: string, weight: string) => string
  readonly declare: string
  readonly rejectedSubject: (number: string) => string
  readonly rejected: (number: string) => string
  readonly reason: (why: string) => string
  readonly note: (words: string) => string
  readonly again: string
  readonly mine: string
}

const sentences: Readonly<Record<Language, Sentences>> = {
  'zh-Hans': {
    approvedSubject: (number) => `包裹 ${number} 认领成功`,
    approved: (number) => `您好！您认领的包裹 ${number} 已通过审核，现已归入您的包裹列表。`,
    foundSubject: (number) => `您的包裹 ${number} 已入库`,
    found: (number) => `您好！我们已确认包裹 ${number} 属于您，现已归入您的包裹列表。`,
    lies: (warehouse, weight) => `包裹存放在${warehouse}仓库，实际重量 ${weight} kg。`,
    declare: '还差一步：请登录申报货物，之后即可申请集运。',
    rejectedSubject: (number) => `包裹 ${number} 的认领未通过`,
    rejected: (number) => `您好！您对包裹 ${number} 的认领未通过审核。`,
    reason: (why) => `原因：${why}。`,
    note: (words) => `审核备注：${words}`,
    again: '您可以修改后重新提交：',
    mine: '您的认领记录：',
  },
  'zh-Hant': {
    approvedSubject: (number) => `包裹 ${number} 認領成功`,
    approved: (number) => `你好！你認領的包裹 ${number} 已通過審核，現已歸入你的包裹列表。`,
    foundSubject: (number) => `你的包裹 ${number} 已入庫`,
    found: (number) => `你好！我們已確認包裹 ${number} 屬於你，現已歸入你的包裹列表。`,
    lies: (warehouse, weight) => `包裹存放於${warehouse}倉庫，實際重量 ${weight} kg。`,
    declare: '尚餘一步：請登入申報貨物，之後即可申請集運。',
    rejectedSubject: (number) => `包裹 ${number} 的認領未獲通過`,
    rejected: (number) => `你好！你對包裹 ${number} 的認領未獲通過。`,
    reason: (why) => `原因：${why}。`,
    note: (words) => `審核備註：${words}`,
    again: '你可以修改後重新提交：',
    mine: '你的認領記錄：',
  },
  en: {
    approvedSubject: (number) => `Your claim on parcel ${number} was approved`,
    approved: (number) => `Your claim on parcel ${number} was approved. It is now in your package list.`,
    foundSubject: (number) => `Your parcel ${number} has arrived`,
    found: (number) => `We’ve confirmed parcel ${number} is yours. It is now in your package list.`,
    lies: (warehouse, weight) => `It is in our ${warehouse} warehouse and weighs ${weight} kg.`,
    declare: 'One step is left: log in and declare the goods. Then you can apply for consolidation.',
    rejectedSubject: (number) => `Your claim on parcel ${number} was not approved`,
    rejected: (number) => `Your claim on parcel ${number} was not approved.`,
    reason: (why) => `Reason: ${why}.`,
    note: (words) => `The reviewer added: ${words}`,
    again: 'You can correct it and submit it again:',
    mine: 'Your claims:',
  },
}
