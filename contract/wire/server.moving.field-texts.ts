import type { Text } from '#domain/language.ts'

/** What is wrong with a cell or a file when a company moves in from another system. */
export const movingTexts = {
  field_alias: {
    'zh-Hans': '旧会员编号须为 2–12 位字母、数字或连字符',
    'zh-Hant': '舊會員編號須為 2–12 位字母、數字或連字號',
    en: 'An old member number has 2 to 12 letters, digits or hyphens',
  },
  field_alias_ours: {
    'zh-Hans': '与我们的会员编号太相似，收货时会认错人，请换一个编号',
    'zh-Hant': '與我們的會員編號太相似，收貨時會認錯人，請換一個編號',
    en: 'This looks too much like one of our member numbers, so parcels could go to the wrong person. Use another number',
  },
  field_moving_key: {
    'zh-Hans': '旧系统里的这一条已在前面的行出现过',
    'zh-Hant': '舊系統的這一項已在前面的行出現過',
    en: 'An earlier row has the same key of the old system',
  },
  field_moving_once: {
    'zh-Hans': '前面的行已有同样的内容',
    'zh-Hant': '前面的行已有相同內容',
    en: 'An earlier row has the same',
  },
  field_moving_member: {
    'zh-Hans': '没有这个旧会员编号，请先迁入会员',
    'zh-Hant': '沒有這個舊會員編號，請先遷入會員',
    en: 'Nobody has this old member number. Move the member in first',
  },
  field_moving_email: {
    'zh-Hans': '已有会员使用这个邮箱',
    'zh-Hant': '已有會員使用此電郵',
    en: 'A member already uses this e-mail address',
  },
  field_moving_amount_changed: {
    'zh-Hans': '这笔余额已按另一个金额转入',
    'zh-Hant': '這筆結餘已按另一金額轉入',
    en: 'This balance was moved in before, with another amount',
  },
  field_moving_parcel: {
    'zh-Hans': '这位会员已有相同单号的包裹',
    'zh-Hant': '此會員已有相同單號的包裹',
    en: 'This member already has a parcel with this number',
  },
  field_moving_together: {
    'zh-Hans': '这几项要么都填，要么都留空',
    'zh-Hant': '這幾項須全部填寫，或全部留空',
    en: 'Fill in all of these columns, or none of them',
  },
  field_moving_day: {
    'zh-Hans': '请填写日期，例如 2026-01-31',
    'zh-Hant': '請填寫日期，例如 2026-01-31',
    en: 'Please enter a date such as 2026-01-31',
  },
  field_moving_past: {
    'zh-Hans': '日期不能晚于今天',
    'zh-Hant': '日期不能遲於今天',
    en: 'The date cannot be in the future',
  },
  field_moving_over: {
    'zh-Hans': '日期须在今天或以后',
    'zh-Hant': '日期須在今天或以後',
    en: 'The date must be today or later',
  },
  field_moving_number: {
    'zh-Hans': '请填写大于 0 的数，例如 12.50，不要千位分隔符',
    'zh-Hant': '請填寫大於 0 的數，例如 12.50，不要千位分隔符號',
    en: 'Please enter a number above 0 such as 12.50, without separators of thousands',
  },
  field_moving_format: {
    'zh-Hans': '文件不是 CSV 或 XLSX，或已加密，请另存后再上传',
    'zh-Hant': '檔案不是 CSV 或 XLSX，或已加密，請另存後再上載',
    en: 'This is not a CSV or XLSX file, or it has a password. Save it in one of these formats and upload it again',
  },
  field_moving_headings: {
    'zh-Hans': '第一行缺少必填的列名，请使用模板',
    'zh-Hant': '第一行欠缺必填的欄名，請使用範本',
    en: 'The first row lacks a required heading. Please use the template',
  },
  field_moving_empty: {
    'zh-Hans': '文件里没有数据行',
    'zh-Hant': '檔案內沒有資料行',
    en: 'The file has no rows',
  },
  field_moving_rows: {
    'zh-Hans': '文件超过 200,000 行，请分成几个文件',
    'zh-Hant': '檔案超過 200,000 行，請分成幾個檔案',
    en: 'The file has more than 200,000 rows. Please split it',
  },
} as const satisfies Record<string, Text>
