import { pickText, type StoredText } from '#contract/wire/language.ts'
import { type AbnormalCode, abnormalText } from '#contract/codes.ts'
import { withDecimals } from '#domain/decimals.ts'
import type { Language } from '#domain/language.ts'
import type { Letter } from '#server/notices/notices.ts'
import { signed } from '#server/mail/letter.ts'
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
export function receivedMail(language: Language, arrived: Arrived): Letter {
  const say = sentences[language]
  const paragraphs = [
    say.came(arrived.trackingNumber, pickText(arrived.warehouse, language)),
    say.measured(
      kilos(arrived.weightG),
      [arrived.lengthMm, arrived.widthMm, arrived.heightMm].map(centimetres).join(' × '),
    ),
    arrived.elsewhere && elsewhereText[language],
    arrived.undeclared && say.undeclared,
    arrived.abnormalCode &&
      !explained.has(arrived.abnormalCode) &&
      say.abnormal(abnormalText[arrived.abnormalCode][language]),
    applyNext(language, arrived.photoCount),
    `${arrived.publicUrl}/web_site/packageList`,
  ]
  const isUrgent = arrived.abnormalCode !== null && urgent.has(arrived.abnormalCode)
  return { subject: say.subject(arrived.trackingNumber), body: signed(language, paragraphs), isUrgent }
}

/** The parcel cannot be sent as it is, or something of it is broken or missing. */
const urgent: ReadonlySet<AbnormalCode> = new Set(['DAMAGED', 'SHORT', 'PROHIBITED', 'COD'])

/** These two have sentences of their own. */
const explained: ReadonlySet<AbnormalCode> = new Set(['WRONG_WAREHOUSE', 'NO_DECLARATION'])

const kilos = (grams: number) => withDecimals(grams, 3)
const centimetres = (mm: number) => withDecimals(mm, 1)

interface Sentences {
  readonly subject: (trackingNumber: string) => string
  readonly came: (trackingNumber: string, warehouse: string) => string
  readonly measured: (kilos: string, size: string) => string
  readonly undeclared: string
  readonly abnormal: (what: string) => string
}

const sentences: Readonly<Record<Language, Sentences>> = {
  'zh-Hans': {
    subject: (trackingNumber) => `您的包裹 ${trackingNumber} 已入库`,
    came: (trackingNumber, warehouse) => `您好！您的包裹 ${trackingNumber} 已送达${warehouse}仓库。`,
    measured: (weight, size) => `实际重量 ${weight} kg，尺寸 ${size} cm。`,
    undeclared: '这个包裹没有预报，我们按面单上的会员编号入库。请登录申报货物，之后即可申请集运。',
    abnormal: (what) => `仓库备注了异常情况：${what}。请登录查看详情。`,
  },
  'zh-Hant': {
    subject: (trackingNumber) => `你的包裹 ${trackingNumber} 已入庫`,
    came: (trackingNumber, warehouse) => `你好！你的包裹 ${trackingNumber} 已送達${warehouse}倉庫。`,
    measured: (weight, size) => `實際重量 ${weight} kg，尺寸 ${size} cm。`,
    undeclared: '此包裹沒有預報，我們按面單上的會員編號入庫。請登入申報貨物，之後即可申請集運。',
    abnormal: (what) => `倉庫備註了異常情況：${what}。請登入查看詳情。`,
  },
  en: {
    subject: (trackingNumber) => `Your parcel ${trackingNumber} has arrived`,
    came: (trackingNumber, warehouse) => `Your parcel ${trackingNumber} has arrived at our ${warehouse} warehouse.`,
    measured: (weight, size) => `It weighs ${weight} kg and measures ${size} cm.`,
    undeclared:
      'It was not forecast, so we received it by the member number on its label. Log in and declare the goods, then you can apply for consolidation.',
    abnormal: (what) => `The warehouse reported a problem: ${what}. Please log in for the details.`,
  },
}
