import * as refusalCode from './codes.ts'
import { messages } from '#contract/messages.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** Signing in, of members and of staff. */
export const signInRefusals = {
  token_missing: {
    code: refusalCode.token_missing,
    http: 401,
    text: {
      'zh-Hans': '请先登录',
      'zh-Hant': '請先登入',
      en: 'Please log in first',
    },
    step: {
      text: {
        'zh-Hans': '登录后即可继续',
        'zh-Hant': '登入後即可繼續',
        en: 'Log in to continue',
      },
      place: 'signIn',
    },
    staffStep: 'same',
  },
  token_invalid: {
    code: refusalCode.token_invalid,
    http: 401,
    text: {
      'zh-Hans': '登录已过期，请重新登录',
      'zh-Hant': '登入已過期，請重新登入',
      en: 'Your login has expired, please log in again',
    },
    step: {
      text: {
        'zh-Hans': '重新登录后会回到刚才的页面',
        'zh-Hant': '重新登入後會回到剛才的頁面',
        en: 'Log in again and we’ll take you back to this page',
      },
      place: 'signIn',
    },
    staffStep: 'same',
  },
  user_mismatch: {
    code: refusalCode.user_mismatch,
    http: 401,
    text: {
      'zh-Hans': '登录信息不符，请重新登录',
      'zh-Hant': '登入資料不符，請重新登入',
      en: 'Your login details do not match, please log in again',
    },
    step: {
      text: {
        'zh-Hans': '这台设备已换成另一个账号。请用您自己的账号重新登录',
        'zh-Hant': '這部裝置已轉換另一個帳戶。請以你的帳戶重新登入',
        en: 'Someone else has signed in on this device. Log in again with your own account',
      },
      place: 'signIn',
    },
    staffStep: 'same',
  },
  forbidden: {
    code: refusalCode.forbidden,
    http: 403,
    text: {
      'zh-Hans': '您没有权限',
      'zh-Hant': '你沒有權限',
      en: 'You do not have permission to do this',
    },
    step: {
      text: {
        'zh-Hans': '请从本站首页进入后再操作',
        'zh-Hant': '請由本站首頁進入後再操作',
        en: 'Start from our home page and try again from there',
      },
      place: 'home',
    },
  },
  bad_credentials: {
    code: refusalCode.bad_credentials,
    http: 200,
    text: {
      'zh-Hans': '账号或密码不正确',
      'zh-Hant': '帳號或密碼不正確',
      en: 'The account or password is incorrect',
    },
    step: {
      text: {
        'zh-Hans': '请核对账号和密码，密码区分大小写；忘记密码可以通过邮件重置',
        'zh-Hant': '請核對帳號及密碼，密碼區分大小寫；忘記密碼可以電郵重設',
        en: 'Check both. Passwords are case-sensitive. If you have forgotten yours, you can reset it by e-mail',
      },
      place: 'resetPassword',
    },
    staffStep: {
      'zh-Hans': '请核对账号和密码，密码区分大小写；忘记密码请管理员重置',
      'zh-Hant': '請核對帳號及密碼，密碼區分大小寫；忘記密碼請管理員重設',
      en: 'Check both. Passwords are case-sensitive. An administrator can reset a forgotten one',
    },
  },
  captcha_wrong: {
    code: refusalCode.captcha_wrong,
    http: 200,
    text: messages['M-01'],
    step: {
      text: {
        'zh-Hans': '图片已更换，请按新图片上的 4 位字符输入',
        'zh-Hant': '圖片已更換，請按新圖片上的 4 位字符輸入',
        en: 'There is a new picture. Type the 4 characters it shows',
      },
      place: null,
    },
    staffStep: 'same',
  },
  captcha_expired: {
    code: refusalCode.captcha_expired,
    http: 200,
    text: {
      'zh-Hans': '验证码已过期，请重新获取',
      'zh-Hant': '驗證碼已過期，請索取新的驗證碼',
      en: 'The verification code has expired, please get a new one',
    },
    step: {
      text: {
        'zh-Hans': '图片已更换，请在几分钟内按新图片输入并提交',
        'zh-Hant': '圖片已更換，請在幾分鐘內按新圖片輸入並提交',
        en: 'There is a new picture. Type what it shows and submit within a few minutes',
      },
      place: null,
    },
    staffStep: 'same',
  },
  not_activated: {
    code: refusalCode.not_activated,
    http: 200,
    text: {
      'zh-Hans': '账号尚未激活，请查收邮件',
      'zh-Hant': '帳戶尚未啟用，請查看電郵',
      en: 'The account is not activated yet, please check your e-mail',
    },
    step: {
      text: {
        'zh-Hans': '请打开激活邮件里的链接，也看看垃圾邮件；没有收到可以重新发送',
        'zh-Hant': '請打開啟用電郵內的連結，也看看垃圾郵件；未有收到可重新發送',
        en: 'Open the link in the activation e-mail. Check your junk folder too. If it is not there, we can send it again',
      },
      place: 'activation',
    },
  },
  account_disabled: {
    code: refusalCode.account_disabled,
    http: 200,
    text: {
      'zh-Hans': '账号已停用，请联系客服',
      'zh-Hant': '帳戶已停用，請聯絡客戶服務',
      en: 'The account is disabled, please contact customer service',
    },
    step: {
      text: {
        'zh-Hans': '停用的账号只有客服能恢复；联系时请说明会员编号',
        'zh-Hant': '停用的帳戶只有客戶服務可以恢復；聯絡時請註明會員編號',
        en: 'Only customer service can reactivate it. Have your member number ready',
      },
      place: 'contact',
    },
    staffStep: {
      'zh-Hans': '请联系管理员',
      'zh-Hant': '請聯絡管理員',
      en: 'Ask an administrator',
    },
  },
  account_locked: {
    code: refusalCode.account_locked,
    http: 200,
    text: {
      'zh-Hans': '失败次数过多，请 15 分钟后再试',
      'zh-Hant': '失敗次數過多，請於 15 分鐘後再試',
      en: 'Too many failures, please try again in 15 minutes',
    },
    step: {
      text: {
        'zh-Hans': '不想等的话，可以通过邮件重置密码，之后马上就能登录',
        'zh-Hant': '如不想等候，可以電郵重設密碼，其後即可登入',
        en: 'If you don’t want to wait, reset your password by e-mail and log in right away',
      },
      place: 'resetPassword',
    },
    staffStep: {
      'zh-Hans': '请等 15 分钟；忘记密码请管理员重置',
      'zh-Hant': '請等候 15 分鐘；忘記密碼請管理員重設',
      en: 'Wait 15 minutes. If you have forgotten your password, an administrator can reset it',
    },
  },
  proof_needed: {
    code: refusalCode.proof_needed,
    http: 200,
    text: {
      'zh-Hans': '此账号被多次输错密码，登录前须先完成一次安全校验。请重试，或通过邮件重置密码',
      'zh-Hant': '此帳戶多次被輸入錯誤密碼，登入前須先完成安全核對。請重試，或以電郵重設密碼',
      en: 'Someone entered a wrong password for this account many times, so we need a security check first. Try again, or reset your password by e-mail',
    },
    step: {
      text: {
        'zh-Hans': '校验在您的浏览器里自动完成，只需等一会儿；重置密码后就不再需要',
        'zh-Hant': '核對在你的瀏覽器自動完成，只需稍等；重設密碼後便不再需要',
        en: 'Your browser runs the check automatically. It takes a moment, and is not needed once you reset your password',
      },
      place: 'resetPassword',
    },
  },
  code_work: {
    code: refusalCode.code_work,
    http: 200,
    text: {
      'zh-Hans': '此网络刚才多次输错验证码，现在改由浏览器自动完成安全校验',
      'zh-Hant': '此網絡剛才多次輸錯驗證碼，現改由瀏覽器自動完成安全核對',
      en: 'Too many wrong verification codes were entered from your network. Your browser now runs a security check instead',
    },
    step: {
      text: {
        'zh-Hans': '请稍等几秒，不用输入验证码；一小时后恢复图片验证码',
        'zh-Hant': '請稍等數秒，毋須輸入驗證碼；一小時後恢復圖片驗證碼',
        en: 'Wait a few seconds. You don’t need to type a code. The picture comes back after an hour',
      },
      place: null,
    },
  },
  totp_missing: {
    code: refusalCode.totp_missing,
    http: 200,
    text: {
      'zh-Hans': '请输入身份验证器上的 6 位动态码',
      'zh-Hant': '請輸入驗證器應用程式上的 6 位動態碼',
      en: 'Please enter the 6-digit code from your authenticator app',
    },
    step: {
      text: {
        'zh-Hans': '打开身份验证器，输入本系统那一项的动态码',
        'zh-Hant': '打開驗證器應用程式，輸入本系統一項的動態碼',
        en: 'Open your authenticator app and type the code for this account',
      },
      place: null,
    },
    staffStep: 'same',
  },
  totp_wrong: {
    code: refusalCode.totp_wrong,
    http: 200,
    text: {
      'zh-Hans': '动态码不正确或已使用过，请等待下一个动态码',
      'zh-Hant': '動態碼不正確或已使用，請等待下一個動態碼',
      en: 'The authenticator code is wrong or has already been used. Please wait for the next one',
    },
    step: {
      text: {
        'zh-Hans': '请把手机时间设为自动，等下一个动态码出现再输入',
        'zh-Hant': '請把手提電話的時間設為自動，待下一個動態碼出現再輸入',
        en: 'Set your phone’s clock to automatic, then type the next code',
      },
      place: null,
    },
    staffStep: 'same',
  },
  one_time_password_ended: {
    code: refusalCode.one_time_password_ended,
    http: 200,
    text: {
      'zh-Hans': '这个一次性密码已过期',
      'zh-Hant': '這個一次性密碼已過期',
      en: 'This one-time password has expired',
    },
    step: {
      text: {
        'zh-Hans': '请管理员重置您的登录，给您一个新的一次性密码',
        'zh-Hant': '請管理員重設你的登入，給你一個新的一次性密碼',
        en: 'Ask an administrator to reset your sign-in and give you a new one',
      },
      place: null,
    },
    staffStep: 'same',
  },
} as const satisfies Record<string, RefusalKind>
