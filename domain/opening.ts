/*
 * What a new installation needs before it opens to visitors. A line of the list is done once it has no gap; the product
 * may open once no line that matters has one. Which gaps there are is judged from facts alone, never ticked by hand, but
 * for what only a person can see: that the test mail arrived.
 */

export const openingLines = [
  'company',
  'contacts',
  'people',
  'warehouses',
  'prices',
  'pickUpPoints',
  'bankAccounts',
  'onlinePayments',
  'texts',
  'mail',
  'address',
  'firstParcel',
] as const
export type OpeningLine = (typeof openingLines)[number]

export const openingGaps = [
  'siteName',
  'companyPage',
  'noContact',
  'sampleContact',
  'oneAdministrator',
  'noFinance',
  'oneFinance',
  'noWarehouseStaff',
  'noWarehouse',
  'sampleWarehouse',
  'noPrice',
  'samplePrice',
  'noPoint',
  'samplePoint',
  'noAccount',
  'sampleAccount',
  'noMethod',
  'noPaid',
  'sampleText',
  'noMailServer',
  'mailNotTried',
  'mailNotSent',
  'mailNotConfirmed',
  'notSecure',
  'otherAddress',
  'untrustedProxy',
  'noParcel',
] as const
export type OpeningGap = (typeof openingGaps)[number]

/** A gap, and the names of what it is about (warehouses, texts, destinations …). */
export interface FoundGap {
  readonly gap: OpeningGap
  readonly names: readonly string[]
}

export interface OpeningFacts {
  readonly isSiteNameSet: boolean
  /** Pages whose published text still holds placeholders, by address. */
  readonly samplePages: readonly string[]
  readonly contacts: { readonly own: number; readonly sample: number }
  readonly accounts: { readonly own: number; readonly sample: number }
  readonly administrators: number
  readonly finance: number
  /** Active warehouses in which nobody of the warehouse staff works. */
  readonly warehousesWithoutStaff: readonly string[]
  readonly warehouses: number
  readonly sampleWarehouses: readonly string[]
  /** Open destinations to which nothing can be sent today. */
  readonly destinationsWithoutPrice: readonly string[]
  readonly samplePrices: number
  /** Lines that end at a pick-up point, in destinations without an open one. */
  readonly linesWithoutPoint: readonly string[]
  readonly samplePoints: readonly string[]
  readonly methods: readonly string[]
  /** Methods by which money has come in once. */
  readonly paidMethods: readonly string[]
  readonly hasMailServer: boolean
  readonly testMail: 'none' | 'waiting' | 'failed' | 'sent' | 'confirmed'
  readonly address: { readonly isSecure: boolean; readonly isOwn: boolean; readonly isProxyTrusted: boolean }
  readonly parcels: number
}

/** The page about the company has a line of its own. */
export const companyPage = 'companyProfile'

type Judge = (facts: OpeningFacts) => readonly FoundGap[]

const gaps: Readonly<Record<OpeningLine, Judge>> = {
  company: ({ isSiteNameSet, samplePages }) => [
    ...gap(!isSiteNameSet, 'siteName'),
    ...gap(samplePages.includes(companyPage), 'companyPage'),
  ],
  contacts: ({ contacts }) => [
    ...gap(contacts.own + contacts.sample === 0, 'noContact'),
    ...gap(contacts.sample > 0, 'sampleContact'),
  ],
  people: ({ administrators, finance, warehousesWithoutStaff }) => [
    ...gap(administrators < 2, 'oneAdministrator'),
    ...gap(finance === 0, 'noFinance'),
    ...gap(finance === 1, 'oneFinance'),
    ...named('noWarehouseStaff', warehousesWithoutStaff),
  ],
  warehouses: ({ warehouses, sampleWarehouses }) => [
    ...gap(warehouses === 0, 'noWarehouse'),
    ...named('sampleWarehouse', sampleWarehouses),
  ],
  prices: ({ destinationsWithoutPrice, samplePrices }) => [
    ...named('noPrice', destinationsWithoutPrice),
    ...gap(samplePrices > 0, 'samplePrice', [String(samplePrices)]),
  ],
  pickUpPoints: ({ linesWithoutPoint, samplePoints }) => [
    ...named('noPoint', linesWithoutPoint),
    ...named('samplePoint', samplePoints),
  ],
  bankAccounts: ({ accounts }) => [
    ...gap(accounts.own + accounts.sample === 0, 'noAccount'),
    ...gap(accounts.sample > 0, 'sampleAccount'),
  ],
  onlinePayments: ({ methods, paidMethods }) => [
    ...gap(methods.length === 0, 'noMethod'),
    ...named(
      'noPaid',
      methods.filter((method) => !paidMethods.includes(method)),
    ),
  ],
  texts: ({ samplePages }) =>
    named(
      'sampleText',
      samplePages.filter((page) => page !== companyPage),
    ),
  mail: ({ hasMailServer, testMail }) => [
    ...gap(!hasMailServer, 'noMailServer'),
    ...gap(testMail === 'none', 'mailNotTried'),
    ...gap(testMail === 'waiting' || testMail === 'failed', 'mailNotSent'),
    ...gap(testMail === 'sent', 'mailNotConfirmed'),
  ],
  address: ({ address }) => [
    ...gap(!address.isSecure, 'notSecure'),
    ...gap(!address.isOwn, 'otherAddress'),
    ...gap(!address.isProxyTrusted, 'untrustedProxy'),
  ],
  firstParcel: ({ parcels }) => gap(parcels === 0, 'noParcel'),
}

/** These are said, but keep nobody from opening. */
const advice: ReadonlySet<OpeningGap> = new Set(['oneFinance', 'noMailServer', 'notSecure', 'noMethod', 'noPaid'])

/** Without a bank account, members have to be able to pay online. */
const keepsClosed = (gap: OpeningGap, { methods }: OpeningFacts) =>
  gap === 'noAccount' ? methods.length === 0 : !advice.has(gap)

export interface JudgedLine {
  readonly line: OpeningLine
  readonly gaps: readonly FoundGap[]
  /** Whether one of its gaps keeps the installation from opening. */
  readonly isNeeded: boolean
}

export interface Opening {
  readonly lines: readonly JudgedLine[]
  readonly mayOpen: boolean
}

export function judgeOpening(facts: OpeningFacts): Opening {
  const lines = openingLines.map((line) => {
    const found = gaps[line](facts)
    return { line, gaps: found, isNeeded: found.some(({ gap: each }) => keepsClosed(each, facts)) }
  })
  return { lines, mayOpen: lines.every(({ isNeeded }) => !isNeeded) }
}

const gap = (isThere: boolean, name: OpeningGap, names: readonly string[] = []): readonly FoundGap[] =>
  isThere ? [{ gap: name, names }] : []

const named = (name: OpeningGap, names: readonly string[]) => gap(names.length > 0, name, names)
