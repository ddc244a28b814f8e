import { messages } from '#contract/messages.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** Parcels, their pictures and tracks, and claims. */
export const parcelRefusals = {
  tracking_duplicate: {
    code: 3001,
    http: 200,
    text: {
      'zh-Hans': '您已预报过这个快递单号',
      'zh-Hant': '你已預報此快遞單號',
      en: 'You have already forecast this tracking number',
    },
  },
  parcel_state: {
    code: 3003,
    http: 200,
    text: {
      'zh-Hans': '包裹当前的状态不能这样操作',
      'zh-Hant': '以包裹現時的狀態，不能這樣做',
      en: 'This cannot be done in the parcel’s current status',
    },
  },
  image_too_large: {
    code: 3006,
    http: 200,
    text: {
      'zh-Hans': '图片不能超过 2 MB',
      'zh-Hant': '圖片不可超過 2 MB',
      en: 'The image must not exceed 2 MB',
    },
  },
  image_type: {
    code: 3007,
    http: 200,
    text: {
      'zh-Hans': '只接受 PNG、JPG 或 JPEG 图片',
      'zh-Hant': '只接受 PNG、JPG 或 JPEG 圖片',
      en: 'Only PNG, JPG or JPEG images are accepted',
    },
  },
  claim_state: {
    code: 3008,
    http: 200,
    text: {
      'zh-Hans': '认领申请当前的状态不能这样操作',
      'zh-Hant': '以認領申請現時的狀態，不能這樣做',
      en: 'This cannot be done in the claim’s current status',
    },
  },
  claim_mismatch: {
    code: 3009,
    http: 200,
    text: {
      'zh-Hans': '填写的信息与这个包裹不符',
      'zh-Hant': '填寫的資料與此包裹不符',
      en: 'What you entered does not match this parcel',
    },
  },
  track_none: {
    code: 3010,
    http: 200,
    text: messages['M-19'],
  },
  member_unknown: {
    code: 3011,
    http: 200,
    text: {
      'zh-Hans': '会员编号不正确',
      'zh-Hant': '會員編號不正確',
      en: 'The member number is incorrect',
    },
  },
  already_claimed: {
    code: 3012,
    http: 200,
    text: {
      'zh-Hans': '这个包裹已被认领',
      'zh-Hant': '此包裹已被認領',
      en: 'This parcel has already been claimed',
    },
  },
  storage_full: {
    code: 3013,
    http: 200,
    text: {
      'zh-Hans': '您上传的图片合计已达 200 MB，暂时不能再上传',
      'zh-Hant': '你上載的圖片合共已達 200 MB，暫時不能再上載',
      en: 'Your pictures have reached 200 MB in total, so you cannot upload more for now',
    },
  },
} as const satisfies Record<string, RefusalKind>
