import { pickText, type StoredText } from '#contract/wire/language.ts'
import { type AbnormalCode, abnormalText } from '#contract/codes.ts'
import { withDecimals } from '#domain/decimals.ts'
import type { Language, Text } from '#domain/language.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import { letterOf } from '#server/mail/texts/mail-text.ts'
import { parcelFault, parcelFaultSettled, parcelReceived, parcelUndone } from '#server/mail/texts/parcels.text.ts'
import { applyNext, elsewhereText } from './text.ts'

interface Arrived {
  readonly trackingNumber: string
  readonly warehouse: StoredText
  readonly weightG: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
  readonly photoCount: number
  /** It arrived at another warehouse than its forecast named. */
  readonly elsewhere: boolean
  /** It had no forecast. */
  readonly undeclared: boolean
  readonly abnormalCode: AbnormalCode | null
  readonly publicUrl: string
}

/** PARCEL_RECEIVED: what arrived, its weight, and what its owner has to do now. */
export function receivedMail(language: Language, arrived: Arrived) {
  const { abnormalCode } = arrived
  const remarks = [
    arrived.elsewhere && elsewhereText[language],
    arrived.undeclared && undeclared[language],
    abnormalCode && !explained.has(abnormalCode) && abnormal[language](inUse(abnormalText[abnormalCode])[language]),
  ]
  const values = {
    trackingNumber: arrived.trackingNumber,
    warehouse: pickText(arrived.warehouse, language),
    weight: `${withDecimals(arrived.weightG, 3)} kg`,
    size: `${[arrived.lengthMm, arrived.widthMm, arrived.heightMm].map((mm) => withDecimals(mm, 1)).join(' × ')} cm`,
    remarks: remarks.filter(Boolean).join('\n\n'),
    apply: applyNext(language, arrived.photoCount),
    parcelsLink: `${arrived.publicUrl}/web_site/packageList`,
  }
  return letterOf(parcelReceived, language, values, { isUrgent: abnormalCode !== null && urgent.has(abnormalCode) })
}

interface Undone {
  readonly trackingNumber: string
  /** It was forecast, and is expected again. */
  readonly isExpected: boolean
  readonly publicUrl: string
}

/** PARCEL_UNDONE: the arrival that a mail told of was recorded by mistake. */
export const undoneMail = (language: Language, { trackingNumber, isExpected, publicUrl }: Undone) =>
  letterOf(parcelUndone, language, {
    trackingNumber,
    remarks: (isExpected ? expectedAgain : notYours)[language],
    parcelsLink: `${publicUrl}/web_site/packageList`,
  })

const expectedAgain: Text = {
  'zh-Hans': '您的预报不变，包裹真正入库时我们会再通知您。',
  'zh-Hant': '你的預報不變，包裹真正入庫時我們會再通知你。',
  en: 'Your forecast stays as it is. We’ll tell you when the parcel has really arrived.',
}

const notYours: Text = {
  'zh-Hans': '它已从您的包裹列表中移除。如果这确实是您的包裹，请联系客服。',
  'zh-Hant': '它已從你的包裹列表移除。如這確實是你的包裹，請聯絡客戶服務。',
  en: 'It is no longer in your package list. If it really is your parcel, please contact customer service.',
}

interface FaultFound {
  readonly trackingNumber: string
  readonly code: AbnormalCode
  /** What the warehouse wrote. */
  readonly note: string
  /** It cannot go into an order. */
  readonly isBlocking: boolean
  readonly publicUrl: string
}

/** PARCEL_ABNORMAL: what is wrong with a parcel in stock, and what that means for it. */
export const faultFoundMail = (language: Language, { trackingNumber, code, note, ...found }: FaultFound) =>
  letterOf(
    parcelFault,
    language,
    {
      trackingNumber,
      reason: inUse(abnormalText[code])[language],
      note,
      remarks: (found.isBlocking ? heldBack : stillSendable)[language],
      parcelsLink: `${found.publicUrl}/web_site/packageList`,
    },
    { isUrgent: found.isBlocking || urgent.has(code) },
  )

/** PARCEL_ABNORMAL: nothing is wrong with it any more. */
export const faultSettledMail = (
  language: Language,
  { trackingNumber, publicUrl }: Pick<FaultFound, 'trackingNumber' | 'publicUrl'>,
) => letterOf(parcelFaultSettled, language, { trackingNumber, parcelsLink: `${publicUrl}/web_site/packageList` })

const heldBack: Text = {
  'zh-Hans': '包裹暂时不能寄出。请登录查看照片，并联系客服决定如何处理。',
  'zh-Hant': '包裹暫時不能寄出。請登入查看相片，並聯絡客戶服務決定如何處理。',
  en: 'It cannot be sent as it is. Log in to see its photos, and contact customer service to decide what happens to it.',
}

const stillSendable: Text = {
  'zh-Hans': '您仍可以申请集运。请登录查看照片；如有疑问，请联系客服。',
  'zh-Hant': '你仍可以申請集運。請登入查看相片；如有疑問，請聯絡客戶服務。',
  en: 'You can still apply for consolidation. Log in to see its photos, and contact customer service if you have questions.',
}

/** The parcel cannot be sent as it is, or something of it is broken or missing. */
const urgent: ReadonlySet<AbnormalCode> = new Set(['DAMAGED', 'SHORT', 'PROHIBITED', 'COD'])

/** These two have sentences of their own. */
const explained: ReadonlySet<AbnormalCode> = new Set(['WRONG_WAREHOUSE', 'NO_DECLARATION'])

const undeclared: Text = {
  'zh-Hans': '这个包裹没有预报，我们按面单上的会员编号入库。请登录申报货物，之后即可申请集运。',
  'zh-Hant': '此包裹沒有預報，我們按面單上的會員編號入庫。請登入申報貨物，之後即可申請集運。',
  en: 'It was not forecast, so we received it by the member number on its label. Log in and declare the goods, then you can apply for consolidation.',
}

const abnormal: Readonly<Record<Language, (what: string) => string>> = {
  'zh-Hans': (what) => `仓库备注了异常情况：${what}。请登录查看详情。`,
  'zh-Hant': (what) => `倉庫備註了異常情況：${what}。請登入查看詳情。`,
  en: (what) => `The warehouse reported a problem: ${what}. Please log in for the details.`,
}
