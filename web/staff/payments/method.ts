import { paymentMethodText } from '#contract/codes.ts'
import type { Language } from '#domain/language.ts'

export const methods = ['ALIPAY', 'WECHAT'] as const
export type Method = (typeof methods)[number]

const keys = { ALIPAY: 'alipay', WECHAT: 'wechat' } as const

export const methodName = (method: Method, language: Language): string => paymentMethodText[keys[method]][language]
