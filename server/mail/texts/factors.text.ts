import { mailText } from './mail-text.ts'

export const codeOn = mailText({
  key: 'CODE_ON',
  kind: 'SIGN_IN_FACTOR',
  variables: ['accountLink', 'resetLink'],
  'zh-Hans': {
    subject: '您的灵猫集运账号已开启动态码',
    body: [
      '您好！您的账号刚刚开启了动态码：以后用密码登录时，还要输入身份验证器上的动态码。其他设备已退出登录。可以在“基本信息”里查看：',
      '{{accountLink}}',
      '如果不是您本人操作，请立即重置密码，所有设备会随之退出登录；之后请在“基本信息”里核对通行密钥和动态码：',
      '{{resetLink}}',
    ],
  },
  'zh-Hant': {
    subject: '你的靈貓集運帳戶已開啟動態碼',
    body: [
      '你好！你的帳戶剛剛開啟了動態碼：日後以密碼登入時，還要輸入驗證器應用程式上的動態碼。其他裝置已登出。可於「基本資料」查看：',
      '{{accountLink}}',
      '如非你本人操作，請立即重設密碼，所有裝置會隨之登出；其後請在「基本資料」核對通行密鑰及動態碼：',
      '{{resetLink}}',
    ],
  },
  en: {
    subject: 'Authenticator codes were switched on for your Smart Cats account',
    body: [
      'Authenticator codes were switched on for your account just now. Logging in with your password now also needs a code from your app. Other devices have been logged out. See “Basic information”:',
      '{{accountLink}}',
      'If this was not you, please reset your password now. This logs out every device. Then check your passkeys and authenticator codes under “Basic information”:',
      '{{resetLink}}',
    ],
  },
})

export const codeOff = mailText({
  key: 'CODE_OFF',
  kind: 'SIGN_IN_FACTOR',
  variables: ['accountLink', 'resetLink'],
  'zh-Hans': {
    subject: '您的灵猫集运账号已关闭动态码',
    body: [
      '您好！您的账号刚刚关闭了动态码，以后用密码登录不再需要它。可以在“基本信息”里重新开启：',
      '{{accountLink}}',
      '如果不是您本人操作，请立即重置密码，所有设备会随之退出登录；之后请在“基本信息”里核对通行密钥和动态码：',
      '{{resetLink}}',
    ],
  },
  'zh-Hant': {
    subject: '你的靈貓集運帳戶已關閉動態碼',
    body: [
      '你好！你的帳戶剛剛關閉了動態碼，日後以密碼登入不再需要它。可於「基本資料」重新開啟：',
      '{{accountLink}}',
      '如非你本人操作，請立即重設密碼，所有裝置會隨之登出；其後請在「基本資料」核對通行密鑰及動態碼：',
      '{{resetLink}}',
    ],
  },
  en: {
    subject: 'Authenticator codes were switched off for your Smart Cats account',
    body: [
      'Authenticator codes were switched off for your account just now. Logging in with your password no longer needs one. You can switch them on again under “Basic information”:',
      '{{accountLink}}',
      'If this was not you, please reset your password now. This logs out every device. Then check your passkeys and authenticator codes under “Basic information”:',
      '{{resetLink}}',
    ],
  },
})

export const recoveryCode = mailText({
  key: 'RECOVERY_CODE',
  kind: 'SIGN_IN_FACTOR',
  variables: ['codesLeft', 'accountLink', 'resetLink'],
  'zh-Hans': {
    subject: '有人用恢复码验证了您的灵猫集运账号',
    body: [
      '您好！您的账号刚刚使用了一个恢复码，还剩 {{codesLeft}} 个。快用完时，请在“基本信息”里重新设置动态码：',
      '{{accountLink}}',
      '如果不是您本人操作，请立即重置密码，所有设备会随之退出登录；之后请在“基本信息”里核对通行密钥和动态码：',
      '{{resetLink}}',
    ],
  },
  'zh-Hant': {
    subject: '有人以復原碼驗證了你的靈貓集運帳戶',
    body: [
      '你好！你的帳戶剛剛使用了一個復原碼，尚餘 {{codesLeft}} 個。將用完時，請於「基本資料」重新設定動態碼：',
      '{{accountLink}}',
      '如非你本人操作，請立即重設密碼，所有裝置會隨之登出；其後請在「基本資料」核對通行密鑰及動態碼：',
      '{{resetLink}}',
    ],
  },
  en: {
    subject: 'A recovery code of your Smart Cats account was used',
    body: [
      'A recovery code of your account was used just now. Codes left: {{codesLeft}}. Before you run out, set up authenticator codes again under “Basic information”:',
      '{{accountLink}}',
      'If this was not you, please reset your password now. This logs out every device. Then check your passkeys and authenticator codes under “Basic information”:',
      '{{resetLink}}',
    ],
  },
})

