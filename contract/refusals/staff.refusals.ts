import { generalRefusals } from './general.refusals.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** The back office: here the HTTP status says no as well. */
export const staffRefusals = {
  role_missing: {
    code: 9001,
    http: 403,
    text: {
      'zh-Hans': '您的角色无此权限',
      'zh-Hant': '你的角色沒有此權限',
      en: 'Your role does not allow this',
    },
  },
  staff_state: {
    code: 9002,
    http: 409,
    text: {
      'zh-Hans': '记录当前的状态不能这样操作',
      'zh-Hant': '以記錄現時的狀態，不能這樣做',
      en: 'This cannot be done in the record’s current status',
    },
  },
  four_eyes: {
    code: 9003,
    http: 409,
    text: {
      'zh-Hans': '须由另一人操作',
      'zh-Hant': '須由另一人操作',
      en: 'A second person must do this step',
    },
  },
  in_use: {
    code: 9004,
    http: 409,
    text: {
      'zh-Hans': '记录正在使用中',
      'zh-Hant': '記錄正在使用中',
      en: 'The record is in use',
    },
  },
  staff_validation: {
    code: 9005,
    http: 422,
    text: generalRefusals.validation.text,
  },
  staff_not_found: {
    code: 9006,
    http: 404,
    text: generalRefusals.not_found.text,
  },
  period_overlap: {
    code: 9007,
    http: 409,
    text: {
      'zh-Hans': '有效期与其他价格重叠',
      'zh-Hant': '有效期與其他價格重疊',
      en: 'The validity overlaps with another price',
    },
  },
} as const satisfies Record<string, RefusalKind>
