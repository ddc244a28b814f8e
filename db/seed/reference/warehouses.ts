import { three } from './three.ts'

/**
 * Sample addresses: districts and streets are real, house and phone numbers are not, and each address says so itself,
 * so that nobody sends a parcel there. An address is written for mainland couriers, in Simplified Chinese.
 */
const sample = { province: '广东省', recipient: '灵猫集运' }

export const warehouses = [
  {
    ...sample,
    code: 2,
    name: three('深圳福永', '深圳福永', 'Shenzhen Fuyong'),
    city: '深圳市',
    address: '宝安区福永街道示例路2号（示例地址，请勿寄件）',
    phone: '0755-0000 0002',
    mobile: '130 0000 0002',
    postal_code: '518103',
    sort: 2,
  },
  {
    ...sample,
    code: 3,
    name: three('深圳南山', '深圳南山', 'Shenzhen Nanshan'),
    city: '深圳市',
    address: '南山区南头街道示例路3号（示例地址，请勿寄件）',
    phone: '0755-0000 0003',
    mobile: '130 0000 0003',
    postal_code: '518052',
    sort: 3,
  },
  {
    ...sample,
    code: 4,
    name: three('广州白云', '廣州白雲', 'Guangzhou Baiyun'),
    city: '广州市',
    address: '白云区石井街道示例路4号（示例地址，请勿寄件）',
    phone: '020-0000 0004',
    mobile: '130 0000 0004',
    postal_code: '510430',
    sort: 4,
  },
  {
    ...sample,
    code: 5,
    name: three('广州天河', '廣州天河', 'Guangzhou Tianhe'),
    city: '广州市',
    address: '天河区珠吉街道示例路5号（示例地址，请勿寄件）',
    phone: '020-0000 0005',
    mobile: '130 0000 0005',
    postal_code: '510660',
    sort: 5,
  },
  {
    ...sample,
    code: 6,
    name: three('东莞虎门', '東莞虎門', 'Dongguan Humen'),
    city: '东莞市',
    address: '虎门镇示例路6号（示例地址，请勿寄件）',
    phone: '0769-0000 0006',
    mobile: '130 0000 0006',
    postal_code: '523900',
    sort: 6,
  },
]
