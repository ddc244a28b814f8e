import { mailText } from './mail-text.ts'

export const signInLinked = mailText({
  key: 'SIGN_IN_LINKED',
  kind: 'SIGN_IN_LINKED',
  variables: ['provider', 'accountLink', 'resetLink'],
  'zh-Hans': {
    subject: '您的灵猫集运账号现在可以用{{provider}}登录',
    body: [
      '您好！您的账号刚刚绑定了{{provider}}，之后可以用它登录。不想要的话，可以在“基本信息”里解绑：',
      '{{accountLink}}',
      '如果不是您本人操作，请立即重置密码，所有设备会随之退出登录；之后请在“基本信息”里核对登录方式：',
      '{{resetLink}}',
    ],
  },
  'zh-Hant': {
    subject: '你的靈貓集運帳戶現可以{{provider}}登入',
    body: [
      '你好！你的帳戶剛剛綁定了{{provider}}，其後可以用它登入。如不需要，可於「基本資料」解除綁定：',
      '{{accountLink}}',
      '如非你本人操作，請立即重設密碼，所有裝置會隨之登出；其後請在「基本資料」核對登入方式：',
      '{{resetLink}}',
    ],
  },
  en: {
    subject: 'You can now log in to Smart Cats with {{provider}}',
    body: [
      'Your account was linked to {{provider}} just now, so you can log in with it. If you do not want this, unlink it under “Basic information”:',
      '{{accountLink}}',
      'If this was not you, please reset your password now. This logs out every device. Then check how you log in under “Basic information”:',
      '{{resetLink}}',
    ],
  },
})

export const signInUnlinked = mailText({
  key: 'SIGN_IN_UNLINKED',
  kind: 'SIGN_IN_LINKED',
  variables: ['provider', 'accountLink', 'resetLink'],
  'zh-Hans': {
    subject: '您的灵猫集运账号不能再用{{provider}}登录',
    body: [
      '您好！您的账号刚刚与{{provider}}解绑。您仍可以用邮箱和密码登录。登录方式可以在“基本信息”里查看：',
      '{{accountLink}}',
      '如果不是您本人操作，请立即重置密码，所有设备会随之退出登录；之后请在“基本信息”里核对登录方式：',
      '{{resetLink}}',
    ],
  },
  'zh-Hant': {
    subject: '你的靈貓集運帳戶不能再以{{provider}}登入',
    body: [
      '你好！你的帳戶剛剛與{{provider}}解除綁定。你仍可以電郵地址及密碼登入。登入方式可於「基本資料」查看：',
      '{{accountLink}}',
      '如非你本人操作，請立即重設密碼，所有裝置會隨之登出；其後請在「基本資料」核對登入方式：',
      '{{resetLink}}',
    ],
  },
  en: {
    subject: 'Logging in to Smart Cats with {{provider}} was switched off',
    body: [
      'Your account was unlinked from {{provider}} just now. You can still log in with your e-mail address and password. See how you log in under “Basic information”:',
      '{{accountLink}}',
      'If this was not you, please reset your password now. This logs out every device. Then check how you log in under “Basic information”:',
      '{{resetLink}}',
    ],
  },
})
