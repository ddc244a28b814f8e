import * as refusalCode from './codes.ts'
import { messages } from '#contract/messages.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** What any call may answer. */
export const generalRefusals = {
  internal: {
    code: refusalCode.internal,
    http: 500,
    text: {
      'zh-Hans': '系统繁忙，请稍后再试',
      'zh-Hant': '系統繁忙，請稍後再試',
      en: 'System busy, please try again later',
    },
    step: {
      text: {
        'zh-Hans': '请过几分钟再试；如果一直这样，请告诉我们您当时在做什么',
        'zh-Hant': '請過幾分鐘再試；如情況持續，請告訴我們你當時在做甚麼',
        en: 'Please try again in a few minutes. If it keeps happening, tell us what you were doing',
      },
      place: 'contact',
    },
  },
  validation: {
    code: refusalCode.validation,
    http: 200,
    text: {
      'zh-Hans': '请检查填写的内容',
      'zh-Hant': '請檢查填寫的內容',
      en: 'Please check the entered data',
    },
    step: null,
  },
  not_found: {
    code: refusalCode.not_found,
    http: 200,
    text: {
      'zh-Hans': '找不到这条记录',
      'zh-Hant': '找不到這項資料',
      en: 'We could not find this',
    },
    step: {
      text: {
        'zh-Hans': '可能已被删除，或链接已过时。请刷新列表，或从首页重新打开',
        'zh-Hant': '可能已被刪除，或連結已過時。請重新整理列表，或由首頁重新打開',
        en: 'It may have been deleted, or the link is out of date. Reload the list or start again from the home page',
      },
      place: 'home',
    },
  },
  route_not_found: {
    code: refusalCode.route_not_found,
    http: 404,
    text: messages['M-12'],
    step: {
      text: {
        'zh-Hans': '请回到首页，从菜单重新打开所需页面',
        'zh-Hant': '請回到首頁，由選單重新打開所需頁面',
        en: 'Go back to the home page and open the page from the menu',
      },
      place: 'home',
    },
  },
  rate_limited: {
    code: refusalCode.rate_limited,
    http: 429,
    text: {
      'zh-Hans': '操作过于频繁，请稍后再试',
      'zh-Hant': '操作過於頻繁，請稍後再試',
      en: 'Too many requests, please try again later',
    },
    step: {
      text: {
        'zh-Hans': '请等几分钟，再试一次即可，不要连续点按',
        'zh-Hant': '請等幾分鐘，再試一次即可，請勿連續點按',
        en: 'Wait a few minutes, then try again',
      },
      place: null,
    },
    staffStep: 'same',
  },
  version_conflict: {
    code: refusalCode.version_conflict,
    http: 200,
    text: {
      'zh-Hans': '数据已变更，请刷新后重试',
      'zh-Hant': '資料已更改，請重新整理後再試',
      en: 'This was changed in the meantime, please reload the page',
    },
    step: {
      text: {
        'zh-Hans': '刷新页面看看改了什么，再重新修改并提交',
        'zh-Hant': '重新整理頁面看看改了甚麼，再重新修改並提交',
        en: 'Reload the page to see what changed, then make your change again',
      },
      place: null,
    },
    staffStep: 'same',
  },
  idempotency_mismatch: {
    code: refusalCode.idempotency_mismatch,
    http: 200,
    text: {
      'zh-Hans': '请求标识重复，但内容不同',
      'zh-Hant': '請求識別碼重複，但內容不同',
      en: 'The same request key was used with different content',
    },
    step: {
      text: {
        'zh-Hans': '请刷新页面，先看上一次是否已经成功，再决定要不要重新提交',
        'zh-Hant': '請重新整理頁面，先看上一次是否已經成功，再決定是否重新提交',
        en: 'Reload the page and check whether your first attempt went through. Submit again only if it did not',
      },
      place: null,
    },
    staffStep: 'same',
  },
  payload_too_large: {
    code: refusalCode.payload_too_large,
    http: 413,
    text: {
      'zh-Hans': '提交的内容过大',
      'zh-Hant': '提交的內容過大',
      en: 'The content is too large',
    },
    step: {
      text: {
        'zh-Hans': '请换较小的图片，或分几次提交',
        'zh-Hant': '請換較小的圖片，或分幾次提交',
        en: 'Use smaller pictures, or submit in several parts',
      },
      place: null,
    },
    staffStep: 'same',
  },
  unsupported_media: {
    code: refusalCode.unsupported_media,
    http: 415,
    text: {
      'zh-Hans': '不支持此格式',
      'zh-Hant': '不接受此格式',
      en: 'The format is not supported',
    },
    step: {
      text: {
        'zh-Hans': '请换成页面上写明的格式再上传',
        'zh-Hant': '請換成頁面上列明的格式再上載',
        en: 'Use one of the formats named on the page',
      },
      place: null,
    },
    staffStep: 'same',
  },
  method_not_allowed: {
    code: refusalCode.method_not_allowed,
    http: 405,
    text: {
      'zh-Hans': '不支持此请求方式',
      'zh-Hant': '不接受此請求方式',
      en: 'The request method is not supported',
    },
    step: {
      text: {
        'zh-Hans': '请回到首页，用页面上的按钮操作',
        'zh-Hant': '請回到首頁，使用頁面上的按鈕操作',
        en: 'Go back to the home page and use the buttons there',
      },
      place: 'home',
    },
  },
  maintenance: {
    code: refusalCode.maintenance,
    http: 503,
    text: {
      'zh-Hans': '系统维护中，请稍后再试',
      'zh-Hant': '系統維護中，請稍後再試',
      en: 'Under maintenance, please try again later',
    },
    step: {
      text: {
        'zh-Hans': '没有保存任何改动，几分钟后再试一次即可',
        'zh-Hant': '沒有儲存任何改動，幾分鐘後再試一次即可',
        en: 'Nothing was changed. Please try again in a few minutes',
      },
      place: null,
    },
    staffStep: 'same',
  },
  row_busy: {
    code: refusalCode.row_busy,
    http: 409,
    text: {
      'zh-Hans': '另一项操作正在处理同一内容，这次没有保存',
      'zh-Hant': '另一項操作正在處理同一內容，今次沒有儲存',
      en: 'Something else is being saved here, so your change was not saved',
    },
    step: {
      text: {
        'zh-Hans': '请等几秒钟，再试一次',
        'zh-Hant': '請等幾秒鐘，再試一次',
        en: 'Wait a few seconds, then try again',
      },
      place: null,
    },
    staffStep: 'same',
  },
  disk_full: {
    code: refusalCode.disk_full,
    http: 503,
    text: {
      'zh-Hans': '暂时无法上传图片：存储空间不足',
      'zh-Hant': '暫時無法上載圖片：儲存空間不足',
      en: 'Pictures cannot be uploaded at the moment because our storage is full',
    },
    step: {
      text: {
        'zh-Hans': '请保留图片，一小时后再试；如果着急，请联系客服',
        'zh-Hant': '請保留圖片，一小時後再試；如有急需，請聯絡客戶服務',
        en: 'Keep the picture and try again in an hour. If it is urgent, contact customer service',
      },
      place: 'contact',
    },
    staffStep: {
      'zh-Hans': '请保留图片稍后再传，并通知负责服务器的同事清理磁盘',
      'zh-Hant': '請保留圖片稍後再上載，並通知負責伺服器的同事清理磁碟',
      en: 'Keep the picture for later, and ask the person who runs the server to free disk space',
    },
  },
} as const satisfies Record<string, RefusalKind>
