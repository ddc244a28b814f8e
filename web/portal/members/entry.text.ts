import { defineText } from '#web/kit/text/define-text.ts'

/** Signing in, registering, mails and passwords. */
export const text = defineText({
  loginTitle: { 'zh-Hans': '登录', 'zh-Hant': '登入', en: 'Log in' },
  loginLead: {
    'zh-Hans': '用邮箱或会员编号登录。',
    'zh-Hant': '用電郵或會員編號登入。',
    en: 'Use your e-mail address or your member number.',
  },
  account: { 'zh-Hans': '邮箱或会员编号', 'zh-Hant': '電郵或會員編號', en: 'E-mail or member number' },
  password: { 'zh-Hans': '密码', 'zh-Hant': '密碼', en: 'Password' },
  withPasskey: { 'zh-Hans': '用通行密钥登录', 'zh-Hant': '以通行密鑰登入', en: 'Log in with a passkey' },
  login: { 'zh-Hans': '登录', 'zh-Hant': '登入', en: 'Log in' },
  toRegister: {
    'zh-Hans': '还没有账号？免费注册',
    'zh-Hant': '未有帳戶？免費註冊',
    en: 'No account yet? Sign up free',
  },
  toRetrieve: { 'zh-Hans': '忘记密码？', 'zh-Hant': '忘記密碼？', en: 'Forgot your password?' },
  toLogin: { 'zh-Hans': '去登录', 'zh-Hant': '前往登入', en: 'Go to login' },
  haveAccount: {
    'zh-Hans': '已有账号？去登录',
    'zh-Hant': '已有帳戶？前往登入',
    en: 'Already have an account? Log in',
  },

  registerTitle: { 'zh-Hans': '免费注册', 'zh-Hant': '免費註冊', en: 'Register' },
  registerLead: {
    'zh-Hans': '注册后就有会员编号和内地各仓库的收货地址。',
    'zh-Hant': '註冊後即有會員編號及內地各倉庫的收貨地址。',
    en: 'You get a member number and the addresses of our warehouses in mainland China.',
  },
  closedTitle: { 'zh-Hans': '即将开放注册', 'zh-Hant': '即將開放註冊', en: 'Registration opens soon' },
  closedLead: {
    'zh-Hans': '我们正在做开业前的准备，暂时不能注册。已经有账户的话，可以直接登录。',
    'zh-Hant': '我們正為開業作準備，暫時未能註冊。如已有帳戶，可直接登入。',
    en: 'We are getting ready to open, so you cannot register yet. If you already have an account, you can log in.',
  },
  email: { 'zh-Hans': '邮箱', 'zh-Hant': '電郵', en: 'E-mail' },
  emailHint: {
    'zh-Hans': '激活邮件会发到这里',
    'zh-Hant': '啟用電郵會發送到這裡',
    en: 'We send the activation e-mail here',
  },
  passwordHint: {
    'zh-Hans': '6–18 位字母、数字或下划线，以字母开头',
    'zh-Hant': '6–18 位字母、數字或底線，以字母開頭',
    en: '6 to 18 letters, digits or underscores, starting with a letter',
  },
  newPasswordHint: {
    'zh-Hans': '6–18 位字母、数字或下划线',
    'zh-Hant': '6–18 位字母、數字或底線',
    en: '6 to 18 letters, digits or underscores',
  },
  confirmPassword: { 'zh-Hans': '再次输入密码', 'zh-Hant': '再次輸入密碼', en: 'Repeat the password' },
  strengthCommon: {
    'zh-Hans': '这是常用密码，容易被猜到',
    'zh-Hant': '這是常用密碼，容易被猜到',
    en: 'This is a common password and easy to guess',
  },
  strengthShort: {
    'zh-Hans': '可以使用；10 位以上更安全',
    'zh-Hant': '可以使用；10 位以上更安全',
    en: 'Acceptable. 10 or more characters are safer',
  },
  strengthGood: { 'zh-Hans': '强度不错', 'zh-Hant': '強度不錯', en: 'Strong enough' },
  homeRegion: { 'zh-Hans': '所在地区', 'zh-Hant': '所在地區', en: 'Home region' },
  phone: { 'zh-Hans': '手机', 'zh-Hant': '手提電話', en: 'Mobile phone' },
  regionHK: { 'zh-Hans': '中国香港 +852', 'zh-Hant': '香港 +852', en: 'Hong Kong +852' },
  regionCN: { 'zh-Hans': '中国内地 +86', 'zh-Hant': '中國內地 +86', en: 'Mainland China +86' },
  regionTW: { 'zh-Hans': '中国台湾 +886', 'zh-Hant': '台灣 +886', en: 'Taiwan +886' },
  regionSG: { 'zh-Hans': '新加坡 +65', 'zh-Hant': '新加坡 +65', en: 'Singapore +65' },
  regionID: { 'zh-Hans': '印度尼西亚 +62', 'zh-Hant': '印尼 +62', en: 'Indonesia +62' },
  regionMY: { 'zh-Hans': '马来西亚 +60', 'zh-Hant': '馬來西亞 +60', en: 'Malaysia +60' },
  inviteCode: { 'zh-Hans': '邀请码（选填）', 'zh-Hant': '邀請碼（選填）', en: 'Invitation code (optional)' },
  age: { 'zh-Hans': '年龄声明', 'zh-Hant': '年齡聲明', en: 'Your age' },
  ageHint: {
    'zh-Hans': '未满 18 岁须经监护人同意',
    'zh-Hant': '未滿 18 歲須經監護人同意',
    en: 'If you are under 18, a guardian must agree',
  },
  ageAdult: { 'zh-Hans': '我已满 18 岁', 'zh-Hant': '我已滿 18 歲', en: 'I am 18 or older' },
  ageGuardian: {
    'zh-Hans': '我未满 18 岁，已获监护人同意',
    'zh-Hant': '我未滿 18 歲，已獲監護人同意',
    en: 'I am under 18 and my guardian agrees',
  },
  terms: {
    'zh-Hans': '我已阅读并同意运输条款和隐私政策',
    'zh-Hant': '我已閱讀並同意運輸條款及私隱政策',
    en: 'I have read and accept the terms of carriage and the privacy policy',
  },
  newTab: { 'zh-Hans': '在新标签页打开', 'zh-Hant': '在新分頁開啟', en: 'opens in a new tab' },
  register: { 'zh-Hans': '注册', 'zh-Hant': '註冊', en: 'Register' },

  sentTitle: { 'zh-Hans': '邮件已发送', 'zh-Hant': '電郵已發送', en: 'E-mail sent' },
  sentActivation: {
    'zh-Hans': '激活邮件已发送到 {email}。打开邮件里的链接，账号即可使用。',
    'zh-Hant': '啟用電郵已發送到 {email}。打開電郵中的連結，帳戶便可使用。',
    en: 'We have sent an activation e-mail to {email}. Open the link in it and your account is ready to use.',
  },
  sentReset: {
    'zh-Hans': '如果 {email} 是已激活的账号，会收到一封重置密码的邮件，链接 2 小时内有效。',
    'zh-Hant': '如果 {email} 是已啟用的帳戶，會收到一封重設密碼的電郵，連結 2 小時內有效。',
    en: 'If {email} belongs to an active account, we have sent an e-mail to reset the password. The link works for 2 hours.',
  },
  sentSomewhere: {
    'zh-Hans': '打开邮件里的链接，即可继续。',
    'zh-Hant': '打開電郵中的連結，便可繼續。',
    en: 'Open the link in the e-mail to continue.',
  },
  mailDelay: {
    'zh-Hans': '邮件可能延迟 {min}–{max} 分钟。如果没看到，请查看垃圾邮件文件夹。',
    'zh-Hant': '電郵可能延遲 {min}–{max} 分鐘。如未見到，請查看垃圾郵件匣。',
    en: 'The e-mail may be delayed by {min} to {max} minutes. If you do not see it, please check your spam folder.',
  },
  resendTitle: { 'zh-Hans': '没有收到？', 'zh-Hant': '未收到？', en: 'Didn’t receive it?' },
  anotherTitle: { 'zh-Hans': '再发一封激活邮件', 'zh-Hant': '再發送一封啟用電郵', en: 'Ask for another e-mail' },
  resend: { 'zh-Hans': '重新发送', 'zh-Hant': '重新發送', en: 'Send it again' },
  resent: {
    'zh-Hans': '已重新发送到 {email}。',
    'zh-Hant': '已重新發送到 {email}。',
    en: 'Sent again to {email}.',
  },
  devMail: { 'zh-Hans': '查看开发收件箱', 'zh-Hant': '查看開發收件箱', en: 'Open the development inbox' },

  activating: { 'zh-Hans': '正在激活账号', 'zh-Hant': '正在啟用帳戶', en: 'Activating your account' },
  activationFailed: { 'zh-Hans': '激活失败', 'zh-Hant': '未能啟用', en: 'Activation failed' },
  activationNoToken: {
    'zh-Hans': '这个链接不完整。请从邮件里重新打开，或重新发送一封。',
    'zh-Hant': '這個連結不完整。請從電郵重新打開，或重新發送一封。',
    en: 'This link is incomplete. Please open it from the e-mail again, or ask for another one.',
  },
  noAnswer: {
    'zh-Hans': '服务器没有响应，账号没有变动。请重试。',
    'zh-Hant': '伺服器沒有回應，帳戶沒有變動。請再試一次。',
    en: 'The server did not answer. Your account has not changed. Please try again.',
  },
  retry: { 'zh-Hans': '重试', 'zh-Hant': '重試', en: 'Try again' },

  successTitle: { 'zh-Hans': '注册成功', 'zh-Hant': '註冊成功', en: 'Registration complete' },
  successAgain: {
    'zh-Hans': '账号此前已激活，可以直接登录。',
    'zh-Hant': '帳戶早前已啟用，可以直接登入。',
    en: 'This account is already active. You can log in.',
  },
  memberNumber: { 'zh-Hans': '您的会员编号', 'zh-Hant': '你的會員編號', en: 'Your member number' },
  copyNumber: { 'zh-Hans': '复制编号', 'zh-Hant': '複製編號', en: 'Copy the number' },
  nextTitle: { 'zh-Hans': '接下来', 'zh-Hant': '接下來', en: 'What happens next' },
  nextLogin: {
    'zh-Hans': '登录，复制仓库地址，编号已经写在收件人里',
    'zh-Hant': '登入，複製倉庫地址，編號已寫在收件人內',
    en: 'Log in and copy a warehouse address. Your number is already in it',
  },
  nextShop: {
    'zh-Hans': '在淘宝等平台下单，寄到这个地址',
    'zh-Hant': '在淘寶等平台下單，寄到這個地址',
    en: 'Shop on Taobao or elsewhere and have it sent to that address',
  },
  nextForecast: {
    'zh-Hans': '拿到快递单号后预报包裹，到仓就能认出是您的',
    'zh-Hant': '取得快遞單號後預報包裹，到倉便能認出是你的',
    en: 'Forecast the parcel with its tracking number, so that we know it is yours',
  },

  retrieveTitle: { 'zh-Hans': '找回密码', 'zh-Hant': '找回密碼', en: 'Retrieve password' },
  retrieveLead: {
    'zh-Hans': '填写注册邮箱，我们会把重置密码的邮件发给您。',
    'zh-Hant': '填寫註冊電郵，我們會把重設密碼的電郵發給你。',
    en: 'Enter the e-mail address of your account and we will send you a link to reset the password.',
  },
  sendResetMail: { 'zh-Hans': '发送重置邮件', 'zh-Hant': '發送重設電郵', en: 'Send the e-mail' },

  resetTitle: { 'zh-Hans': '重置密码', 'zh-Hant': '重設密碼', en: 'Reset password' },
  resetLead: {
    'zh-Hans': '设置新密码后，其他设备上的登录会立即失效。',
    'zh-Hant': '設定新密碼後，其他裝置上的登入會即時失效。',
    en: 'When you set the new password, you are logged out on all other devices.',
  },
  newPassword: { 'zh-Hans': '新密码', 'zh-Hant': '新密碼', en: 'New password' },
  setPassword: { 'zh-Hans': '设为新密码', 'zh-Hant': '設為新密碼', en: 'Set the new password' },
  resetNoToken: {
    'zh-Hans': '这个链接不完整或已经用过。请重新申请一封邮件。',
    'zh-Hant': '這個連結不完整或已用過。請重新申請一封電郵。',
    en: 'This link is incomplete or has already been used. Please ask for another e-mail.',
  },
  askAgain: { 'zh-Hans': '重新申请', 'zh-Hant': '重新申請', en: 'Ask for another e-mail' },
  changedTitle: { 'zh-Hans': '密码已修改', 'zh-Hant': '密碼已修改', en: 'Password changed' },
  changedLead: {
    'zh-Hans': '请用新密码登录。',
    'zh-Hant': '請用新密碼登入。',
    en: 'Please log in with the new password.',
  },

  updateTitle: { 'zh-Hans': '修改密码', 'zh-Hant': '修改密碼', en: 'Change password' },
  updateLead: {
    'zh-Hans': '修改后，所有设备（包括本机）都会退出登录，请用新密码重新登录。',
    'zh-Hant': '修改後，所有裝置（包括本機）均會登出，請以新密碼重新登入。',
    en: 'You will be logged out on all devices, including this one. Log in again with the new password.',
  },
  oldPassword: { 'zh-Hans': '当前密码', 'zh-Hant': '現時密碼', en: 'Current password' },
  updatePassword: { 'zh-Hans': '修改密码', 'zh-Hant': '修改密碼', en: 'Change password' },
  forgotOld: {
    'zh-Hans': '忘记当前密码？通过邮件重置',
    'zh-Hant': '忘記現時密碼？以電郵重設',
    en: 'Forgot your current password? Reset it by e-mail',
  },
})
