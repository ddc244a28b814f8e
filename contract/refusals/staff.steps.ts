import type { Text } from '#domain/language.ts'
import { accountSteps } from './accounts.steps.ts'
import { generalSteps } from './general.steps.ts'
import { parcelSteps } from './parcels.steps.ts'
import type { Refusal } from './refusals.ts'

/** What staff do after a refusal, where one thing is clear; members' pages are not theirs, so none is named. */
export const staffSteps: Readonly<Partial<Record<Refusal, Text>>> = {
  role_missing: {
    'zh-Hans': '请交给有此权限的同事，或请管理员调整您的角色和仓库',
    'zh-Hant': '請交由有此權限的同事處理，或請管理員調整你的角色及倉庫',
    en: 'Ask a colleague who has this permission, or ask an administrator to change your role or warehouses',
  },
  disk_full: {
    'zh-Hans': '请保留图片稍后再传，并通知负责服务器的同事清理磁盘',
    'zh-Hant': '請保留圖片稍後再上載，並通知負責伺服器的同事清理磁碟',
    en: 'Keep the picture for later, and ask the person who runs the server to free disk space',
  },
  staff_state: {
    'zh-Hans': '请刷新页面，看看现在的状态、还有什么没有处理完，再继续',
    'zh-Hant': '請重新整理頁面，看看現時狀態、尚有甚麼未處理，再繼續',
    en: 'Reload the page, check the current status and what is still open, then continue',
  },
  four_eyes: {
    'zh-Hans': '请另一位有同样权限的同事来做这一步',
    'zh-Hant': '請另一位有相同權限的同事處理這一步',
    en: 'Ask a colleague with the same permission to do this step',
  },
  staff_not_found: {
    'zh-Hans': '请核对编号，或重新搜索',
    'zh-Hant': '請核對編號，或重新搜尋',
    en: 'Check the number, or search again',
  },
  period_overlap: {
    'zh-Hans': '请先结束另一条价格，或改用不重叠的日期',
    'zh-Hant': '請先結束另一項價格，或改用不重疊的日期',
    en: 'End the other price first, or choose dates that do not overlap',
  },
  weight_cap: {
    'zh-Hans': '请分箱后重新称重；确实要走这条线路，再确认超重',
    'zh-Hant': '請分箱後重新過磅；如確須使用此路線，再確認超重',
    en: 'Split it into several cartons and weigh again. If it has to go in one, confirm the excess weight',
  },
  account_locked: {
    'zh-Hans': '请等 15 分钟；忘记密码请管理员重置',
    'zh-Hant': '請等候 15 分鐘；忘記密碼請管理員重設',
    en: 'Wait 15 minutes. If you have forgotten your password, an administrator can reset it',
  },
  account_disabled: {
    'zh-Hans': '请联系管理员',
    'zh-Hant': '請聯絡管理員',
    en: 'Ask an administrator',
  },
  bad_credentials: {
    'zh-Hans': '请核对账号和密码，密码区分大小写；忘记密码请管理员重置',
    'zh-Hant': '請核對帳號及密碼，密碼區分大小寫；忘記密碼請管理員重設',
    en: 'Check both. Passwords are case-sensitive. An administrator can reset a forgotten one',
  },
  tracking_duplicate: {
    'zh-Hans': '这位会员已有这个单号。请先查找那个包裹，再决定改哪一个',
    'zh-Hant': '此會員已有此單號。請先查找那個包裹，再決定更改哪一個',
    en: 'This member already has a parcel with this number. Look it up, then decide which of the two to correct',
  },
  version_conflict: generalSteps.version_conflict.text,
  rate_limited: generalSteps.rate_limited.text,
  payload_too_large: generalSteps.payload_too_large.text,
  unsupported_media: generalSteps.unsupported_media.text,
  idempotency_mismatch: generalSteps.idempotency_mismatch.text,
  maintenance: generalSteps.maintenance.text,
  row_busy: generalSteps.row_busy.text,
  token_missing: accountSteps.token_missing.text,
  token_invalid: accountSteps.token_invalid.text,
  user_mismatch: accountSteps.user_mismatch.text,
  captcha_wrong: accountSteps.captcha_wrong.text,
  captcha_expired: accountSteps.captcha_expired.text,
  totp_missing: accountSteps.totp_missing.text,
  totp_wrong: accountSteps.totp_wrong.text,
  one_time_password_ended: accountSteps.one_time_password_ended.text,
  image_too_large: parcelSteps.image_too_large.text,
  image_type: parcelSteps.image_type.text,
}
