import { mailText } from './mail-text.ts'

export const phoneBound = mailText({
  key: 'PHONE_BOUND',
  kind: 'PROFILE_CHANGED',
  variables: ['resetLink'],
  'zh-Hans': {
    subject: '您的灵猫集运账号已绑定手机',
    body: [
      '您好！您的账号刚刚绑定了一个手机号码。',
      '如果不是您本人操作，请立即重置密码，所有设备会随之退出登录；之后请在“基本信息”里核对手机号码：',
      '{{resetLink}}',
    ],
  },
  'zh-Hant': {
    subject: '你的靈貓集運帳戶已綁定手提電話',
    body: [
      '你好！你的帳戶剛剛綁定了一個手提電話號碼。',
      '如非你本人操作，請立即重設密碼，所有裝置會隨之登出；其後請在「基本資料」核對電話號碼：',
      '{{resetLink}}',
    ],
  },
  en: {
    subject: 'A mobile number was linked to your Smart Cats account',
    body: [
      'A mobile number was linked to your account just now.',
      'If this was not you, please reset your password now. This logs out every device. Then check the number under “Basic information”:',
      '{{resetLink}}',
    ],
  },
})

export const phoneChanged = mailText({
  key: 'PHONE_CHANGED',
  kind: 'PROFILE_CHANGED',
  variables: ['resetLink'],
  'zh-Hans': {
    subject: '您的灵猫集运账号已更换手机',
    body: [
      '您好！您账号的手机号码刚刚更换了。',
      '如果不是您本人操作，请立即重置密码，所有设备会随之退出登录；之后请在“基本信息”里核对手机号码：',
      '{{resetLink}}',
    ],
  },
  'zh-Hant': {
    subject: '你的靈貓集運帳戶已更改手提電話',
    body: [
      '你好！你帳戶的手提電話號碼剛剛更改了。',
      '如非你本人操作，請立即重設密碼，所有裝置會隨之登出；其後請在「基本資料」核對電話號碼：',
      '{{resetLink}}',
    ],
  },
  en: {
    subject: 'The mobile number on your Smart Cats account was changed',
    body: [
      'The mobile number on your account was changed just now.',
      'If this was not you, please reset your password now. This logs out every device. Then check the number under “Basic information”:',
      '{{resetLink}}',
    ],
  },
})

export const phoneRemoved = mailText({
  key: 'PHONE_REMOVED',
  kind: 'PROFILE_CHANGED',
  variables: ['resetLink'],
  'zh-Hans': {
    subject: '您的灵猫集运账号已解绑手机',
    body: [
      '您好！您账号的手机号码刚刚解绑了。',
      '如果不是您本人操作，请立即重置密码，所有设备会随之退出登录；之后请在“基本信息”里核对手机号码：',
      '{{resetLink}}',
    ],
  },
  'zh-Hant': {
    subject: '你的靈貓集運帳戶已解除綁定手提電話',
    body: [
      '你好！你帳戶的手提電話號碼剛剛解除綁定了。',
      '如非你本人操作，請立即重設密碼，所有裝置會隨之登出；其後請在「基本資料」核對電話號碼：',
      '{{resetLink}}',
    ],
  },
  en: {
    subject: 'The mobile number on your Smart Cats account was unlinked',
    body: [
      'The mobile number on your account was unlinked just now.',
      'If this was not you, please reset your password now. This logs out every device. Then check the number under “Basic information”:',
      '{{resetLink}}',
    ],
  },
})
