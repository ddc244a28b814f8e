import { messages } from './messages.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** Parcels, their pictures and tracks, and claims. */
export const parcelRefusals = {
  tracking_duplicate: {
    code: 3001,
    http: 200,
    text: {
      'zh-Hans': '该快递单号您已预报',
      'zh-Hant': '該快遞單號您已預報',
      en: 'You have already forecast this tracking number',
    },
  },
  parcel_state: {
    code: 3003,
    http: 200,
    text: {
      'zh-Hans': '包裹当前状态不可操作',
      'zh-Hant': '包裹當前狀態不可操作',
      en: 'The parcel can no longer be changed in its present status',
    },
  },
  image_too_large: {
    code: 3006,
    http: 200,
    text: {
      'zh-Hans': '图片大小不能超过2MB',
      'zh-Hant': '圖片大小不能超過2MB',
      en: 'The image must not exceed 2 MB',
    },
  },
  image_type: {
    code: 3007,
    http: 200,
    text: {
      'zh-Hans': '仅支持PNG、JPG、JPEG格式图片',
      'zh-Hant': '僅支持PNG、JPG、JPEG格式圖片',
      en: 'Only PNG, JPG or JPEG images',
    },
  },
  claim_state: {
    code: 3008,
    http: 200,
    text: {
      'zh-Hans': '认领申请当前状态不可操作',
      'zh-Hant': '認領申請當前狀態不可操作',
      en: 'The claim can not be changed in its present status',
    },
  },
  claim_mismatch: {
    code: 3009,
    http: 200,
    text: {
      'zh-Hans': '填写信息与该包裹不符',
      'zh-Hant': '填寫信息與該包裹不符',
      en: 'The data do not match this parcel',
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
      'zh-Hans': '该包裹已被认领',
      'zh-Hant': '該包裹已被認領',
      en: 'This parcel has been claimed',
    },
  },
  storage_full: {
    code: 3013,
    http: 200,
    text: {
      'zh-Hans': '您上传的图片合计已达 200 MB，暂时不能再上传',
      'zh-Hant': '你上載的圖片合共已達 200 MB，暫時不能再上載',
      en: 'Your pictures take up 200 MB in all; no more can be uploaded',
    },
  },
} as const satisfies Record<string, RefusalKind>
