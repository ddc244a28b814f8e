import type { LabelledCase } from './match-cases.ts'
import type { ArrivedParcel, MatchCandidate } from '#domain/match-score.ts'

/* Labelled cases written by hand: what the warehouse finds hard, and what tempts. */

const arrivedAtMs = 1_791_774_000_000

const parcel: ArrivedParcel = {
  warehouseId: 'fuyong',
  courierCode: 'SF',
  trackingNumber: 'SF1420098845017',
  memberNumber: null,
  labelText: '',
  ourPhones: ['+8675527301888'],
  weightG: 1650,
  goods: '',
  arrivedAtMs,
}

const candidate: MatchCandidate = {
  warehouseId: 'fuyong',
  courierCode: 'SF',
  trackingNumber: 'SF1391120033458',
  memberNumber: 'JY0005724',
  names: ['陈美玲', 'CHAN Mei Ling'],
  phones: ['+85291234567', '+8613812345678'],
  weightG: null,
  goods: '大衣',
  saidAtMs: arrivedAtMs - 3 * 86_400_000,
}

type Written = readonly [
  kind: string,
  isTheirs: boolean,
  parcel: Partial<ArrivedParcel>,
  candidate: Partial<MatchCandidate>,
]

const written: readonly Written[] = [
  ['her consignee’s Hong Kong name in Traditional', true, { labelText: '陳美玲 9123****' }, {}],
  ['name behind asterisks, ends of the phone', true, { labelText: '陈*玲 138****5678' }, {}],
  ['masked by black circles', true, { labelText: '收件人 陈●● 138●●●●5678', goods: '大衣' }, {}],
  ['full-width phone', true, { labelText: '陈美玲 １３８１２３４５６７８' }, {}],
  ['phone with its country code and spaces', true, { labelText: 'Chan +852 9123 4567' }, {}],
  ['one digit of the phone is smudged, whole name', true, { labelText: '陈美玲 13812845678', goods: '大衣' }, {}],
  ['English name behind masks, and the last four', true, { labelText: 'CHAN M** L*** 4567', goods: '大衣' }, {}],
  [
    'a slip in the number, and another name of the family',
    true,
    { labelText: '收件人 陈先生' },
    { trackingNumber: 'SF1420098840517' },
  ],
  ['last digit wrong, the label has the name', true, { labelText: '陈美玲' }, { trackingNumber: 'SF1420098845011' }],
  [
    'O typed for 0, wrong warehouse, wrong courier',
    true,
    {},
    { trackingNumber: 'SF142OO98845O17', warehouseId: 'nanshan', courierCode: 'ZTO' },
  ],
  ['hyphens inside the number', true, {}, { trackingNumber: 'SF142-0098-845017' }],
  [
    'member number with O for 0, masked name',
    true,
    { memberNumber: 'JYOOO5724', labelText: '陈**', goods: '大衣' },
    {},
  ],
  ['member number with one character unread, phone', true, { memberNumber: 'JY0?05724', labelText: '尾号5678' }, {}],
  ['the alias of a married name, only the phone fits', true, { labelText: '何太 91234567', goods: '大衣' }, {}],
  [
    'two digits wrong, whole name and phone',
    true,
    { labelText: '陈美玲 13812345678' },
    { trackingNumber: 'SF1420098854071' },
  ],
  ['nothing on the label, two digits wrong', true, {}, { trackingNumber: 'SF1420089845071' }],
  ['only the family name and the goods', true, { labelText: '陈小姐', goods: '大衣' }, { weightG: 1600 }],
  [
    'forecast a month after it came, digit missing',
    true,
    {},
    { trackingNumber: 'SF142009884517', saidAtMs: arrivedAtMs + 30 * 86_400_000 },
  ],

  [
    'her sister, whole name, their shared phone',
    false,
    { labelText: '陈美琪 91234567', memberNumber: 'JY0010019' },
    {},
  ],
  ['her father, masked name, their shared phone', false, { labelText: '陈*强 9123****', goods: '大衣' }, {}],
  [
    'the shop’s next parcel, same goods and weight',
    false,
    { goods: '大衣' },
    { trackingNumber: 'SF1420098845018', weightG: 1650 },
  ],
  [
    'the shop’s next parcel carries over',
    false,
    { goods: '大衣' },
    { trackingNumber: 'SF1420098845020', weightG: 1650 },
  ],
  ['next parcel of the shop, family name alike', false, { labelText: '陈女士' }, { trackingNumber: 'SF1420098845016' }],
  [
    'next parcel of the shop, masked name of another',
    false,
    { labelText: '陈*琪 6***8899' },
    { trackingNumber: 'SF1420098845016' },
  ],
  [
    'extension of a privacy number is like her last four',
    false,
    { labelText: '林先生 17012345555转4567', goods: '大衣' },
    {},
  ],
  ['the sender has her name', false, { labelText: '寄件人 陈美玲 13812345678 收件人 林先生', goods: '大衣' }, {}],
  ['the sender’s phone ends like hers', false, { labelText: '寄件 陈生 5678 收件 黄**' }, {}],
  ['another valid member number, same name', false, { labelText: '陈美玲 JY0010019', goods: '大衣' }, {}],
  [
    'whole name of a namesake with another phone',
    false,
    { labelText: '陈美玲 13799990000', goods: '大衣' },
    { weightG: 1650 },
  ],
  ['same goods, weight, day, warehouse and courier', false, { goods: '大衣', labelText: '陈**' }, { weightG: 1650 }],
  [
    'same number at two couriers, label names a man of another family',
    false,
    { labelText: '黄志强 66667777', courierCode: 'ZTO' },
    {
      trackingNumber: 'SF1420098845017',
      memberNumber: 'JY0031004',
      names: ['黄志明'],
      phones: ['+85255556666'],
      warehouseId: 'nanshan',
    },
  ],
  ['a torn member number that fits many', false, { labelText: 'JY000', goods: '大衣' }, {}],
  ['a shelf number like the end of her phone', false, { labelText: '收件人 吴** 5678', goods: '大衣' }, {}],
  ['same ends of the phone, another family', false, { labelText: '李** 138****5678' }, {}],
  ['guessed: four digits at the end', false, { labelText: '黄小姐' }, { trackingNumber: '881500002235017' }],
  ['a given name in common', false, { labelText: '林美玲', goods: '大衣' }, { weightG: 1650 }],
]

export const hardCases: readonly LabelledCase[] = written.map(([kind, isTheirs, arrived, said]) => ({
  kind,
  isTheirs,
  parcel: { ...parcel, ...arrived },
  candidate: { ...candidate, ...said },
}))
