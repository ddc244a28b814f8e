import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '两步验证', 'zh-Hant': '雙重認證', en: 'Two-step login' },
  lead: {
    'zh-Hans': '登录时除密码外，再输入手机验证器上的 6 位动态码。',
    'zh-Hant': '登入時除密碼外，再輸入手提電話驗證器上的 6 位動態碼。',
    en: 'When you log in, you enter your password and a 6-digit code from an app on your phone.',
  },
  firstTitle: { 'zh-Hans': '请先设置两步验证', 'zh-Hant': '請先設定雙重認證', en: 'Set up two-step login first' },
  firstLead: {
    'zh-Hans':
      '后台账号都须启用两步验证。请备好手机和一个验证器应用（如 Google Authenticator、Microsoft Authenticator），大约需要两分钟。',
    'zh-Hant':
      '後台帳戶必須啟用雙重認證。請準備手提電話及一個驗證器應用程式（例如 Google Authenticator、Microsoft Authenticator），約需兩分鐘。',
    en: 'Every back office account needs it. You need your phone with an authenticator app, such as Google Authenticator or Microsoft Authenticator. It takes about two minutes.',
  },
  isOn: {
    'zh-Hans': '已启用。还剩 {count} 个恢复码。',
    'zh-Hant': '已啟用。尚餘 {count} 個復原碼。',
    en: 'It is on. You have {count|1 recovery code|{count} recovery codes} left.',
  },
  isOff: { 'zh-Hans': '尚未启用。', 'zh-Hant': '尚未啟用。', en: 'It is off.' },
  setUp: { 'zh-Hans': '开始设置', 'zh-Hant': '開始設定', en: 'Set it up' },
  replace: {
    'zh-Hans': '更换手机或恢复码',
    'zh-Hant': '更換手提電話或復原碼',
    en: 'Use another phone or new recovery codes',
  },
  scanTitle: { 'zh-Hans': '1. 用验证器扫码', 'zh-Hant': '1. 以驗證器掃描', en: '1. Scan this with the app' },
  scanLabel: { 'zh-Hans': '验证器用的二维码', 'zh-Hant': '驗證器用的二維碼', en: 'QR code for the authenticator app' },
  scanHint: {
    'zh-Hans': '不能扫码时，请在应用中手动输入这个密钥：',
    'zh-Hant': '如未能掃描，請在應用程式手動輸入此密鑰：',
    en: 'If you cannot scan it, enter this key in the app by hand:',
  },
  copySecret: { 'zh-Hans': '复制密钥', 'zh-Hant': '複製密鑰', en: 'Copy the key' },
  codesTitle: { 'zh-Hans': '2. 保存恢复码', 'zh-Hant': '2. 保存復原碼', en: '2. Keep the recovery codes' },
  codesHint: {
    'zh-Hans': '手机不在身边时，可用恢复码代替动态码，每个只能用一次。离开本页后不再显示，请抄写或打印后妥善保管。',
    'zh-Hant':
      '手提電話不在身邊時，可用復原碼代替動態碼，每個只可使用一次。離開本頁後不會再顯示，請抄下或列印並妥善保存。',
    en: 'If you don’t have your phone, use a recovery code instead. Each code works once. We won’t show them again, so write them down or print them and keep them safe.',
  },
  copyCodes: { 'zh-Hans': '复制全部恢复码', 'zh-Hant': '複製全部復原碼', en: 'Copy all recovery codes' },
  confirmTitle: { 'zh-Hans': '3. 输入动态码', 'zh-Hant': '3. 輸入動態碼', en: '3. Enter a code' },
  code: { 'zh-Hans': '新的动态码', 'zh-Hant': '新的動態碼', en: 'Code from the app' },
  codeRequired: {
    'zh-Hans': '请输入验证器上的 6 位动态码',
    'zh-Hant': '請輸入驗證器上的 6 位動態碼',
    en: 'Please enter the 6-digit code from the app',
  },
  current: {
    'zh-Hans': '目前使用的动态码或恢复码',
    'zh-Hant': '現時使用的動態碼或復原碼',
    en: 'Current code',
  },
  currentHint: {
    'zh-Hans': '来自原来的手机；没有手机时请用恢复码',
    'zh-Hant': '來自原有手提電話；如沒有手提電話，請使用復原碼',
    en: 'From your previous phone. If you don’t have it, use a recovery code',
  },
  currentRequired: {
    'zh-Hans': '请输入目前使用的动态码或恢复码',
    'zh-Hant': '請輸入現時使用的動態碼或復原碼',
    en: 'Please enter your current code or a recovery code',
  },
  confirm: { 'zh-Hans': '启用', 'zh-Hant': '啟用', en: 'Turn it on' },
  cancel: { 'zh-Hans': '取消', 'zh-Hant': '取消', en: 'Cancel' },
  done: { 'zh-Hans': '两步验证已启用', 'zh-Hant': '雙重認證已啟用', en: 'Two-step login is on' },
  tooLate: {
    'zh-Hans': '设置已过期，请重新开始。',
    'zh-Hant': '設定已過期，請重新開始。',
    en: 'The setup has expired. Please start again.',
  },
  signOut: { 'zh-Hans': '退出登录', 'zh-Hant': '登出', en: 'Log out' },
})
