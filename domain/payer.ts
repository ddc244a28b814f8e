/** Whose account a transfer came from, as finance reads it from the bank statement. */
export interface Payer {
  readonly name: string
  /** The whole number, or as many of its last digits as the statement shows. */
  readonly account: string
}

/** What is wrong with it: too little to tell one payer from another. */
type PayerFault = 'accountShort' | 'nameMissing'

const tailLength = 4

/** From this length on, an account number alone identifies its owner. */
const wholeLength = 8

export function payerFault({ name, account }: Payer): PayerFault | null {
  const { length } = plain(account)
  if (length < tailLength) return 'accountShort'
  return length < wholeLength && plain(name) === '' ? 'nameMissing' : null
}

/**
 * Marks for comparing transfers: two are from the same payer when they share one. A statement may show the whole
 * number, or a name with the last digits, so each form produces the marks that it can.
 */
export function payerMarks({ name, account }: Payer): readonly string[] {
  const [holder, number] = [plain(name), plain(account)]
  const byNumber = number.length >= wholeLength ? [`number ${number}`] : []
  const byName = holder === '' ? [] : [`name ${holder} ${number.slice(-tailLength)}`]
  return [...byNumber, ...byName]
}

/** The part of the account number that may be shown. */
export const payerTail = ({ account }: Payer) => plain(account).slice(-tailLength)

/** Without what varies in writing: spaces, hyphens, full-width digits, case. */
const plain = (typed: string) =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
