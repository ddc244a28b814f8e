import type { Text } from '#domain/language.ts'
import { claimLimits, type ClaimPause } from '#domain/claim.ts'

/** Why a claim was closed when its parcel was disposed of. */
export const goneText: Text = {
  'zh-Hans': '这个包裹已过保管期，仓库已作处理',
  'zh-Hant': '包裹已過保管期，倉庫已作處理',
  en: 'The storage period ended and the parcel was disposed of',
}

/** Why nothing can be claimed now, and from when it can; `at` is a time in the business time zone. */
export const pauseText = (pause: ClaimPause, at: string | null): Text => {
  const time = at === null ? '' : `${at.slice(0, 10)} ${at.slice(11, 16)}`
  return {
    hour: {
      'zh-Hans': `一小时内已有 ${claimLimits.missesPerHour} 次信息不符，请在 ${time} 后再试。请先对照面单核对快递单号`,
      'zh-Hant': `一小時內已有 ${claimLimits.missesPerHour} 次資料不符，請在 ${time} 後再試。請先對照面單核對快遞單號`,
      en: `You entered details that did not match ${claimLimits.missesPerHour} times within an hour. Please check the number on the label and try again after ${time} (Beijing time)`,
    },
    day: {
      'zh-Hans': `信息不符次数过多，请在 ${time} 后再试，或联系客服协助查找`,
      'zh-Hant': `資料不符次數過多，請在 ${time} 後再試，或聯絡客戶服務協助尋找`,
      en: `You entered details that did not match too many times. Please try again after ${time} (Beijing time), or ask customer service to look for your parcel`,
    },
    open: {
      'zh-Hans': `您已有 ${claimLimits.openClaims} 个认领正在审核，请等待结果，或先撤回其中一个`,
      'zh-Hant': `你已有 ${claimLimits.openClaims} 個認領正在審核，請等待結果，或先撤回其中一個`,
      en: `You have ${claimLimits.openClaims} claims under review. Please wait for a decision, or withdraw one of them first`,
    },
    month: {
      'zh-Hans': `30 天内已提交 ${claimLimits.claimsIn30Days} 次认领，请联系客服`,
      'zh-Hant': `30 日內已提交 ${claimLimits.claimsIn30Days} 次認領，請聯絡客戶服務`,
      en: `You have submitted ${claimLimits.claimsIn30Days} claims within 30 days. Please contact customer service`,
    },
  }[pause]
}

/** The day from which a parcel may be disposed of. */
export const keptUntilText = (day: string): Text => ({
  'zh-Hans': `保管期未满，${day} 起才能处理`,
  'zh-Hant': `保管期未滿，${day} 起才可處理`,
  en: `The storage period has not ended. The parcel can be disposed of from ${day}`,
})

/** Its claims decide, and two people have to decide on them. */
export const contestedText: Text = {
  'zh-Hans':
    '有三人或以上认领，或货物价值超过 CNY 1,000，需由两人决定：请在认领审核中决定；认领已被您拒绝的，请交给同事处理',
  'zh-Hant':
    '有三人或以上認領，或貨物價值超過 CNY 1,000，需由兩人決定：請在認領審核中決定；認領已被你拒絕的，請交給同事處理',
  en: 'Three or more members claim it, or its goods are worth more than CNY 1,000. Two people must decide: decide on its claims or, if you have rejected them, leave it to a colleague',
}

/** The member already has a parcel with this number. */
export const hasOneText: Text = {
  'zh-Hans': '这位会员已有这个单号的包裹，请先核对是否同一件',
  'zh-Hant': '此會員已有此單號的包裹，請先核對是否同一件',
  en: 'This member already has a parcel with this number. Please check whether it is the same one',
}

/** It cannot wait for its owner beside another parcel with this number. */
export const anotherWaitsText: Text = {
  'zh-Hans': '同一仓库已有这个单号的无主包裹。请先处理那一件，再收回这一件',
  'zh-Hant': '同一倉庫已有此單號的無主包裹。請先處理另一件，再收回這一件',
  en: 'Another unclaimed parcel with this number waits in the same warehouse. Settle that one first, then take this one back',
}
