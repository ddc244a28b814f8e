import type { Language, Text } from '#domain/language.ts'
import { mail, type Reader } from './mail.ts'

export type FactorChange =
  | 'code_on'
  | 'code_off'
  | 'recovery_code'
  | 'passkey_add'
  | 'passkey_remove'
  | 'passkey_suspect'

/** To the owner: somebody with a stolen session cannot change how one signs in unnoticed. */
export const factorMail = ({ language }: Reader, publicUrl: string, change: FactorChange, about: string) => {
  const { subject, notice } = letters[change][language]
  return mail('SIGN_IN_FACTOR', language, {
    subject,
    paragraphs: [
      notice(about),
      `${publicUrl}/web_site/basicInformation`,
      ifNotYou[language],
      `${publicUrl}/web_site/retrievePassword`,
    ],
  })
}

interface Words {
  readonly subject: string
  readonly notice: (about: string) => string
}

const letters: Readonly<Record<FactorChange, Readonly<Record<Language, Words>>>> = {
  code_on: {
    'zh-Hans': {
      subject: '您的灵猫集运账号已开启动态码',
      notice: () =>
        '您好！您的账号刚刚开启了动态码：以后用密码登录时，还要输入身份验证器上的动态码。其他设备已退出登录。可以在“基本信息”里查看：',
    },
    'zh-Hant': {
      subject: '你的靈貓集運帳戶已開啟動態碼',
      notice: () =>
        '你好！你的帳戶剛剛開啟了動態碼：日後以密碼登入時，還要輸入驗證器應用程式上的動態碼。其他裝置已登出。可於「基本資料」查看：',
    },
    en: {
      subject: 'Authenticator codes were switched on for your Smart Cats account',
      notice: () =>
        'Authenticator codes were switched on for your account just now. Logging in with your password now also needs a code from your app. Other devices have been logged out. See “Basic information”:',
    },
  },
  code_off: {
    'zh-Hans': {
      subject: '您的灵猫集运账号已关闭动态码',
      notice: () => '您好！您的账号刚刚关闭了动态码，以后用密码登录不再需要它。可以在“基本信息”里重新开启：',
    },
    'zh-Hant': {
      subject: '你的靈貓集運帳戶已關閉動態碼',
      notice: () => '你好！你的帳戶剛剛關閉了動態碼，日後以密碼登入不再需要它。可於「基本資料」重新開啟：',
    },
    en: {
      subject: 'Authenticator codes were switched off for your Smart Cats account',
      notice: () =>
        'Authenticator codes were switched off for your account just now. Logging in with your password no longer needs one. You can switch them on again under “Basic information”:',
    },
  },
  recovery_code: {
    'zh-Hans': {
      subject: '有人用恢复码验证了您的灵猫集运账号',
      notice: (left) =>
        `您好！您的账号刚刚使用了一个恢复码，还剩 ${left} 个。快用完时，请在“基本信息”里重新设置动态码：`,
    },
    'zh-Hant': {
      subject: '有人以復原碼驗證了你的靈貓集運帳戶',
      notice: (left) =>
        `你好！你的帳戶剛剛使用了一個復原碼，尚餘 ${left} 個。將用完時，請於「基本資料」重新設定動態碼：`,
    },
    en: {
      subject: 'A recovery code of your Smart Cats account was used',
      notice: (left) =>
        `A recovery code of your account was used just now. Codes left: ${left}. Before you run out, set up authenticator codes again under “Basic information”:`,
    },
  },
  passkey_add: {
    'zh-Hans': {
      subject: '您的灵猫集运账号添加了通行密钥',
      notice: (name) => `您好！您的账号刚刚添加了通行密钥“${name}”，之后可以用它登录。可以在“基本信息”里查看和移除：`,
    },
    'zh-Hant': {
      subject: '你的靈貓集運帳戶新增了通行密鑰',
      notice: (name) => `你好！你的帳戶剛剛新增了通行密鑰「${name}」，其後可以用它登入。可於「基本資料」查看及移除：`,
    },
    en: {
      subject: 'A passkey was added to your Smart Cats account',
      notice: (name) =>
        `The passkey “${name}” was added to your account just now, so you can log in with it. See or remove it under “Basic information”:`,
    },
  },
  passkey_remove: {
    'zh-Hans': {
      subject: '您的灵猫集运账号移除了通行密钥',
      notice: (name) => `您好！您的账号刚刚移除了通行密钥“${name}”，不能再用它登录。登录方式可以在“基本信息”里查看：`,
    },
    'zh-Hant': {
      subject: '你的靈貓集運帳戶移除了通行密鑰',
      notice: (name) => `你好！你的帳戶剛剛移除了通行密鑰「${name}」，不能再用它登入。登入方式可於「基本資料」查看：`,
    },
    en: {
      subject: 'A passkey was removed from your Smart Cats account',
      notice: (name) =>
        `The passkey “${name}” was removed from your account just now and no longer works. See how you log in under “Basic information”:`,
    },
  },
  passkey_suspect: {
    'zh-Hans': {
      subject: '您的灵猫集运账号停用了一个通行密钥',
      notice: (name) =>
        `您好！通行密钥“${name}”可能已被复制，我们已停止接受它。请在“基本信息”里移除它，再添加一个新的：`,
    },
    'zh-Hant': {
      subject: '你的靈貓集運帳戶停用了一個通行密鑰',
      notice: (name) => `你好！通行密鑰「${name}」可能已被複製，我們已停止接受它。請於「基本資料」移除它，再新增一個：`,
    },
    en: {
      subject: 'A passkey of your Smart Cats account was stopped',
      notice: (name) =>
        `The passkey “${name}” may have been copied, so we no longer accept it. Please remove it under “Basic information” and add a new one:`,
    },
  },
}

const ifNotYou: Text = {
  'zh-Hans': '如果不是您本人操作，请立即重置密码，所有设备会随之退出登录；之后请在“基本信息”里核对通行密钥和动态码：',
  'zh-Hant': '如非你本人操作，請立即重設密碼，所有裝置會隨之登出；其後請在「基本資料」核對通行密鑰及動態碼：',
  en: 'If this was not you, please reset your password now. This logs out every device. Then check your passkeys and authenticator codes under “Basic information”:',
}
