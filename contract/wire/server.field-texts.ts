import type { Language, Text } from '#domain/language.ts'
import { fieldTexts as schemaTexts } from './field-texts.ts'
import { movingTexts } from './server.moving.field-texts.ts'

/** All texts under invalid fields: those of schemas, and of what only the server can find. No browser loads them. */
export const fieldTexts = {
  ...schemaTexts,
  ...movingTexts,
  field_future: {
    'zh-Hans': '时间不能晚于现在',
    'zh-Hant': '時間不能遲於現在',
    en: 'The time cannot be in the future',
  },
  field_past: {
    'zh-Hans': '时间不能早于现在',
    'zh-Hant': '時間不能早於現在',
    en: 'The time cannot be in the past',
  },
  field_before_packing: {
    'zh-Hans': '出库时间不能早于打包时间',
    'zh-Hant': '出庫時間不能早於打包時間',
    en: 'The time cannot be before the order was packed',
  },
  field_before_leaving: {
    'zh-Hans': '签收时间不能早于出库时间',
    'zh-Hant': '簽收時間不能早於出庫時間',
    en: 'The time cannot be before the order left the warehouse',
  },
  field_tracking_forecast: {
    'zh-Hans': '您已预报过这个快递单号',
    'zh-Hant': '你已預報此快遞單號',
    en: 'You have already forecast this tracking number',
  },
  field_code_taken: {
    'zh-Hans': '此代码已被使用',
    'zh-Hant': '此代碼已被使用',
    en: 'This code is already used',
  },
  field_slug_taken: {
    'zh-Hans': '已有文章使用此网址',
    'zh-Hant': '已有文章使用此網址',
    en: 'Another article already uses this address',
  },
  field_bin_unknown: {
    'zh-Hans': '本仓库没有这个库位。请扫描库位标签，或先在“库位”页新建',
    'zh-Hant': '本倉庫沒有這個庫位。請掃描庫位標籤，或先在「庫位」頁新增',
    en: 'This warehouse has no such bin. Scan the label of a bin, or create it on the page “Bins” first',
  },
  field_bin_closed: {
    'zh-Hans': '这个库位已停用。请换一个库位，或先在“库位”页重新启用',
    'zh-Hant': '這個庫位已停用。請換一個庫位，或先在「庫位」頁重新啟用',
    en: 'This bin is closed. Choose another one, or open it again on the page “Bins” first',
  },
  field_bin_full: {
    'zh-Hans': '这个库位已满。请换一个库位；上架页会推荐有空位的库位',
    'zh-Hant': '這個庫位已滿。請換一個庫位；上架頁會建議有空位的庫位',
    en: 'This bin is full. Choose another one. The page “Put away” proposes one with room',
  },
  field_bin_room: {
    'zh-Hans': '这个库位放不下这么多包裹。请少选几个，或换一个库位',
    'zh-Hant': '這個庫位放不下這麼多包裹。請少選幾個，或換一個庫位',
    en: 'This bin does not have room for all of them. Choose fewer parcels, or another bin',
  },
  field_bin_same: {
    'zh-Hans': '包裹已经在这个库位里。请选择另一个库位',
    'zh-Hant': '包裹已在這個庫位內。請選擇另一個庫位',
    en: 'The parcels are in this bin already. Choose another one',
  },
  field_bin_not_here: {
    'zh-Hans': '这个包裹已不在此库位：已被移走、打包或交给会员。请刷新后再选',
    'zh-Hant': '這個包裹已不在此庫位：已被移走、打包或交予會員。請重新整理後再選',
    en: 'This parcel is no longer in this bin: it was moved, packed or handed over. Reload the page and choose again',
  },
  field_fact: {
    'zh-Hans': '双花括号中的名称不存在，请核对',
    'zh-Hant': '雙大括號內的名稱不存在，請核對',
    en: 'A name in double braces does not exist. Please check it',
  },
  field_image_10_mb: {
    'zh-Hans': '图片不能超过 10 MB',
    'zh-Hant': '圖片不可超過 10 MB',
    en: 'The image must not exceed 10 MB',
  },
  field_image_pixels: {
    'zh-Hans': '图片不能超过 5000 万像素，请缩小后再上传',
    'zh-Hant': '圖片不能超過 5000 萬像素，請縮小後再上載',
    en: 'The image must not exceed 50 megapixels. Please make it smaller',
  },
  field_member_number: {
    'zh-Hans': '会员编号有误，请核对',
    'zh-Hant': '會員編號有誤，請核對',
    en: 'This member number is wrong. Please check it',
  },
  field_address_book_full: {
    'zh-Hans': '地址簿最多保存 200 个地址，请先删除不用的地址',
    'zh-Hant': '地址簿最多儲存 200 個地址，請先刪除不用的地址',
    en: 'The address book holds up to 200 addresses. Please delete one first',
  },
  field_rules_full: {
    'zh-Hans': '规则数量已达上限，请先删除不用的规则',
    'zh-Hant': '規則數目已達上限，請先刪除不用的規則',
    en: 'You have reached the maximum number of rules. Please delete one first',
  },
  field_forecast_cap: {
    'zh-Hans': '未到仓预报已达上限，请先删除不用的预报',
    'zh-Hant': '未到倉預報已達上限，請先刪除不用的預報',
    en: 'You have too many open forecasts. Please delete some first',
  },
  field_forecast_day_cap: {
    'zh-Hans': '今天的预报数量已达上限，请明天再预报',
    'zh-Hant': '今日的預報數量已達上限，請明日再預報',
    en: 'You have reached the limit of forecasts for today. Please continue tomorrow',
  },
  field_bank_ref_used: {
    'zh-Hans': '这个银行流水号已用于另一笔转账',
    'zh-Hant': '此銀行參考編號已用於另一筆轉帳',
    en: 'This bank reference has already been used for another transfer',
  },
  field_cartons: {
    'zh-Hans': '每个包裹必须装入一个箱子，且只能装入一个',
    'zh-Hant': '每個包裹必須裝入一個箱子，且只能裝入一個',
    en: 'Every parcel must be in exactly one carton',
  },
  field_service_reason: {
    'zh-Hans': '请说明服务为什么没有按订单完成',
    'zh-Hant': '請說明服務為何沒有按訂單完成',
    en: 'Say why a service was not done as ordered',
  },
  field_password_staff: {
    'zh-Hans': '密码须为 12–64 位，且不能是常用密码',
    'zh-Hant': '密碼須為 12–64 位，且不能是常用密碼',
    en: 'The password must have 12 to 64 characters and must not be a common one',
  },
  field_pin: {
    'zh-Hans': 'PIN 须为 6 位数字',
    'zh-Hant': 'PIN 須為 6 位數字',
    en: 'A PIN has 6 digits',
  },
  field_pin_simple: {
    'zh-Hans': '这个 PIN 太容易猜到，请不要用重复或连续的数字',
    'zh-Hant': '這個 PIN 太容易猜到，請不要用重複或連續的數字',
    en: 'This PIN is easy to guess. Do not repeat one digit or use digits in a row',
  },
  field_station_taken: {
    'zh-Hans': '这个仓库已有同名的工作站',
    'zh-Hant': '這個倉庫已有同名的工作站',
    en: 'This warehouse already has a station with this name',
  },
  field_station_printer: {
    'zh-Hans': '这个工作站没有网络打印机。请换一个打印方式，或请管理员在“工作站”页设置',
    'zh-Hant': '這個工作站沒有網絡列印機。請換一個列印方式，或請管理員在「工作站」頁設定',
    en: 'This station has no network printer. Choose another way to print, or ask an administrator to set it up on the page “Stations”',
  },
  field_password_same: {
    'zh-Hans': '新密码不能与当前密码相同',
    'zh-Hant': '新密碼不能與現時密碼相同',
    en: 'The new password must differ from the current one',
  },
  field_export_rows: {
    'zh-Hans': '数据太多，一个文件放不下，请缩短时间范围',
    'zh-Hant': '資料太多，一個檔案放不下，請縮短時間範圍',
    en: 'There are too many rows for one file. Please choose a shorter period',
  },
  field_place_taken: {
    'zh-Hans': '这个代码已被使用，请换一个',
    'zh-Hant': '此代碼已被使用，請另選一個',
    en: 'This code is taken. Please choose another',
  },
  field_pattern: {
    'zh-Hans': '请用简单的正则表达式，不含反向引用、前后查找和重复的括号',
    'zh-Hant': '請用簡單的正規表示式，不含反向參照、前後查找及重複的括號',
    en: 'Please use a simple regular expression, without back references, look-around or repeated groups',
  },
  field_goods_word: {
    'zh-Hans': '这个词不在访客查询的文字里',
    'zh-Hant': '這個詞不在訪客查詢的文字內',
    en: 'No visitor has asked about this word',
  },
  field_username: {
    'zh-Hans': '请用 2–64 位小写字母、数字、点、连字符或下划线',
    'zh-Hant': '請用 2–64 位小寫字母、數字、點、連字號或底線',
    en: 'Please use 2 to 64 lowercase letters, digits, dots, hyphens or underscores',
  },
  field_username_taken: {
    'zh-Hans': '已有员工使用这个用户名',
    'zh-Hant': '已有員工使用此用戶名稱',
    en: 'Another member of staff has this username',
  },
  field_staff_email_taken: {
    'zh-Hans': '已有员工使用这个邮箱',
    'zh-Hant': '已有員工使用此電郵',
    en: 'Another member of staff has this e-mail address',
  },
  field_staff_warehouse: {
    'zh-Hans': '仓库员工至少要选一个仓库',
    'zh-Hant': '倉庫員工須選擇最少一個倉庫',
    en: 'Warehouse staff need at least one warehouse',
  },
  field_staff_invited: {
    'zh-Hans': '已邀请过这个邮箱，请在邀请列表中重新发送或撤回',
    'zh-Hant': '已邀請過此電郵，請在邀請列表中重新發送或撤回',
    en: 'This address is invited already. Send that invitation again, or withdraw it',
  },
  field_staff_role_unused: {
    'zh-Hans': '其中有已停用的角色，请另选',
    'zh-Hant': '其中有已停用的角色，請另選',
    en: 'One of these roles is no longer in use. Choose another',
  },
  field_staff_roles_or_letters: {
    'zh-Hans': '请只给角色，或只给权限字母',
    'zh-Hant': '請只給角色，或只給權限字母',
    en: 'Give either roles or letters, not both',
  },
  field_totp: {
    'zh-Hans': '动态码不正确，请核对验证器与手机时间',
    'zh-Hant': '動態碼不正確，請核對驗證器及手提電話的時間',
    en: 'This code is wrong. Please check the app and your phone’s clock',
  },
  field_english_fixed: {
    'zh-Hans': '这条英文由规格规定，不能修改；请只改中文',
    'zh-Hant': '這條英文由規格訂明，不可修改；請只改中文',
    en: 'The English of this message is fixed by the specification. Change the Chinese only',
  },
} as const satisfies Record<string, Text>

export type FieldText = keyof typeof fieldTexts

const isFieldText = (word: string): word is FieldText => Object.hasOwn(fieldTexts, word)

/** What a field is told in each language; an unknown word gets the general text. */
export const textOfField = (word: string): Text => fieldTexts[isFieldText(word) ? word : 'field_required']

export const fieldText = (word: string, language: Language): string => textOfField(word)[language]
