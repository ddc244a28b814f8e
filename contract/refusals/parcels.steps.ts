import type { Step } from './next-step.ts'
import type { parcelRefusals } from './parcels.refusals.ts'

/** What to do when something about a parcel or a claim was refused. */
export const parcelSteps = {
  tracking_duplicate: {
    place: 'parcel',
    text: {
      'zh-Hans': '不必再报一次。到仓前可以打开已有的预报修改；如果是另一个包裹，请核对单号',
      'zh-Hant': '毋須再次預報。到倉前可打開已有的預報修改；如屬另一個包裹，請核對單號',
      en: 'You don’t need to forecast it again. You can edit the existing forecast until the parcel arrives. If this is a different parcel, check its number',
    },
  },
  parcel_state: {
    place: 'parcel',
    text: {
      'zh-Hans': '包裹已经到了下一步。打开包裹看看它在哪里、现在还能做什么',
      'zh-Hant': '包裹已到下一步。打開包裹看看它在哪裡、現在還可以做甚麼',
      en: 'It has moved to the next step. Open the parcel to see where it is and what you can do now',
    },
  },
  image_too_large: {
    place: null,
    text: {
      'zh-Hans': '请把图片截小或压缩后再上传，看得清字即可',
      'zh-Hant': '請把圖片截小或壓縮後再上載，看得清字即可',
      en: 'Crop or shrink the picture and upload it again. The text only has to be readable',
    },
  },
  image_type: {
    place: null,
    text: {
      'zh-Hans': '请改传截图，或先把图片另存为 JPG',
      'zh-Hant': '請改為上載截圖，或先把圖片另存為 JPG',
      en: 'Upload a screenshot instead, or save the picture as JPG first',
    },
  },
  claim_state: {
    place: 'claims',
    text: {
      'zh-Hans': '您对这个包裹的认领已在审核或已有变动，可在“我的认领”中查看',
      'zh-Hant': '你對此包裹的認領已在審核或已有變動，可在「我的認領」中查看',
      en: 'Your claim on this parcel is under review or has changed. See it under “My claims”',
    },
  },
  claim_mismatch: {
    place: null,
    text: {
      'zh-Hans': '请对照面单核对仓库、快递公司和完整单号',
      'zh-Hant': '請對照面單核對倉庫、快遞公司及完整單號',
      en: 'Check the warehouse, the courier and the whole number against the label',
    },
  },
  track_none: {
    place: null,
    text: {
      'zh-Hans': '请逐位核对单号；刚寄出的包裹，要等快递公司第一次扫描后才有轨迹',
      'zh-Hant': '請逐位核對單號；剛寄出的包裹，須待快遞公司首次掃描後才有軌跡',
      en: 'Check every character of the number. A parcel sent just now appears after the courier’s first scan',
    },
  },
  member_unknown: {
    place: null,
    text: {
      'zh-Hans': '会员编号以 JY 开头，可在会员首页和仓库地址里找到，请逐位核对',
      'zh-Hant': '會員編號以 JY 開頭，可在會員首頁及倉庫地址找到，請逐位核對',
      en: 'It starts with JY. You’ll find it on your home page and in your warehouse address. Check every digit',
    },
  },
  already_claimed: {
    place: 'contact',
    text: {
      'zh-Hans': '这个包裹已归入另一位会员。如果您认为有误，请联系客服并准备好购买凭证',
      'zh-Hant': '此包裹已歸入另一位會員。如你認為有誤，請聯絡客戶服務並準備購買憑證',
      en: 'It now belongs to another member. If you think this is wrong, contact customer service with your proof of purchase',
    },
  },
  storage_full: {
    place: 'contact',
    text: {
      'zh-Hans': '没用上的图片一天后会自动清除；如果确实还需要更多空间，请联系客服',
      'zh-Hant': '沒有用到的圖片一天後會自動清除；如確實需要更多空間，請聯絡客戶服務',
      en: 'Unused pictures are deleted after a day. If you need more space, contact customer service',
    },
  },
} as const satisfies Record<keyof typeof parcelRefusals, Step>
