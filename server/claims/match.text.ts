import type { Text } from '#domain/language.ts'
import type { MatchPart } from '#domain/match-parts.ts'

/* What agrees between an unclaimed parcel and a candidate, for staff. It never shows what a member's name, phone or number is. */

export const matchTexts: Readonly<Record<MatchPart, Text>> = {
  number_same: { 'zh-Hans': '快递单号相同', 'zh-Hant': '快遞單號相同', en: 'The tracking number is the same' },
  number_affix: {
    'zh-Hans': '快递单号相同，只差快递公司的前缀或后缀',
    'zh-Hant': '快遞單號相同，只差快遞公司的前綴或後綴',
    en: 'The tracking number is the same apart from the courier’s prefix or suffix',
  },
  number_look_alike: {
    'zh-Hans': '快递单号只差形近字符，如 0 和 O、1 和 I、5 和 S、8 和 B',
    'zh-Hant': '快遞單號只差形近字元，如 0 和 O、1 和 I、5 和 S、8 和 B',
    en: 'The tracking number differs only in look-alikes such as 0 and O, 1 and I, 5 and S, 8 and B',
  },
  number_swapped: {
    'zh-Hans': '快递单号有相邻两位颠倒',
    'zh-Hant': '快遞單號有相鄰兩位調轉',
    en: 'Two neighbouring characters of the tracking number are swapped',
  },
  number_extra: {
    'zh-Hans': '快递单号少了一位或多了一位',
    'zh-Hant': '快遞單號少了一位或多了一位',
    en: 'The tracking number lacks one character or has one too many',
  },
  number_wrong: {
    'zh-Hans': '快递单号有一位不同',
    'zh-Hant': '快遞單號有一位不同',
    en: 'One character of the tracking number differs',
  },
  number_series: {
    'zh-Hans': '快递单号最后四位中有一位不同，也可能是同一店铺的另一个包裹',
    'zh-Hant': '快遞單號最後四位中有一位不同，亦可能是同一店舖的另一個包裹',
    en: 'One of the last four digits of the tracking number differs; it may also be another parcel of the same shop',
  },
  number_last_six: {
    'zh-Hans': '快递单号后六位相同',
    'zh-Hant': '快遞單號後六位相同',
    en: 'The last six digits of the tracking number are the same',
  },
  number_last_four: {
    'zh-Hans': '快递单号后四位相同',
    'zh-Hant': '快遞單號後四位相同',
    en: 'The last four digits of the tracking number are the same',
  },
  member_same: {
    'zh-Hans': '面单上的会员编号是这位会员的',
    'zh-Hant': '面單上的會員編號屬於這位會員',
    en: 'The label has this member’s number',
  },
  member_repaired: {
    'zh-Hans': '面单上的会员编号改正一处后是这位会员的',
    'zh-Hant': '面單上的會員編號改正一處後屬於這位會員',
    en: 'The member number on the label is this member’s once one slip is corrected',
  },
  member_part: {
    'zh-Hans': '面单上残缺的会员编号与这位会员相符',
    'zh-Hant': '面單上殘缺的會員編號與這位會員相符',
    en: 'What can be read of the member number on the label fits this member',
  },
  member_other: {
    'zh-Hans': '面单上是另一个有效的会员编号',
    'zh-Hant': '面單上是另一個有效的會員編號',
    en: 'The label has another valid member number',
  },
  name_whole: {
    'zh-Hans': '面单上的姓名与会员或其收货人相同',
    'zh-Hant': '面單上的姓名與會員或其收貨人相同',
    en: 'The name on the label is the member’s or a consignee’s',
  },
  name_masked: {
    'zh-Hans': '面单上姓名未遮住的字与会员或其收货人相符',
    'zh-Hant': '面單上姓名未遮蓋的字與會員或其收貨人相符',
    en: 'The unmasked characters of the name fit the member or a consignee',
  },
  name_family: {
    'zh-Hans': '面单上的姓氏相同',
    'zh-Hant': '面單上的姓氏相同',
    en: 'The family name on the label is the same',
  },
  name_other: {
    'zh-Hans': '姓氏相同，但名字不同，可能是家人',
    'zh-Hant': '姓氏相同，但名字不同，可能是家人',
    en: 'The family name is the same, but the given name differs: perhaps a relative',
  },
  phone_whole: {
    'zh-Hans': '面单上的电话与会员或其收货人相同',
    'zh-Hant': '面單上的電話與會員或其收貨人相同',
    en: 'The phone number on the label is the member’s or a consignee’s',
  },
  phone_masked: {
    'zh-Hans': '面单上电话未遮住的数字相符',
    'zh-Hant': '面單上電話未遮蓋的數字相符',
    en: 'The unmasked digits of the phone number fit',
  },
  phone_slip: {
    'zh-Hans': '面单上的电话只差一位',
    'zh-Hant': '面單上的電話只差一位',
    en: 'One digit of the phone number differs',
  },
  phone_four: {
    'zh-Hans': '面单上电话的四位数字相符',
    'zh-Hant': '面單上電話的四位數字相符',
    en: 'Four digits of the phone number fit',
  },
  phone_other: {
    'zh-Hans': '面单上是另一个电话',
    'zh-Hant': '面單上是另一個電話',
    en: 'The label has another phone number',
  },
  weight_near: { 'zh-Hans': '重量接近', 'zh-Hant': '重量相近', en: 'The weight is close' },
  weight_far: {
    'zh-Hans': '重量相差一倍以上',
    'zh-Hant': '重量相差一倍以上',
    en: 'One weight is more than double the other',
  },
  goods_alike: { 'zh-Hans': '货物相近', 'zh-Hant': '貨物相近', en: 'The goods are alike' },
  time_plausible: {
    'zh-Hans': '预报或认领的时间与到仓时间合理',
    'zh-Hant': '預報或認領的時間與到倉時間合理',
    en: 'It was forecast or claimed around the time the parcel arrived',
  },
  warehouse_same: { 'zh-Hans': '仓库相同', 'zh-Hant': '倉庫相同', en: 'The warehouse is the same' },
  courier_same: { 'zh-Hans': '快递公司相同', 'zh-Hant': '快遞公司相同', en: 'The courier is the same' },
}
