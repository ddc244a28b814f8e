import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '工作站 PIN', 'zh-Hant': '工作站 PIN', en: 'PIN for stations' },
  lead: {
    'zh-Hans': '在几个人共用的工作站上，用它换到您的名下，不用输入密码。',
    'zh-Hant': '在多人共用的工作站上，用它轉到你的名下，無須輸入密碼。',
    en: 'At a station that several people share, it signs you in without your password.',
  },
  leadSet: { 'zh-Hans': '您已设置 PIN。', 'zh-Hant': '你已設定 PIN。', en: 'You have a PIN.' },
  pin: { 'zh-Hans': '新的 PIN', 'zh-Hant': '新的 PIN', en: 'New PIN' },
  hint: { 'zh-Hans': '6 位数字', 'zh-Hant': '6 位數字', en: '6 digits' },
  hintSet: {
    'zh-Hans': '6 位数字；留空则移除 PIN',
    'zh-Hant': '6 位數字；留空則移除 PIN',
    en: '6 digits. Leave it empty to remove your PIN',
  },
  password: { 'zh-Hans': '登录密码', 'zh-Hant': '登入密碼', en: 'Your password' },
  save: { 'zh-Hans': '保存 PIN', 'zh-Hant': '儲存 PIN', en: 'Save PIN' },
  set: { 'zh-Hans': 'PIN 已设置', 'zh-Hant': 'PIN 已設定', en: 'Your PIN has been set' },
  removed: { 'zh-Hans': 'PIN 已移除', 'zh-Hant': 'PIN 已移除', en: 'Your PIN has been removed' },
  format: { 'zh-Hans': 'PIN 须为 6 位数字', 'zh-Hant': 'PIN 須為 6 位數字', en: 'A PIN has 6 digits' },
  simple: {
    'zh-Hans': '这个 PIN 太容易猜到，请不要用重复或连续的数字',
    'zh-Hant': '這個 PIN 太容易猜到，請不要用重複或連續的數字',
    en: 'This PIN is easy to guess. Do not repeat one digit or use digits in a row',
  },
})
