import type { Text } from '#domain/language.ts'
import { mail, type Reader } from './mail.ts'

export type PhoneChange = 'bound' | 'changed' | 'removed'

/** To the owner. It names no number, so that somebody else who reads it learns nothing. */
export const phoneChangedMail = ({ language }: Reader, publicUrl: string, change: PhoneChange) =>
  mail('PROFILE_CHANGED', language, {
    subject: subjects[change][language],
    paragraphs: [notice[change][language], ifNotYou[language], `${publicUrl}/web_site/retrievePassword`],
  })

const subjects: Readonly<Record<PhoneChange, Text>> = {
  bound: {
    'zh-Hans': '您的灵猫集运账号已绑定手机',
    'zh-Hant': '你的靈貓集運帳戶已綁定手提電話',
    en: 'A mobile number was linked to your Smart Cats account',
  },
  changed: {
    'zh-Hans': '您的灵猫集运账号已更换手机',
    'zh-Hant': '你的靈貓集運帳戶已更改手提電話',
    en: 'The mobile number on your Smart Cats account was changed',
  },
  removed: {
    'zh-Hans': '您的灵猫集运账号已解绑手机',
    'zh-Hant': '你的靈貓集運帳戶已解除綁定手提電話',
    en: 'The mobile number on your Smart Cats account was unlinked',
  },
}

const notice: Readonly<Record<PhoneChange, Text>> = {
  bound: {
    'zh-Hans': '您好！您的账号刚刚绑定了一个手机号码。',
    'zh-Hant': '你好！你的帳戶剛剛綁定了一個手提電話號碼。',
    en: 'A mobile number was linked to your account just now.',
  },
  changed: {
    'zh-Hans': '您好！您账号的手机号码刚刚更换了。',
    'zh-Hant': '你好！你帳戶的手提電話號碼剛剛更改了。',
    en: 'The mobile number on your account was changed just now.',
  },
  removed: {
    'zh-Hans': '您好！您账号的手机号码刚刚解绑了。',
    'zh-Hant': '你好！你帳戶的手提電話號碼剛剛解除綁定了。',
    en: 'The mobile number on your account was unlinked just now.',
  },
}

const ifNotYou: Text = {
  'zh-Hans': '如果不是您本人操作，请立即重置密码，所有设备会随之退出登录；之后请在“基本信息”里核对手机号码：',
  'zh-Hant': '如非你本人操作，請立即重設密碼，所有裝置會隨之登出；其後請在「基本資料」核對電話號碼：',
  en: 'If this was not you, please reset your password now. This logs out every device. Then check the number under “Basic information”:',
}
