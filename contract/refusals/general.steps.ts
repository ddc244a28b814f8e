import type { generalRefusals } from './general.refusals.ts'
import type { Step } from './next-step.ts'

/** What to do after a refusal of any call. The fields of 1001 say themselves what to do. */
export const generalSteps = {
  internal: {
    place: 'contact',
    text: {
      'zh-Hans': '请过几分钟再试；如果一直这样，请告诉我们您当时在做什么',
      'zh-Hant': '請過幾分鐘再試；如情況持續，請告訴我們你當時在做甚麼',
      en: 'Please try again in a few minutes. If it keeps happening, tell us what you were doing',
    },
  },
  not_found: {
    place: 'home',
    text: {
      'zh-Hans': '可能已被删除，或链接已过时。请刷新列表，或从首页重新打开',
      'zh-Hant': '可能已被刪除，或連結已過時。請重新整理列表，或由首頁重新打開',
      en: 'It may have been deleted, or the link is out of date. Reload the list or start again from the home page',
    },
  },
  route_not_found: {
    place: 'home',
    text: {
      'zh-Hans': '请回到首页，从菜单重新打开所需页面',
      'zh-Hant': '請回到首頁，由選單重新打開所需頁面',
      en: 'Go back to the home page and open the page from the menu',
    },
  },
  rate_limited: {
    place: null,
    text: {
      'zh-Hans': '请等几分钟，再试一次即可，不要连续点按',
      'zh-Hant': '請等幾分鐘，再試一次即可，請勿連續點按',
      en: 'Wait a few minutes, then try again',
    },
  },
  version_conflict: {
    place: null,
    text: {
      'zh-Hans': '刷新页面看看改了什么，再重新修改并提交',
      'zh-Hant': '重新整理頁面看看改了甚麼，再重新修改並提交',
      en: 'Reload the page to see what changed, then make your change again',
    },
  },
  idempotency_mismatch: {
    place: null,
    text: {
      'zh-Hans': '请刷新页面，先看上一次是否已经成功，再决定要不要重新提交',
      'zh-Hant': '請重新整理頁面，先看上一次是否已經成功，再決定是否重新提交',
      en: 'Reload the page and check whether your first attempt went through. Submit again only if it did not',
    },
  },
  payload_too_large: {
    place: null,
    text: {
      'zh-Hans': '请换较小的图片，或分几次提交',
      'zh-Hant': '請換較小的圖片，或分幾次提交',
      en: 'Use smaller pictures, or submit in several parts',
    },
  },
  unsupported_media: {
    place: null,
    text: {
      'zh-Hans': '请换成页面上写明的格式再上传',
      'zh-Hant': '請換成頁面上列明的格式再上載',
      en: 'Use one of the formats named on the page',
    },
  },
  method_not_allowed: {
    place: 'home',
    text: {
      'zh-Hans': '请回到首页，用页面上的按钮操作',
      'zh-Hant': '請回到首頁，使用頁面上的按鈕操作',
      en: 'Go back to the home page and use the buttons there',
    },
  },
  maintenance: {
    place: null,
    text: {
      'zh-Hans': '没有保存任何改动，几分钟后再试一次即可',
      'zh-Hant': '沒有儲存任何改動，幾分鐘後再試一次即可',
      en: 'Nothing was changed. Please try again in a few minutes',
    },
  },
  row_busy: {
    place: null,
    text: {
      'zh-Hans': '请等几秒钟，再试一次',
      'zh-Hant': '請等幾秒鐘，再試一次',
      en: 'Wait a few seconds, then try again',
    },
  },
  disk_full: {
    place: 'contact',
    text: {
      'zh-Hans': '请保留图片，一小时后再试；如果着急，请联系客服',
      'zh-Hant': '請保留圖片，一小時後再試；如有急需，請聯絡客戶服務',
      en: 'Keep the picture and try again in an hour. If it is urgent, contact customer service',
    },
  },
} as const satisfies Record<Exclude<keyof typeof generalRefusals, 'validation'>, Step>
