import * as refusalCode from './codes.ts'
import { messages } from '#contract/messages.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** Parcels, their pictures and tracks, and claims. */
export const parcelRefusals = {
  tracking_duplicate: {
    code: refusalCode.tracking_duplicate,
    http: 200,
    text: {
      'zh-Hans': '您已预报过这个快递单号',
      'zh-Hant': '你已預報此快遞單號',
      en: 'You have already forecast this tracking number',
    },
    step: {
      text: {
        'zh-Hans': '不必再报一次。到仓前可以打开已有的预报修改；如果是另一个包裹，请核对单号',
        'zh-Hant': '毋須再次預報。到倉前可打開已有的預報修改；如屬另一個包裹，請核對單號',
        en: 'You don’t need to forecast it again. You can edit the existing forecast until the parcel arrives. If this is a different parcel, check its number',
      },
      place: 'parcel',
    },
    staffStep: {
      'zh-Hans': '这位会员已有这个单号。请先查找那个包裹，再决定改哪一个',
      'zh-Hant': '此會員已有此單號。請先查找那個包裹，再決定更改哪一個',
      en: 'This member already has a parcel with this number. Look it up, then decide which of the two to correct',
    },
  },
  parcel_state: {
    code: refusalCode.parcel_state,
    http: 200,
    text: {
      'zh-Hans': '包裹当前的状态不能这样操作',
      'zh-Hant': '以包裹現時的狀態，不能這樣做',
      en: 'This cannot be done in the parcel’s current status',
    },
    step: {
      text: {
        'zh-Hans': '包裹已经到了下一步。打开包裹看看它在哪里、现在还能做什么',
        'zh-Hant': '包裹已到下一步。打開包裹看看它在哪裡、現在還可以做甚麼',
        en: 'It has moved to the next step. Open the parcel to see where it is and what you can do now',
      },
      place: 'parcel',
    },
  },
  image_too_large: {
    code: refusalCode.image_too_large,
    http: 200,
    text: {
      'zh-Hans': '图片不能超过 2 MB',
      'zh-Hant': '圖片不可超過 2 MB',
      en: 'The image must not exceed 2 MB',
    },
    step: {
      text: {
        'zh-Hans': '请把图片截小或压缩后再上传，看得清字即可',
        'zh-Hant': '請把圖片截小或壓縮後再上載，看得清字即可',
        en: 'Crop or shrink the picture and upload it again. The text only has to be readable',
      },
      place: null,
    },
    staffStep: 'same',
  },
  image_type: {
    code: refusalCode.image_type,
    http: 200,
    text: {
      'zh-Hans': '只接受 PNG、JPG 或 JPEG 图片',
      'zh-Hant': '只接受 PNG、JPG 或 JPEG 圖片',
      en: 'Only PNG, JPG or JPEG images are accepted',
    },
    step: {
      text: {
        'zh-Hans': '请改传截图，或先把图片另存为 JPG',
        'zh-Hant': '請改為上載截圖，或先把圖片另存為 JPG',
        en: 'Upload a screenshot instead, or save the picture as JPG first',
      },
      place: null,
    },
    staffStep: 'same',
  },
  claim_state: {
    code: refusalCode.claim_state,
    http: 200,
    text: {
      'zh-Hans': '认领申请当前的状态不能这样操作',
      'zh-Hant': '以認領申請現時的狀態，不能這樣做',
      en: 'This cannot be done in the claim’s current status',
    },
    step: {
      text: {
        'zh-Hans': '您对这个包裹的认领已在审核或已有变动，可在“我的认领”中查看',
        'zh-Hant': '你對此包裹的認領已在審核或已有變動，可在「我的認領」中查看',
        en: 'Your claim on this parcel is under review or has changed. See it under “My claims”',
      },
      place: 'claims',
    },
  },
  claim_mismatch: {
    code: refusalCode.claim_mismatch,
    http: 200,
    text: {
      'zh-Hans': '填写的信息与这个包裹不符',
      'zh-Hant': '填寫的資料與此包裹不符',
      en: 'What you entered does not match this parcel',
    },
    step: {
      text: {
        'zh-Hans': '请对照面单核对仓库、快递公司和完整单号',
        'zh-Hant': '請對照面單核對倉庫、快遞公司及完整單號',
        en: 'Check the warehouse, the courier and the whole number against the label',
      },
      place: null,
    },
  },
  track_none: {
    code: refusalCode.track_none,
    http: 200,
    text: messages['M-19'],
    step: {
      text: {
        'zh-Hans': '请逐位核对单号；刚寄出的包裹，要等快递公司第一次扫描后才有轨迹',
        'zh-Hant': '請逐位核對單號；剛寄出的包裹，須待快遞公司首次掃描後才有軌跡',
        en: 'Check every character of the number. A parcel sent just now appears after the courier’s first scan',
      },
      place: null,
    },
  },
  member_unknown: {
    code: refusalCode.member_unknown,
    http: 200,
    text: {
      'zh-Hans': '会员编号不正确',
      'zh-Hant': '會員編號不正確',
      en: 'The member number is incorrect',
    },
    step: {
      text: {
        'zh-Hans': '会员编号以 JY 开头，可在会员首页和仓库地址里找到，请逐位核对',
        'zh-Hant': '會員編號以 JY 開頭，可在會員首頁及倉庫地址找到，請逐位核對',
        en: 'It starts with JY. You’ll find it on your home page and in your warehouse address. Check every digit',
      },
      place: null,
    },
  },
  already_claimed: {
    code: refusalCode.already_claimed,
    http: 200,
    text: {
      'zh-Hans': '这个包裹已被认领',
      'zh-Hant': '此包裹已被認領',
      en: 'This parcel has already been claimed',
    },
    step: {
      text: {
        'zh-Hans': '这个包裹已归入另一位会员。如果您认为有误，请联系客服并准备好购买凭证',
        'zh-Hant': '此包裹已歸入另一位會員。如你認為有誤，請聯絡客戶服務並準備購買憑證',
        en: 'It now belongs to another member. If you think this is wrong, contact customer service with your proof of purchase',
      },
      place: 'contact',
    },
  },
  storage_full: {
    code: refusalCode.storage_full,
    http: 200,
    text: {
      'zh-Hans': '您上传的图片合计已达 200 MB，暂时不能再上传',
      'zh-Hant': '你上載的圖片合共已達 200 MB，暫時不能再上載',
      en: 'Your pictures have reached 200 MB in total, so you cannot upload more for now',
    },
    step: {
      text: {
        'zh-Hans': '没用上的图片一天后会自动清除；如果确实还需要更多空间，请联系客服',
        'zh-Hant': '沒有用到的圖片一天後會自動清除；如確實需要更多空間，請聯絡客戶服務',
        en: 'Unused pictures are deleted after a day. If you need more space, contact customer service',
      },
      place: 'contact',
    },
  },
} as const satisfies Record<string, RefusalKind>