export const passkeyAdd = mailText({
  key: 'PASSKEY_ADD',
  kind: 'SIGN_IN_FACTOR',
  variables: ['passkeyName', 'accountLink', 'resetLink'],
  'zh-Hans': {
    subject: '您的灵猫集运账号添加了通行密钥',
    body: [
      '您好！您的账号刚刚添加了通行密钥“{{passkeyName}}”，之后可以用它登录。可以在“基本信息”里查看和移除：',
      '{{accountLink}}',
      '如果不是您本人操作，请立即重置密码，所有设备会随之退出登录；之后请在“基本信息”里核对通行密钥和动态码：',
      '{{resetLink}}',
    ],
  },
  'zh-Hant': {
    subject: '你的靈貓集運帳戶新增了通行密鑰',
    body: [
      '你好！你的帳戶剛剛新增了通行密鑰「{{passkeyName}}」，其後可以用它登入。可於「基本資料」查看及移除：',
      '{{accountLink}}',
      '如非你本人操作，請立即重設密碼，所有裝置會隨之登出；其後請在「基本資料」核對通行密鑰及動態碼：',
      '{{resetLink}}',
    ],
  },
  en: {
    subject: 'A passkey was added to your Smart Cats account',
    body: [
      'The passkey “{{passkeyName}}” was added to your account just now, so you can log in with it. See or remove it under “Basic information”:',
      '{{accountLink}}',
      'If this was not you, please reset your password now. This logs out every device. Then check your passkeys and authenticator codes under “Basic information”:',
      '{{resetLink}}',
    ],
  },
})

export const passkeyRemove = mailText({
  key: 'PASSKEY_REMOVE',
  kind: 'SIGN_IN_FACTOR',
  variables: ['passkeyName', 'accountLink', 'resetLink'],
  'zh-Hans': {
    subject: '您的灵猫集运账号移除了通行密钥',
    body: [
      '您好！您的账号刚刚移除了通行密钥“{{passkeyName}}”，不能再用它登录。登录方式可以在“基本信息”里查看：',
      '{{accountLink}}',
      '如果不是您本人操作，请立即重置密码，所有设备会随之退出登录；之后请在“基本信息”里核对通行密钥和动态码：',
      '{{resetLink}}',
    ],
  },
  'zh-Hant': {
    subject: '你的靈貓集運帳戶移除了通行密鑰',
    body: [
      '你好！你的帳戶剛剛移除了通行密鑰「{{passkeyName}}」，不能再用它登入。登入方式可於「基本資料」查看：',
      '{{accountLink}}',
      '如非你本人操作，請立即重設密碼，所有裝置會隨之登出；其後請在「基本資料」核對通行密鑰及動態碼：',
      '{{resetLink}}',
    ],
  },
  en: {
    subject: 'A passkey was removed from your Smart Cats account',
    body: [
      'The passkey “{{passkeyName}}” was removed from your account just now and no longer works. See how you log in under “Basic information”:',
      '{{accountLink}}',
      'If this was not you, please reset your password now. This logs out every device. Then check your passkeys and authenticator codes under “Basic information”:',
      '{{resetLink}}',
    ],
  },
})

export const passkeySuspect = mailText({
  key: 'PASSKEY_SUSPECT',
  kind: 'SIGN_IN_FACTOR',
  variables: ['passkeyName', 'accountLink', 'resetLink'],
  'zh-Hans': {
    subject: '您的灵猫集运账号停用了一个通行密钥',
    body: [
      '您好！通行密钥“{{passkeyName}}”可能已被复制，我们已停止接受它。请在“基本信息”里移除它，再添加一个新的：',
      '{{accountLink}}',
      '如果不是您本人操作，请立即重置密码，所有设备会随之退出登录；之后请在“基本信息”里核对通行密钥和动态码：',
      '{{resetLink}}',
    ],
  },
  'zh-Hant': {
    subject: '你的靈貓集運帳戶停用了一個通行密鑰',
    body: [
      '你好！通行密鑰「{{passkeyName}}」可能已被複製，我們已停止接受它。請於「基本資料」移除它，再新增一個：',
      '{{accountLink}}',
      '如非你本人操作，請立即重設密碼，所有裝置會隨之登出；其後請在「基本資料」核對通行密鑰及動態碼：',
      '{{resetLink}}',
    ],
  },
  en: {
    subject: 'A passkey of your Smart Cats account was stopped',
    body: [
      'The passkey “{{passkeyName}}” may have been copied, so we no longer accept it. Please remove it under “Basic information” and add a new one:',
      '{{accountLink}}',
      'If this was not you, please reset your password now. This logs out every device. Then check your passkeys and authenticator codes under “Basic information”:',
      '{{resetLink}}',
    ],
  },
})
