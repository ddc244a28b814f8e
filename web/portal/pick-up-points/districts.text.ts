import type { Text } from '#domain/language.ts'
import type { DistrictKey } from '#web/shared/maps/drawings.ts'

/** The eighteen districts of Hong Kong, in short form for the map. */
export const districtText: Readonly<Record<DistrictKey, Text>> = {
  islands: { 'zh-Hans': '离岛', 'zh-Hant': '離島', en: 'Islands' },
  tuenMun: { 'zh-Hans': '屯门', 'zh-Hant': '屯門', en: 'Tuen Mun' },
  yuenLong: { 'zh-Hans': '元朗', 'zh-Hant': '元朗', en: 'Yuen Long' },
  north: { 'zh-Hans': '北区', 'zh-Hant': '北區', en: 'North' },
  taiPo: { 'zh-Hans': '大埔', 'zh-Hant': '大埔', en: 'Tai Po' },
  shaTin: { 'zh-Hans': '沙田', 'zh-Hant': '沙田', en: 'Sha Tin' },
  saiKung: { 'zh-Hans': '西贡', 'zh-Hant': '西貢', en: 'Sai Kung' },
  tsuenWan: { 'zh-Hans': '荃湾', 'zh-Hant': '荃灣', en: 'Tsuen Wan' },
  kwaiTsing: { 'zh-Hans': '葵青', 'zh-Hant': '葵青', en: 'Kwai Tsing' },
  shamShuiPo: { 'zh-Hans': '深水埗', 'zh-Hant': '深水埗', en: 'Sham Shui Po' },
  yauTsimMong: { 'zh-Hans': '油尖旺', 'zh-Hant': '油尖旺', en: 'Yau Tsim Mong' },
  kowloonCity: { 'zh-Hans': '九龙城', 'zh-Hant': '九龍城', en: 'Kowloon City' },
  wongTaiSin: { 'zh-Hans': '黄大仙', 'zh-Hant': '黃大仙', en: 'Wong Tai Sin' },
  kwunTong: { 'zh-Hans': '观塘', 'zh-Hant': '觀塘', en: 'Kwun Tong' },
  centralWestern: { 'zh-Hans': '中西区', 'zh-Hant': '中西區', en: 'Central & Western' },
  wanChai: { 'zh-Hans': '湾仔', 'zh-Hant': '灣仔', en: 'Wan Chai' },
  eastern: { 'zh-Hans': '东区', 'zh-Hant': '東區', en: 'Eastern' },
  southern: { 'zh-Hans': '南区', 'zh-Hant': '南區', en: 'Southern' },
}
