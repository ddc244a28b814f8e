import { three } from './three.ts'

/** Value-added services. The CNY prices of REPACK and PHOTO are given; the others are samples. */
export const services = [
  {
    code: 'REPACK',
    name: three('加固打包', '加固打包', 'Reinforced packing'),
    charge: 'perOrder',
    price_cny_minor: 500,
    price_hkd_minor: 600,
    max_qty: 1,
    sort: 1,
  },
  {
    code: 'PHOTO',
    name: three('加拍照片（每件）', '加拍相片（每件）', 'Extra photos, per piece'),
    charge: 'perPiece',
    price_cny_minor: 200,
    price_hkd_minor: 250,
    max_qty: 99,
    sort: 2,
  },
  {
    code: 'CRATE',
    name: three('打木架（每公斤）', '釘木架（每公斤）', 'Wooden crate, per kg'),
    charge: 'perKg',
    price_cny_minor: 300,
    price_hkd_minor: 350,
    max_qty: 1,
    sort: 3,
  },
  {
    code: 'REMOVE',
    name: three('拆除外箱（每件）', '拆除外箱（每件）', 'Remove the outer box, per piece'),
    charge: 'perPiece',
    price_cny_minor: 100,
    price_hkd_minor: 120,
    max_qty: 99,
    sort: 4,
  },
]

/** A level is only shown: it affects no price and no right. */
export const memberLevels = [
  { code: 'ordinary', name: three('普通会员', '普通會員', 'Ordinary member'), sort: 1 },
  { code: 'gold', name: three('金卡会员', '金卡會員', 'Gold member'), sort: 2 },
]
