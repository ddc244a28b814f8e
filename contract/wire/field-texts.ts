import type { Language, Text } from '#domain/language.ts'
import { messages } from '#contract/messages.ts'

/**
 * The text shown under an invalid field, by the words that schemas use. Every browser loads them; what only the server
 * can find is in `server.field-texts.ts`.
 */
export const fieldTexts = {
  ...messages,
  field_required: { 'zh-Hans': '此项必填', 'zh-Hant': '此項必填', en: 'This field is required' },
  field_too_short: { 'zh-Hans': '内容太短', 'zh-Hant': '內容太短', en: 'This is too short' },
  field_too_long: { 'zh-Hans': '内容太长', 'zh-Hant': '內容太長', en: 'This is too long' },
  field_too_many: { 'zh-Hans': '数量超出上限', 'zh-Hant': '數量超出上限', en: 'There are too many entries' },
  field_text: {
    'zh-Hans': '含有不能使用的字符，请重新输入',
    'zh-Hant': '含有不能使用的字元，請重新輸入',
    en: 'This contains characters that cannot be used. Please enter it again',
  },
  field_id: { 'zh-Hans': '编号无效', 'zh-Hant': '編號無效', en: 'This ID is not valid' },
  field_choice: { 'zh-Hans': '请从选项中选择', 'zh-Hant': '請從選項中選擇', en: 'Please choose one of the options' },
  field_printer_host: {
    'zh-Hans': '请填写仓库内部网络的 IPv4 地址：10.x.x.x、172.16.x.x 到 172.31.x.x，或 192.168.x.x',
    'zh-Hant': '請填寫倉庫內部網絡的 IPv4 位址：10.x.x.x、172.16.x.x 至 172.31.x.x，或 192.168.x.x',
    en: 'Enter an IPv4 address of the warehouse’s own network: 10.x.x.x, 172.16.x.x to 172.31.x.x, or 192.168.x.x',
  },
  field_printer_port: {
    'zh-Hans': '请填写 9100 到 9109，标签打印机通常是 9100',
    'zh-Hant': '請填寫 9100 至 9109，標籤列印機通常是 9100',
    en: 'Enter 9100 to 9109. Label printers usually have 9100',
  },
  field_integer: { 'zh-Hans': '请输入整数', 'zh-Hant': '請輸入整數', en: 'Please enter a whole number' },
  field_range: { 'zh-Hans': '数值超出范围', 'zh-Hant': '數值超出範圍', en: 'This value is out of range' },
  field_amount_range: { 'zh-Hans': '金额超出范围', 'zh-Hant': '金額超出範圍', en: 'The amount is out of range' },
  field_time: {
    'zh-Hans': '日期或时间格式不正确',
    'zh-Hant': '日期或時間格式不正確',
    en: 'This is not a valid date or time',
  },
  field_whole_kg: {
    'zh-Hans': '请填写整公斤，至少 1 kg',
    'zh-Hant': '請填寫整公斤，至少 1 kg',
    en: 'Please enter whole kilograms, at least 1 kg',
  },
  field_tariff_twice: {
    'zh-Hans': '另一行适用于同样的货件',
    'zh-Hant': '另一行適用於同樣的貨件',
    en: 'Another row applies to the same shipments',
  },
  field_number: {
    'zh-Hans': '请填写数字，例如 12.50',
    'zh-Hant': '請填寫數字，例如 12.50',
    en: 'Please enter a number, such as 12.50',
  },
  field_time_order: {
    'zh-Hans': '结束时间早于开始时间',
    'zh-Hant': '結束時間早於開始時間',
    en: 'The end is before the start',
  },
  field_tracking_number: {
    'zh-Hans': '请填写一个快递单号：6–32 位字母、数字或连字符',
    'zh-Hant': '請填寫一個快遞單號：6–32 位字母、數字或連字號',
    en: 'Please enter one tracking number: 6 to 32 letters, digits or hyphens',
  },
  field_tracking_twice: {
    'zh-Hans': '这批里已有相同的快递单号',
    'zh-Hant': '這批裡已有相同的快遞單號',
    en: 'Another row of this batch has the same tracking number',
  },
  field_code: {
    'zh-Hans': '请以大写字母开头，只用大写字母、数字和下划线',
    'zh-Hant': '請以大寫字母開頭，只用大寫字母、數字和底線',
    en: 'Please start with a capital letter, and use capitals, digits and underscores only',
  },
  field_slug: {
    'zh-Hans': '请只用小写字母、数字和单个连字符',
    'zh-Hant': '請只用小寫字母、數字和單個連字號',
    en: 'Please use lowercase letters, digits and single hyphens only',
  },
  field_phone: {
    'zh-Hans': '请填写 5–20 位电话号码',
    'zh-Hant': '請填寫 5–20 位電話號碼',
    en: 'Please enter a phone number of 5 to 20 digits',
  },
  field_postal_code: {
    'zh-Hans': '邮政编码格式不正确',
    'zh-Hant': '郵政編碼格式不正確',
    en: 'This postal code is not valid',
  },
  field_region: {
    'zh-Hans': '请把地区逐级选完整',
    'zh-Hant': '請逐級選擇完整地區',
    en: 'Please choose the region at every level',
  },
  field_pick_up_point: {
    'zh-Hans': '请选择可用的自提点',
    'zh-Hant': '請選擇可用的自提點',
    en: 'Please choose an available pick-up point',
  },
  field_terms: {
    'zh-Hans': '请先阅读并同意条款',
    'zh-Hant': '請先閱讀並同意條款',
    en: 'Please read and accept the terms',
  },
  field_age: {
    'zh-Hans': '请声明已满 18 岁，或已获监护人同意',
    'zh-Hant': '請聲明已滿 18 歲，或已獲監護人同意',
    en: 'Please confirm that you are 18 or older, or that a guardian agrees',
  },
  field_captcha: {
    'zh-Hans': '请输入图片上的 4 位字母或数字',
    'zh-Hant': '請輸入圖片上的 4 位字母或數字',
    en: 'Enter the 4 letters or digits in the picture',
  },
  field_image: { 'zh-Hans': '请上传图片', 'zh-Hant': '請上載圖片', en: 'Please add a picture' },
  field_warehouse: { 'zh-Hans': '请选择仓库', 'zh-Hant': '請選擇倉庫', en: 'Please choose a warehouse' },
  field_courier: { 'zh-Hans': '请选择快递公司', 'zh-Hant': '請選擇快遞公司', en: 'Please choose a courier' },
  field_handover: {
    'zh-Hans': '这次交接已关闭，请另选一次，或选“不属于交接”',
    'zh-Hant': '此次交接已關閉，請另選一次，或選「不屬於交接」',
    en: 'This handover is closed. Choose another one, or “No handover”',
  },
  field_place_code: {
    'zh-Hans': '请用大写字母和数字，可用连字符分开',
    'zh-Hant': '請用大寫字母及數字，可用連字號分隔',
    en: 'Please use capital letters and digits, with hyphens between them if you like',
  },
  field_bin_code: {
    'zh-Hans': '请用 1–20 位字母、数字和连字符，首尾不用连字符，例如 A-01-1',
    'zh-Hant': '請用 1–20 位字母、數字及連字號，首尾不用連字號，例如 A-01-1',
    en: 'Please use 1 to 20 letters, digits and hyphens, not starting or ending with a hyphen, such as A-01-1',
  },
  field_zone: {
    'zh-Hans': '请用一个或两个词，例如“冷藏”',
    'zh-Hant': '請用一個或兩個詞，例如「冷藏」',
    en: 'Please use one or two words, such as “Cold store”',
  },
  field_range_order: {
    'zh-Hans': '结束的号码小于开始的号码',
    'zh-Hant': '結束的號碼小於開始的號碼',
    en: 'The last number is smaller than the first',
  },
  field_bins_at_once: {
    'zh-Hans': '一次最多新建 500 个库位，请减少货架或层数，分几次新建',
    'zh-Hant': '一次最多新增 500 個庫位，請減少貨架或層數，分幾次新增',
    en: 'At most 500 bins can be made at once. Choose fewer racks or levels, and make them in several steps',
  },
} as const satisfies Record<string, Text>

export type FieldText = keyof typeof fieldTexts

const isFieldText = (word: string): word is FieldText => Object.hasOwn(fieldTexts, word)

/** The sentence for a field; an unknown word gets the general one. */
export const fieldText = (word: string, language: Language): string =>
  fieldTexts[isFieldText(word) ? word : 'field_required'][language]

/** The word of what zod found. Schemas name their texts; what zod says by itself is never shown. */
export function fieldWord({ message, code }: { readonly message: string; readonly code?: string | undefined }): string {
  if (/^(field_|M-)/.test(message)) return message
  return code === 'invalid_value' || code === 'invalid_union' ? 'field_choice' : 'field_required'
}
