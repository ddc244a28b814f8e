import { messages } from '#contract/messages.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** What any call may answer. */
export const generalRefusals = {
  internal: {
    code: 1000,
    http: 500,
    text: {
      'zh-Hans': '系统繁忙，请稍后再试',
      'zh-Hant': '系統繁忙，請稍後再試',
      en: 'System busy, please try again later',
    },
  },
  validation: {
    code: 1001,
    http: 200,
    text: {
      'zh-Hans': '请检查填写的内容',
      'zh-Hant': '請檢查填寫的內容',
      en: 'Please check the entered data',
    },
  },
  not_found: {
    code: 1002,
    http: 200,
    text: {
      'zh-Hans': '找不到这条记录',
      'zh-Hant': '找不到這項資料',
      en: 'We could not find this',
    },
  },
  route_not_found: {
    code: 1003,
    http: 404,
    text: messages['M-12'],
  },
  rate_limited: {
    code: 1004,
    http: 429,
    text: {
      'zh-Hans': '操作过于频繁，请稍后再试',
      'zh-Hant': '操作過於頻繁，請稍後再試',
      en: 'Too many requests, please try again later',
    },
  },
  version_conflict: {
    code: 1005,
    http: 200,
    text: {
      'zh-Hans': '数据已变更，请刷新后重试',
      'zh-Hant': '資料已更改，請重新整理後再試',
      en: 'This was changed in the meantime, please reload the page',
    },
  },
  idempotency_mismatch: {
    code: 1006,
    http: 200,
    text: {
      'zh-Hans': '请求标识重复，但内容不同',
      'zh-Hant': '請求識別碼重複，但內容不同',
      en: 'The same request key was used with different content',
    },
  },
  payload_too_large: {
    code: 1007,
    http: 413,
    text: {
      'zh-Hans': '提交的内容过大',
      'zh-Hant': '提交的內容過大',
      en: 'The content is too large',
    },
  },
  unsupported_media: {
    code: 1008,
    http: 415,
    text: {
      'zh-Hans': '不支持此格式',
      'zh-Hant': '不接受此格式',
      en: 'The format is not supported',
    },
  },
  method_not_allowed: {
    code: 1009,
    http: 405,
    text: {
      'zh-Hans': '不支持此请求方式',
      'zh-Hant': '不接受此請求方式',
      en: 'The request method is not supported',
    },
  },
  maintenance: {
    code: 1010,
    http: 503,
    text: {
      'zh-Hans': '系统维护中，请稍后再试',
      'zh-Hant': '系統維護中，請稍後再試',
      en: 'Under maintenance, please try again later',
    },
  },
  row_busy: {
    code: 1011,
    http: 409,
    text: {
      'zh-Hans': '另一项操作正在处理同一内容，这次没有保存',
      'zh-Hant': '另一項操作正在處理同一內容，今次沒有儲存',
      en: 'Something else is being saved here, so your change was not saved',
    },
  },
  disk_full: {
    code: 1012,
    http: 503,
    text: {
      'zh-Hans': '暂时无法上传图片：存储空间不足',
      'zh-Hant': '暫時無法上載圖片：儲存空間不足',
      en: 'Pictures cannot be uploaded at the moment because our storage is full',
    },
  },
} as const satisfies Record<string, RefusalKind>
