import type { Language, Text } from '#domain/language.ts'

/* What each column of a template holds; the templates show it in all three languages. */

export const required: Readonly<Record<Language, string>> = {
  'zh-Hans': '（必填）',
  'zh-Hant': '（必填）',
  en: '(required)',
}

const units = ['CNY', 'HKD', 'COIN'].join(', ')

export const columnTexts: Readonly<Record<string, Text>> = {
  key: {
    'zh-Hans': '旧系统里这一条的编号，重复迁入时不会多出一条',
    'zh-Hant': '舊系統內這一項的編號，重複遷入時不會多出一項',
    en: 'The number of this row in the old system, so that moving it in again creates no duplicate',
  },
  oldNumber: {
    'zh-Hans': '旧会员编号，2–12 位字母、数字或连字符，收货时继续有效',
    'zh-Hant': '舊會員編號，2–12 位字母、數字或連字號，收貨時繼續有效',
    en: 'Old member number, 2 to 12 letters, digits or hyphens; stays valid at receiving',
  },
  email: {
    'zh-Hans': '邮箱，设置密码的链接寄到这里',
    'zh-Hant': '電郵，設定密碼的連結寄到這裡',
    en: 'E-mail address; the link to choose a password goes there',
  },
  region: {
    'zh-Hans': '所在地：HK、CN、TW、SG、ID 或 MY',
    'zh-Hant': '所在地：HK、CN、TW、SG、ID 或 MY',
    en: 'Home region: HK, CN, TW, SG, ID or MY',
  },
  phone: { 'zh-Hans': '电话', 'zh-Hant': '電話', en: 'Phone number' },
  name: { 'zh-Hans': '姓名', 'zh-Hant': '姓名', en: 'Name' },
  language: {
    'zh-Hans': '语言：zh-Hans、zh-Hant 或 en；留空为 zh-Hant',
    'zh-Hant': '語言：zh-Hans、zh-Hant 或 en；留空為 zh-Hant',
    en: 'Language: zh-Hans, zh-Hant or en; zh-Hant if empty',
  },
  registeredOn: {
    'zh-Hans': '注册日期，例如 2024-01-31',
    'zh-Hant': '註冊日期，例如 2024-01-31',
    en: 'Day of registration, such as 2024-01-31',
  },
  book: {
    'zh-Hans': 'consignee 收件人，consignor 寄件人；留空为收件人',
    'zh-Hant': 'consignee 收件人，consignor 寄件人；留空為收件人',
    en: 'consignee (receiver) or consignor (shipper); consignee if empty',
  },
  regionCode: {
    'zh-Hans': '最末一级地区的代码，例如 HK-ST',
    'zh-Hant': '最末一級地區的代碼，例如 HK-ST',
    en: 'Code of the region at the last level, such as HK-ST',
  },
  address: { 'zh-Hans': '详细地址', 'zh-Hant': '詳細地址', en: 'Street address' },
  postalCode: {
    'zh-Hans': '邮政编码；香港填 999077',
    'zh-Hant': '郵政編碼；香港填 999077',
    en: 'Postal code; 999077 for Hong Kong',
  },
  isDefault: {
    'zh-Hans': '默认地址：yes 或 no',
    'zh-Hant': '預設地址：yes 或 no',
    en: 'Default address: yes or no',
  },
  unit: {
    'zh-Hans': `${units} 之一`,
    'zh-Hant': `${units} 其中之一`,
    en: `One of ${units}`,
  },
  amount: {
    'zh-Hans': '余额，例如 128.50；最后一种单位为整数',
    'zh-Hant': '結餘，例如 128.50；最後一種單位為整數',
    en: 'Balance, such as 128.50; a whole number in the last of the units',
  },
  title: { 'zh-Hans': '会员看到的名称', 'zh-Hant': '會員看到的名稱', en: 'Title that the member reads' },
  currency: { 'zh-Hans': 'CNY 或 HKD', 'zh-Hant': 'CNY 或 HKD', en: 'CNY or HKD' },
  value: { 'zh-Hans': '抵扣金额，例如 20.00', 'zh-Hant': '抵扣金額，例如 20.00', en: 'Amount off, such as 20.00' },
  minSpend: {
    'zh-Hans': '运费满多少可用，例如 100.00',
    'zh-Hant': '運費滿多少可用，例如 100.00',
    en: 'Smallest freight it applies to, such as 100.00',
  },
  endsOn: {
    'zh-Hans': '最后有效日，例如 2027-12-31',
    'zh-Hant': '最後有效日，例如 2027-12-31',
    en: 'Last valid day, such as 2027-12-31',
  },
  warehouse: {
    'zh-Hans': '仓库代码（数字），见仓库地址页',
    'zh-Hant': '倉庫代碼（數字），見倉庫地址頁',
    en: 'Code of the warehouse, a number',
  },
  trackingNumber: { 'zh-Hans': '快递单号', 'zh-Hant': '快遞單號', en: 'Tracking number' },
  courier: {
    'zh-Hans': '快递公司代码，例如 SF；留空为 OTHER',
    'zh-Hant': '快遞公司代碼，例如 SF；留空為 OTHER',
    en: 'Code of the courier, such as SF; OTHER if empty',
  },
  weightKg: {
    'zh-Hans': '重量（kg），例如 1.250',
    'zh-Hant': '重量（kg），例如 1.250',
    en: 'Weight in kg, such as 1.250',
  },
  lengthCm: { 'zh-Hans': '长（cm）', 'zh-Hant': '長（cm）', en: 'Length in cm' },
  widthCm: { 'zh-Hans': '宽（cm）', 'zh-Hant': '闊（cm）', en: 'Width in cm' },
  heightCm: { 'zh-Hans': '高（cm）', 'zh-Hant': '高（cm）', en: 'Height in cm' },
  pieces: { 'zh-Hans': '件数', 'zh-Hant': '件數', en: 'Pieces' },
  arrivedOn: {
    'zh-Hans': '到仓日期，例如 2026-01-31；免费仓储从这天算起',
    'zh-Hant': '到倉日期，例如 2026-01-31；免費倉儲由這一天起計',
    en: 'Day of arrival, such as 2026-01-31; free storage counts from it',
  },
  shelf: { 'zh-Hans': '货架', 'zh-Hant': '貨架', en: 'Shelf' },
  goodsName: {
    'zh-Hans': '货物名称；这四项都留空时，请会员自己申报',
    'zh-Hant': '貨物名稱；這四項均留空時，會請會員自行申報',
    en: 'Name of the goods; if these four are empty, the member is asked to declare them',
  },
  goodsType: {
    'zh-Hans': 'ordinary 普通货，sensitive 敏感货',
    'zh-Hant': 'ordinary 普通貨，sensitive 敏感貨',
    en: 'ordinary or sensitive',
  },
  quantity: { 'zh-Hans': '数量', 'zh-Hant': '數量', en: 'Quantity' },
  unitPrice: {
    'zh-Hans': '单价（CNY），例如 35.00',
    'zh-Hant': '單價（CNY），例如 35.00',
    en: 'Price of one in CNY, such as 35.00',
  },
  note: {
    'zh-Hans': '备注；旧系统里未完成的订单写在这里，已付的运费列入余额',
    'zh-Hant': '備註；舊系統內未完成的訂單寫在這裡，已付的運費列入結餘',
    en: 'Note; name an open order of the old system here, and count freight that was paid as a balance',
  },
}
