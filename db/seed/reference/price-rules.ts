/*
 * The tariff that ships. P1 to P7 are the given rows, unchanged, so that the worked examples can be checked on a new
 * installation. All others are invented samples: prices are data, and the business sets its own in the back office.
 */

export interface SeededPrice {
  /** The permanent name of the row: its id is made from it. */
  readonly key: string
  readonly channel: string
  readonly destination: string
  readonly currency: 'CNY' | 'HKD'
  readonly goodsType: 'ordinary' | 'sensitive' | 'any'
  readonly firstKg: number
  readonly firstMinor: number
  readonly nextMinor: number
  readonly minimumMinor: number
  readonly capKg: number | null
}

const price = (
  key: string,
  [channel, destination, currency, goodsType]: readonly [string, string, 'CNY' | 'HKD', SeededPrice['goodsType']],
  firstKg: number,
  firstMinor: number,
  nextMinor: number,
  minimumMinor: number,
  capKg: number | null,
): SeededPrice => ({
  key,
  channel,
  destination,
  currency,
  goodsType,
  firstKg,
  firstMinor,
  nextMinor,
  minimumMinor,
  capKg,
})

const contractRows = [
  price('P1', ['HK_PARCEL', 'HK', 'CNY', 'any'], 1, 1600, 600, 2000, 30),
  price('P2', ['HK_PARCEL', 'HK', 'HKD', 'any'], 1, 1800, 700, 2200, 30),
  price('P3', ['HK_BULK', 'HK', 'CNY', 'any'], 20, 8000, 250, 10_000, null),
  price('P4', ['HK_PICKUP', 'HK', 'CNY', 'any'], 1, 1200, 500, 1200, 20),
  price('P5', ['AIR', 'SG', 'CNY', 'ordinary'], 1, 4800, 3200, 0, null),
  price('P6', ['AIR', 'SG', 'CNY', 'sensitive'], 1, 5800, 3800, 0, null),
  price('P7', ['SEA_BULK', 'MY', 'CNY', 'ordinary'], 10, 12_000, 650, 15_000, null),
]

const hongKongSamples = [
  price('HK_BULK-HK-HKD', ['HK_BULK', 'HK', 'HKD', 'any'], 20, 9000, 280, 11_000, null),
  price('HK_PICKUP-HK-HKD', ['HK_PICKUP', 'HK', 'HKD', 'any'], 1, 1400, 600, 1400, 20),
]

/**
 * First and next price of each line in CNY minor units: air by the kilogram, sea parcel by the kilogram, sea bulk from
 * 10 kg. The third number of sea bulk is its minimum, where that is more than the first price: Malaysia has that of P7.
 */
const samples = {
  TW: { air: [3800, 2400], seaParcel: [2400, 900], seaBulk: [9000, 450] },
  SG: { air: [4800, 3200], seaParcel: [3000, 1300], seaBulk: [12_500, 700] },
  MY: { air: [4500, 3000], seaParcel: [2800, 1200], seaBulk: [12_000, 650, 15_000] },
  ID: { air: [5600, 3900], seaParcel: [3600, 1600], seaBulk: [14_500, 850] },
  TH: { air: [5200, 3500], seaParcel: [3200, 1400], seaBulk: [13_000, 750] },
  VN: { air: [5000, 3400], seaParcel: [3000, 1300], seaBulk: [12_500, 700] },
  PH: { air: [5600, 3800], seaParcel: [3500, 1600], seaBulk: [14_000, 800] },
  US: { air: [9800, 6800], seaParcel: [6800, 3200], seaBulk: [22_000, 1500] },
  CA: { air: [10_200, 7000], seaParcel: [7000, 3400], seaBulk: [23_000, 1600] },
  AU: { air: [8800, 5800], seaParcel: [6200, 2800], seaBulk: [20_000, 1300] },
  NZ: { air: [9200, 6200], seaParcel: [6500, 3000], seaBulk: [21_000, 1400] },
  GB: { air: [9600, 6600], seaParcel: [6600, 3100], seaBulk: [21_500, 1450] },
  JP: { air: [5400, 3600], seaParcel: [3800, 1700], seaBulk: [15_000, 900] },
  OTHER: { air: [12_800, 9000], seaParcel: [8800, 4600], seaBulk: [28_000, 2000] },
} as const satisfies Record<string, Record<'air' | 'seaParcel' | 'seaBulk', readonly [number, number, number?]>>

/** Samples in HKD are a tenth above those in CNY, rounded to half a dollar. Invented, not an exchange rate. */
const inCurrency = (cnyMinor: number, currency: 'CNY' | 'HKD') =>
  currency === 'CNY' ? cnyMinor : Math.round((cnyMinor * 11) / 500) * 50

/** By air, sensitive goods cost a fifth more, rounded to one unit. */
const sensitive = (minor: number) => Math.round((minor * 12) / 1000) * 100

const overseasSamples = Object.entries(samples).flatMap(([destination, { air, seaParcel, seaBulk }]) =>
  (['CNY', 'HKD'] as const).flatMap((currency) => {
    const minor = (cnyMinor: number) => inCurrency(cnyMinor, currency)
    const key = (channel: string) => `${channel}-${destination}-${currency}`
    return [
      price(key('AIR'), ['AIR', destination, currency, 'ordinary'], 1, minor(air[0]), minor(air[1]), 0, null),
      price(
        `${key('AIR')}-S`,
        ['AIR', destination, currency, 'sensitive'],
        1,
        minor(sensitive(air[0])),
        minor(sensitive(air[1])),
        0,
        null,
      ),
      price(
        key('SEA_PARCEL'),
        ['SEA_PARCEL', destination, currency, 'any'],
        1,
        minor(seaParcel[0]),
        minor(seaParcel[1]),
        0,
        30,
      ),
      price(
        key('SEA_BULK'),
        ['SEA_BULK', destination, currency, 'ordinary'],
        10,
        minor(seaBulk[0]),
        minor(seaBulk[1]),
        minor(seaBulk[2] ?? seaBulk[0]),
        null,
      ),
    ]
  }),
)

const trade = (row: SeededPrice) => [row.channel, row.destination, row.currency, row.goodsType].join()
const contractTrades = new Set(contractRows.map(trade))

/** Where there is a given row, there is no sample. */
export const priceRules: readonly SeededPrice[] = [
  ...contractRows,
  ...[...hongKongSamples, ...overseasSamples].filter((row) => !contractTrades.has(trade(row))),
]
