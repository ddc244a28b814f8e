import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  codeLabel: { 'zh-Hans': '验证码', 'zh-Hant': '驗證碼', en: 'Verification code' },
  codeHint: {
    'zh-Hans': '4 位字母或数字，不分大小写',
    'zh-Hant': '4 位字母或數字，不分大小寫',
    en: '4 letters or digits, upper or lower case',
  },
  codeImage: { 'zh-Hans': '验证码图片', 'zh-Hant': '驗證碼圖片', en: 'Picture of the verification code' },
  codeRefresh: { 'zh-Hans': '换一张验证码', 'zh-Hant': '換一張驗證碼', en: 'Show another code' },
  codeFailed: { 'zh-Hans': '加载失败', 'zh-Hant': '未能載入', en: 'Could not be loaded' },
})
