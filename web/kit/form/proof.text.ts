import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  working: {
    'zh-Hans': '有人多次输错此账号的密码。正在做安全校验，通常只需几秒钟，完成后会自动登录……',
    'zh-Hant': '有人多次輸錯此帳戶的密碼。正進行安全核對，通常只需數秒，完成後會自動登入……',
    en: 'Someone has entered a wrong password for this account many times. We are running a security check. It usually takes a few seconds, and then you are logged in …',
  },
  progress: { 'zh-Hans': '安全校验进度', 'zh-Hant': '安全核對進度', en: 'Progress of the security check' },
})
