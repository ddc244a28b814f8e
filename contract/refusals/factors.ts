import * as refusalCode from './codes.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** Passkeys, codes of an authenticator app, and asking again before sensitive deeds. */
export const factorRefusals = {
  proof_again: {
    code: refusalCode.proof_again,
    http: 200,
    text: {
      'zh-Hans': '请先确认是您本人',
      'zh-Hant': '請先確認是你本人',
      en: 'Please confirm that it is you first',
    },
    step: {
      text: {
        'zh-Hans': '请再输入一次密码或动态码，或使用通行密钥，然后重试；确认后 10 分钟内有效',
        'zh-Hant': '請再輸入一次密碼或動態碼，或使用通行密鑰，然後再試；確認後 10 分鐘內有效',
        en: 'Give your password, an authenticator code or a passkey once more, then try again. It counts for 10 minutes',
      },
      place: null,
    },
  },
  passkey_wrong: {
    code: refusalCode.passkey_wrong,
    http: 200,
    text: {
      'zh-Hans': '这个通行密钥在这里不能用',
      'zh-Hant': '這個通行密鑰在這裡不能使用',
      en: 'This passkey does not work here',
    },
    step: {
      text: {
        'zh-Hans': '它可能已被移除，或属于另一个账号。请换一个通行密钥，或改用密码',
        'zh-Hant': '它可能已被移除，或屬於另一個帳戶。請使用另一個通行密鑰，或改用密碼',
        en: 'It may have been removed, or it belongs to another account. Choose another passkey or use your password',
      },
      place: null,
    },
  },
  passkey_late: {
    code: refusalCode.passkey_late,
    http: 200,
    text: {
      'zh-Hans': '等待时间过长，这次通行密钥验证已失效',
      'zh-Hant': '等候時間過長，今次通行密鑰驗證已失效',
      en: 'This took too long, so the passkey check has expired',
    },
    step: {
      text: {
        'zh-Hans': '请再使用一次通行密钥，并在几分钟内完成',
        'zh-Hant': '請再使用一次通行密鑰，並在數分鐘內完成',
        en: 'Use your passkey again, and finish within a few minutes',
      },
      place: null,
    },
  },
  passkeys_full: {
    code: refusalCode.passkeys_full,
    http: 200,
    text: {
      'zh-Hans': '您已有 10 个通行密钥，不能再添加',
      'zh-Hant': '你已有 10 個通行密鑰，不能再新增',
      en: 'You already have 10 passkeys',
    },
    step: {
      text: {
        'zh-Hans': '请先移除一个不再使用的通行密钥，再添加新的',
        'zh-Hant': '請先移除一個不再使用的通行密鑰，再新增',
        en: 'Remove one that you no longer use, then add the new one',
      },
      place: null,
    },
  },
  code_late: {
    code: refusalCode.code_late,
    http: 200,
    text: {
      'zh-Hans': '这一步已过期，请重新开始',
      'zh-Hant': '這一步已過期，請重新開始',
      en: 'This step has expired, please start again',
    },
    step: {
      text: {
        'zh-Hans': '登录请回到登录页；设置动态码请重新获取二维码，旧的已作废',
        'zh-Hant': '登入請返回登入頁；設定動態碼請重新索取二維碼，舊的已作廢',
        en: 'To log in, go back to the login page. To set up codes, get a new QR code. The old one no longer works',
      },
      place: null,
    },
  },
  passkey_suspect: {
    code: refusalCode.passkey_suspect,
    http: 200,
    text: {
      'zh-Hans': '这个通行密钥可能已被复制，已停止使用',
      'zh-Hant': '這個通行密鑰可能已被複製，已停止使用',
      en: 'This passkey may have been copied, so it no longer works',
    },
    step: {
      text: {
        'zh-Hans': '请用密码登录，在“基本信息”里移除它，再添加一个新的',
        'zh-Hant': '請以密碼登入，在「基本資料」移除它，再新增一個',
        en: 'Log in with your password, remove it under “Basic information” and add a new one',
      },
      place: null,
    },
  },
} as const satisfies Record<string, RefusalKind>
