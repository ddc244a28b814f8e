import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '谁来工作？', 'zh-Hant': '誰來工作？', en: 'Who is working?' },
  at: { 'zh-Hans': '{station} · {warehouse}', 'zh-Hant': '{station} · {warehouse}', en: '{station} · {warehouse}' },
  scan: { 'zh-Hans': '扫描工牌', 'zh-Hant': '掃描工牌', en: 'Scan your badge' },
  scanHint: { 'zh-Hans': '工牌上的条码', 'zh-Hant': '工牌上的條碼', en: 'The barcode on your badge' },
  orPin: {
    'zh-Hans': '或选自己的名字，输入 PIN',
    'zh-Hant': '或選自己的名字，輸入 PIN',
    en: 'Or choose your name and enter your PIN',
  },
  nobody: {
    'zh-Hans': '还没有人设置 PIN。用密码登录后，可在“修改密码”页设置。',
    'zh-Hant': '尚未有人設定 PIN。以密碼登入後，可在「修改密碼」頁設定。',
    en: 'Nobody has a PIN yet. Log in with your password to set one under “Change password”.',
  },
  pinOf: { 'zh-Hans': '{name} 的 PIN', 'zh-Hant': '{name} 的 PIN', en: 'PIN of {name}' },
  pinHint: { 'zh-Hans': '6 位数字', 'zh-Hant': '6 位數字', en: '6 digits' },
  other: { 'zh-Hans': '选别人', 'zh-Hant': '選其他人', en: 'Choose another person' },
  notABadge: {
    'zh-Hans': '这不是工牌。请扫描自己工牌上的条码。',
    'zh-Hant': '這不是工牌。請掃描自己工牌上的條碼。',
    en: 'This is not a badge. Scan the barcode on your own badge.',
  },
  unsure: {
    'zh-Hans': '没有读清楚，请再扫一次。',
    'zh-Hant': '未能清楚讀取，請再掃描一次。',
    en: 'This was not read clearly. Scan it again.',
  },
  welcome: {
    'zh-Hans': '{name}，已换到您的名下',
    'zh-Hant': '{name}，已轉到你的名下',
    en: '{name}, you are signed in',
  },
  noStation: {
    'zh-Hans': '这台设备不是工作站，不能用工牌换人。',
    'zh-Hant': '這部裝置不是工作站，不能以工牌換人。',
    en: 'This device is not a station, so a badge does not work here.',
  },
  stillSaving: {
    'zh-Hans': '上一位的扫描还没有保存完，请稍等再换人。',
    'zh-Hant': '上一位的掃描尚未儲存完畢，請稍候再換人。',
    en: 'Scans of the person before are still being saved. Wait a moment, then scan your badge again.',
  },
  until: { 'zh-Hans': '开站至 {when}', 'zh-Hant': '開站至 {when}', en: 'Open until {when}' },
  password: { 'zh-Hans': '用密码登录', 'zh-Hant': '以密碼登入', en: 'Log in with a password' },
  toStation: { 'zh-Hans': '回到工作站', 'zh-Hant': '返回工作站', en: 'Back to the station' },
  closedTitle: { 'zh-Hans': '工作站已关闭', 'zh-Hant': '工作站已關閉', en: 'This station is closed' },
  closedSentence: {
    'zh-Hans': '这一班已经结束。管理员登录后，可以在“工作站”页重新开站。',
    'zh-Hant': '這一班已經結束。管理員登入後，可在「工作站」頁重新開站。',
    en: 'The shift has ended. An administrator can log in and open it again under “Stations”.',
  },
  changePerson: { 'zh-Hans': '换人', 'zh-Hant': '換人', en: 'Change person' },
  here: { 'zh-Hans': '{station}：{name}', 'zh-Hant': '{station}：{name}', en: '{station}: {name}' },
})
