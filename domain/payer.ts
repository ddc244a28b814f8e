/** Whose account a transfer came from, as finance reads it off the bank statement. */
export interface Payer {
  readonly name: string
  /** The whole number, or as many of its last digits as the statement shows. */
  readonly account: string
}

/** What of it is wrong: too little to tell one payer from another. */
type PayerFault = 'accountShort' | 'nameMissing'

const tailLength = 4

/** From so many characters on a number says by itself whose it is. */
const wholeLength = 8

export function payerFault({ name, account }: Payer): PayerFault | null {
  const { length } = plain(account)
  if (length < tailLength) return 'accountShort'
  return length < wholeLength && plain(name) === '' ? 'nameMissing' : null
}

/**
 * What two transfers are compared by: they are of one payer when they share a mark. A statement shows now the whole number,
 * now a name with its last digits, so that each form makes the marks that it can.
 */
export function payerMarks({ name, account }: Payer): readonly string[] {
  const [holder, number] = [plain(name), plain(account)]
  const byNumber = number.length >= wholeLength ? [`number ${number}`] : []
  const byName = holder === '' ? [] : [`name ${holder} ${number.slice(-tailLength)}`]
  return [...byNumber, ...byName]
}

/** All of the account that may be shown. */
export const payerTail = ({ account }: Payer) => plain(account).slice(-tailLength)

/** Without what is written now so and now otherwise: spaces, hyphens, full-width figures, small letters. */
const plain = (typed: string) =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
