/* Amounts that find the provider away, and there again the next time; each width of a screen has its own. */

/** The notice of a payment of this amount is lost. */
export const lostMinor = 44_43

export const awayAmounts = { 1440: '44.41', 390: '44.42' } as const

/** As Alipay is asked for them. */
export const awayFor: readonly string[] = Object.values(awayAmounts)
