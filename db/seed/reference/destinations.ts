import { three } from './three.ts'

/**
 * The destinations that we send to, and the mainland, where shippers live and nothing is sent. South-East Asia is only
 * announced.
 */
export const destinations = [
  { code: 'HK', group_code: 'HK', name: three('香港', '香港', 'Hong Kong') },
  { code: 'TW', group_code: 'TW', name: three('台湾', '台灣', 'Taiwan') },
  { code: 'SG', group_code: 'SEA', name: three('新加坡', '新加坡', 'Singapore') },
  { code: 'MY', group_code: 'SEA', name: three('马来西亚', '馬來西亞', 'Malaysia') },
  { code: 'ID', group_code: 'SEA', name: three('印度尼西亚', '印尼', 'Indonesia') },
  { code: 'TH', group_code: 'SEA', name: three('泰国', '泰國', 'Thailand') },
  { code: 'VN', group_code: 'SEA', name: three('越南', '越南', 'Vietnam') },
  { code: 'PH', group_code: 'SEA', name: three('菲律宾', '菲律賓', 'Philippines') },
  { code: 'US', group_code: 'OVERSEAS', name: three('美国', '美國', 'United States') },
  { code: 'CA', group_code: 'OVERSEAS', name: three('加拿大', '加拿大', 'Canada') },
  { code: 'AU', group_code: 'OVERSEAS', name: three('澳大利亚', '澳洲', 'Australia') },
  { code: 'NZ', group_code: 'OVERSEAS', name: three('新西兰', '新西蘭', 'New Zealand') },
  { code: 'GB', group_code: 'OVERSEAS', name: three('英国', '英國', 'United Kingdom') },
  { code: 'JP', group_code: 'OVERSEAS', name: three('日本', '日本', 'Japan') },
  {
    code: 'OTHER',
    group_code: 'OVERSEAS',
    name: three('其他国家和地区', '其他國家及地區', 'Other countries and regions'),
  },
  { code: 'CN', group_code: 'MAINLAND', name: three('中国内地', '中國內地', 'Mainland China'), active: false },
].map((destination, index) => ({
  active: true,
  ...destination,
  open: destination.group_code !== 'SEA',
  sort: index + 1,
}))
