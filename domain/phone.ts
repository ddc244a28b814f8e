import { toHalfWidth } from './plain-text.ts'

/** Patterns of the national part, after spaces, hyphens and the country prefix were removed. */
export const homeRegions = [
  { code: 'HK', dialCode: '852', pattern: /^[4-9]\d{7}$/ },
  { code: 'CN', dialCode: '86', pattern: /^1[3-9]\d{9}$/ },
  { code: 'TW', dialCode: '886', pattern: /^0?9\d{8}$/ },
  { code: 'SG', dialCode: '65', pattern: /^[89]\d{7}$/ },
  { code: 'ID', dialCode: '62', pattern: /^0?8\d{8,11}$/ },
  { code: 'MY', dialCode: '60', pattern: /^0?1\d{8,9}$/ },
] as const

export type HomeRegion = (typeof homeRegions)[number]['code']

export const homeRegionCodes = ['HK', 'CN', 'TW', 'SG', 'ID', 'MY'] as const satisfies readonly HomeRegion[]

/** E.164, such as `+85291234567`, as it is stored; null when the number is not a mobile number of the region. */
export function normalisePhone(region: HomeRegion, typed: string): string | null {
  const found = homeRegions.find(({ code }) => code === region)
  if (found === undefined) return null
  const digits = toHalfWidth(typed).replace(/[\s-]/g, '')
  const prefix = [`+${found.dialCode}`, `00${found.dialCode}`].find((each) => digits.startsWith(each)) ?? ''
  const national = digits.slice(prefix.length)
  return found.pattern.test(national) ? `+${found.dialCode}${national.replace(/^0/, '')}` : null
}

/** A stored number as the form shows it; null when it belongs to none of the home regions. */
export function splitPhone(e164: string): { region: HomeRegion; number: string } | null {
  const found = homeRegions.find(({ dialCode }) => e164.startsWith(`+${dialCode}`))
  return found === undefined ? null : { region: found.code, number: e164.slice(found.dialCode.length + 1) }
}
