import { messages } from './messages.ts'
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
      'zh-Hans': '数据不存在',
      'zh-Hant': '資料不存在',
      en: 'The data does not exist',
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
      'zh-Hant': '資料已變更，請刷新後重試',
      en: 'The data was changed meanwhile, please refresh',
    },
  },
  idempotency_mismatch: {
    code: 1006,
    http: 200,
    text: {
      'zh-Hans': '重复的请求标识，内容不一致',
      'zh-Hant': '重複的請求標識，內容不一致',
      en: 'The same request key was used with other content',
    },
  },
  payload_too_large: {
    code: 1007,
    http: 413,
    text: {
      'zh-Hans': '提交内容过大',
      'zh-Hant': '提交內容過大',
      en: 'The content is too large',
    },
  },
  unsupported_media: {
    code: 1008,
    http: 415,
    text: {
      'zh-Hans': '不支持的格式',
      'zh-Hant': '不支持的格式',
      en: 'The format is not supported',
    },
  },
  method_not_allowed: {
    code: 1009,
    http: 405,
    text: {
      'zh-Hans': '不支持的请求方式',
      'zh-Hant': '不支持的請求方式',
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
      en: 'Something else is being saved here right now, so this was not saved',
    },
  },
  disk_full: {
    code: 1012,
    http: 503,
    text: {
      'zh-Hans': '暂时无法上传图片：存储空间不足',
      'zh-Hant': '暫時無法上載圖片：儲存空間不足',
      en: 'Pictures cannot be uploaded at the moment: our storage is full',
    },
  },
} as const satisfies Record<string, RefusalKind>
