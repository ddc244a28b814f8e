import { messages } from '#contract/messages.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** Signing in, passwords and accounts, of members and of staff. */
export const accountRefusals = {
  token_missing: {
    code: 2001,
    http: 401,
    text: {
      'zh-Hans': '请先登录',
      'zh-Hant': '請先登入',
      en: 'Please log in first',
    },
  },
  token_invalid: {
    code: 2002,
    http: 401,
    text: {
      'zh-Hans': '登录已过期，请重新登录',
      'zh-Hant': '登入已過期，請重新登入',
      en: 'Your login has expired, please log in again',
    },
  },
  user_mismatch: {
    code: 2003,
    http: 401,
    text: {
      'zh-Hans': '登录信息不符，请重新登录',
      'zh-Hant': '登入資料不符，請重新登入',
      en: 'Your login details do not match, please log in again',
    },
  },
  forbidden: {
    code: 2004,
    http: 403,
    text: {
      'zh-Hans': '您没有权限',
      'zh-Hant': '你沒有權限',
      en: 'You do not have permission to do this',
    },
  },
  bad_credentials: {
    code: 2005,
    http: 200,
    text: {
      'zh-Hans': '账号或密码不正确',
      'zh-Hant': '帳號或密碼不正確',
      en: 'The account or password is incorrect',
    },
  },
  captcha_wrong: {
    code: 2006,
    http: 200,
    text: messages['M-01'],
  },
  captcha_expired: {
    code: 2007,
    http: 200,
    text: {
      'zh-Hans': '验证码已过期，请重新获取',
      'zh-Hant': '驗證碼已過期，請索取新的驗證碼',
      en: 'The verification code has expired, please get a new one',
    },
  },
  not_activated: {
    code: 2008,
    http: 200,
    text: {
      'zh-Hans': '账号尚未激活，请查收邮件',
      'zh-Hant': '帳戶尚未啟用，請查看電郵',
      en: 'The account is not activated yet, please check your e-mail',
    },
  },
  account_disabled: {
    code: 2009,
    http: 200,
    text: {
      'zh-Hans': '账号已停用，请联系客服',
      'zh-Hant': '帳戶已停用，請聯絡客戶服務',
      en: 'The account is disabled, please contact customer service',
    },
  },
  account_locked: {
    code: 2010,
    http: 200,
    text: {
      'zh-Hans': '失败次数过多，请 15 分钟后再试',
      'zh-Hant': '失敗次數過多，請於 15 分鐘後再試',
      en: 'Too many failures, please try again in 15 minutes',
    },
  },
  email_taken: {
    code: 2011,
    http: 200,
    text: {
      'zh-Hans': '此邮箱已注册',
      'zh-Hant': '此電郵地址已註冊',
      en: 'This e-mail address is already registered',
    },
  },
  activation_invalid: {
    code: 2012,
    http: 200,
    text: {
      'zh-Hans': '激活链接无效或已过期',
      'zh-Hant': '啟用連結無效或已過期',
      en: 'The activation link is invalid or has expired',
    },
  },
  reset_invalid: {
    code: 2013,
    http: 200,
    text: {
      'zh-Hans': '重置链接无效或已过期',
      'zh-Hant': '重設連結無效或已過期',
      en: 'The reset link is invalid or has expired',
    },
  },
  password_format: {
    code: 2014,
    http: 200,
    text: {
      'zh-Hans': '密码须为 6 到 18 位字母、数字或下划线（注册时须以字母开头）',
      'zh-Hant': '密碼須為 6 至 18 位字母、數字或底線（註冊時須以字母開頭）',
      en: 'The password must have 6 to 18 letters, digits or underscores (when you register: starting with a letter)',
    },
  },
  password_mismatch: {
    code: 2015,
    http: 200,
    text: messages['M-03'],
  },
  old_password_wrong: {
    code: 2016,
    http: 200,
    text: {
      'zh-Hans': '当前密码不正确',
      'zh-Hant': '現時密碼不正確',
      en: 'The current password is incorrect',
    },
  },
  invite_unknown: {
    code: 2017,
    http: 200,
    text: {
      'zh-Hans': '邀请码不存在',
      'zh-Hant': '邀請碼不存在',
      en: 'The invitation code does not exist',
    },
  },
  age_declaration: {
    code: 2018,
    http: 200,
    text: {
      'zh-Hans': '未满 18 岁须经监护人同意',
      'zh-Hant': '未滿 18 歲須經監護人同意',
      en: 'If you are under 18, a guardian must agree',
    },
  },
  social_taken: {
    code: 2019,
    http: 200,
    text: {
      'zh-Hans': '此第三方账号已绑定其他会员',
      'zh-Hant': '此第三方帳戶已綁定另一位會員',
      en: 'This third-party account is bound to another member',
    },
  },
  social_unavailable: {
    code: 2020,
    http: 200,
    text: {
      'zh-Hans': '此登录方式暂不可用',
      'zh-Hant': '此登入方式暫時不適用',
      en: 'This sign-in method is not available',
    },
  },
  social_token: {
    code: 2021,
    http: 200,
    text: {
      'zh-Hans': '第三方登录失败',
      'zh-Hant': '第三方登入失敗',
      en: 'Third-party sign-in failed',
    },
  },
  bind_ticket: {
    code: 2022,
    http: 200,
    text: {
      'zh-Hans': '绑定已失效，请重新登录',
      'zh-Hant': '綁定已失效，請重新登入',
      en: 'The binding has expired, please sign in again',
    },
  },
  proof_needed: {
    code: 2023,
    http: 200,
    text: {
      'zh-Hans': '此账号被多次输错密码，登录前须先完成一次安全校验。请重试，或通过邮件重置密码',
      'zh-Hant': '此帳戶多次被輸入錯誤密碼，登入前須先完成安全核對。請重試，或以電郵重設密碼',
      en: 'Someone entered a wrong password for this account many times, so we need a security check first. Try again, or reset your password by e-mail',
    },
  },
  code_work: {
    code: 2028,
    http: 200,
    text: {
      'zh-Hans': '此网络刚才多次输错验证码，现在改由浏览器自动完成安全校验',
      'zh-Hant': '此網絡剛才多次輸錯驗證碼，現改由瀏覽器自動完成安全核對',
      en: 'Too many wrong verification codes were entered from your network. Your browser now runs a security check instead',
    },
  },
  totp_missing: {
    code: 2024,
    http: 200,
    text: {
      'zh-Hans': '请输入身份验证器上的 6 位动态码',
      'zh-Hant': '請輸入驗證器應用程式上的 6 位動態碼',
      en: 'Please enter the 6-digit code from your authenticator app',
    },
  },
  totp_wrong: {
    code: 2025,
    http: 200,
    text: {
      'zh-Hans': '动态码不正确或已使用过，请等待下一个动态码',
      'zh-Hant': '動態碼不正確或已使用，請等待下一個動態碼',
      en: 'The authenticator code is wrong or has already been used. Please wait for the next one',
    },
  },
  one_time_password_ended: {
    code: 2026,
    http: 200,
    text: {
      'zh-Hans': '这个一次性密码已过期',
      'zh-Hant': '這個一次性密碼已過期',
      en: 'This one-time password has expired',
    },
  },
} as const satisfies Record<string, RefusalKind>
