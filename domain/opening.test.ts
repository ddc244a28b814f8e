import { expect, test } from 'vitest'
import { judgeOpening, type OpeningFacts, openingLines } from './opening.ts'

const ready: OpeningFacts = {
  isSiteNameSet: true,
  samplePages: [],
  contacts: { own: 1, sample: 0 },
  accounts: { own: 1, sample: 0 },
  administrators: 2,
  finance: 2,
  warehousesWithoutStaff: [],
  warehouses: 1,
  sampleWarehouses: [],
  destinationsWithoutPrice: [],
  samplePrices: 0,
  linesWithoutPoint: [],
  samplePoints: [],
  methods: ['alipay'],
  paidMethods: ['alipay'],
  hasMailServer: true,
  testMail: 'confirmed',
  address: { isSecure: true, isOwn: true, isProxyTrusted: true },
  parcels: 1,
}

/** The lines with a gap, and whether the installation may open. */
function judged(changes: Partial<OpeningFacts>) {
  const { lines, mayOpen } = judgeOpening({ ...ready, ...changes })
  const gaps = lines.flatMap(({ line, gaps: found }) => found.map(({ gap }) => `${line}: ${gap}`))
  return { gaps, mayOpen }
}

test('with everything there, every line is done and the installation may open', () => {
  expect(judged({})).toEqual({ gaps: [], mayOpen: true })
  expect(judgeOpening(ready).lines.map(({ line }) => line)).toEqual(openingLines)
})

test.each([
  ['company: siteName', { isSiteNameSet: false }],
  ['company: companyPage', { samplePages: ['companyProfile'] }],
  ['contacts: noContact', { contacts: { own: 0, sample: 0 } }],
  ['contacts: sampleContact', { contacts: { own: 2, sample: 1 } }],
  ['people: oneAdministrator', { administrators: 1 }],
  ['people: noFinance', { finance: 0 }],
  ['people: noWarehouseStaff', { warehousesWithoutStaff: ['Shenzhen'] }],
  ['warehouses: noWarehouse', { warehouses: 0 }],
  ['warehouses: sampleWarehouse', { sampleWarehouses: ['Shenzhen'] }],
  ['prices: noPrice', { destinationsWithoutPrice: ['Hong Kong'] }],
  ['prices: samplePrice', { samplePrices: 3 }],
  ['pickUpPoints: noPoint', { linesWithoutPoint: ['Pick-up'] }],
  ['pickUpPoints: samplePoint', { samplePoints: ['Mong Kok'] }],
  ['bankAccounts: sampleAccount', { accounts: { own: 1, sample: 1 } }],
  ['texts: sampleText', { samplePages: ['privacyPolicy'] }],
  ['mail: mailNotTried', { testMail: 'none' }],
  ['mail: mailNotSent', { testMail: 'failed' }],
  ['mail: mailNotConfirmed', { testMail: 'sent' }],
  ['address: otherAddress', { address: { ...ready.address, isOwn: false } }],
  ['address: untrustedProxy', { address: { ...ready.address, isProxyTrusted: false } }],
  ['firstParcel: noParcel', { parcels: 0 }],
] as const)('%s keeps it closed', (gap, changes) => {
  expect(judged(changes)).toEqual({ gaps: [gap], mayOpen: false })
})

test.each([
  ['people: oneFinance', { finance: 1 }],
  ['mail: noMailServer', { hasMailServer: false }],
  ['address: notSecure', { address: { ...ready.address, isSecure: false } }],
  ['onlinePayments: noMethod', { methods: [], paidMethods: [] }],
  ['onlinePayments: noPaid', { paidMethods: [] }],
] as const)('%s is advice', (gap, changes) => {
  expect(judged(changes)).toEqual({ gaps: [gap], mayOpen: true })
})

test('without a bank account it opens only where members can pay online', () => {
  const accounts = { own: 0, sample: 0 }
  expect(judged({ accounts })).toEqual({ gaps: ['bankAccounts: noAccount'], mayOpen: true })
  expect(judged({ accounts, methods: [] })).toMatchObject({ mayOpen: false })
})

test('a gap names what it is about, and the page about the company is no line of the other texts', () => {
  const { lines } = judgeOpening({ ...ready, samplePages: ['companyProfile', 'privacyPolicy'], samplePrices: 7 })
  const gapsOf = (name: string) => lines.find(({ line }) => line === name)?.gaps
  expect(gapsOf('texts')).toEqual([{ gap: 'sampleText', names: ['privacyPolicy'] }])
  expect(gapsOf('prices')).toEqual([{ gap: 'samplePrice', names: ['7'] }])
})
