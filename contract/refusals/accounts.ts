import * as refusalCode from './codes.ts'
import { messages } from '#contract/messages.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** Registration, passwords and third-party accounts. */
export const accountRefusals = {
  registration_closed: {
    code: refusalCode.registration_closed,
    http: 200,
    text: {
      'zh-Hans': '目前还没有开放注册',
      'zh-Hant': '目前尚未開放註冊',
      en: 'Registration is not open yet',
    },
    step: {
      text: {
        'zh-Hans': '请过些时候再来；已有账户的话，可以直接登录',
        'zh-Hant': '請稍後再來；如已有帳戶，可直接登入',
        en: 'Please come back later. If you already have an account, you can log in',
      },
      place: 'signIn',
    },
  },
  email_taken: {
    code: refusalCode.email_taken,
    http: 200,
    text: {
      'zh-Hans': '此邮箱已注册',
      'zh-Hant': '此電郵地址已註冊',
      en: 'This e-mail address is already registered',
    },
    step: {
      text: {
        'zh-Hans': '请直接登录，忘记密码可以在登录页重置；或换一个邮箱注册',
        'zh-Hant': '請直接登入，忘記密碼可於登入頁重設；或以另一個電郵地址註冊',
        en: 'Log in with it (you can reset the password there), or register with another address',
      },
      place: 'signIn',
    },
  },
  activation_invalid: {
    code: refusalCode.activation_invalid,
    http: 200,
    text: {
      'zh-Hans': '激活链接无效或已过期',
      'zh-Hant': '啟用連結無效或已過期',
      en: 'The activation link is invalid or has expired',
    },
    step: {
      text: {
        'zh-Hans': '请重新发送激活邮件，并打开最新一封里的链接；已激活过的话，直接登录即可',
        'zh-Hant': '請重新發送啟用電郵，並打開最新一封內的連結；如已啟用，直接登入即可',
        en: 'Ask for a new e-mail and open the link in the latest one. If your account is already active, just log in',
      },
      place: 'activation',
    },
  },
  reset_invalid: {
    code: refusalCode.reset_invalid,
    http: 200,
    text: {
      'zh-Hans': '重置链接无效或已过期',
      'zh-Hant': '重設連結無效或已過期',
      en: 'The reset link is invalid or has expired',
    },
    step: {
      text: {
        'zh-Hans': '请重新申请一封重置邮件，并打开最新一封里的链接',
        'zh-Hant': '請重新申請一封重設電郵，並打開最新一封內的連結',
        en: 'Ask for a new e-mail and open the link in the latest one',
      },
      place: 'resetPassword',
    },
  },
  password_format: {
    code: refusalCode.password_format,
    http: 200,
    text: {
      'zh-Hans': '密码须为 6 到 18 位字母、数字或下划线（注册时须以字母开头）',
      'zh-Hant': '密碼須為 6 至 18 位字母、數字或底線（註冊時須以字母開頭）',
      en: 'The password must have 6 to 18 letters, digits or underscores (when you register: starting with a letter)',
    },
    step: {
      text: {
        'zh-Hans': '请换一个密码，去掉空格、符号和其他文字',
        'zh-Hant': '請換一個密碼，去除空格、符號及其他文字',
        en: 'Choose another password without spaces, symbols or non-Latin letters',
      },
      place: null,
    },
  },
  password_mismatch: {
    code: refusalCode.password_mismatch,
    http: 200,
    text: messages['M-03'],
    step: {
      text: {
        'zh-Hans': '请把两处密码都重新输入一遍，可点“显示密码”核对',
        'zh-Hant': '請把兩處密碼都重新輸入一次，可按「顯示密碼」核對',
        en: 'Type both passwords again. You can show them to compare',
      },
      place: null,
    },
  },
  old_password_wrong: {
    code: refusalCode.old_password_wrong,
    http: 200,
    text: {
      'zh-Hans': '当前密码不正确',
      'zh-Hant': '現時密碼不正確',
      en: 'The current password is incorrect',
    },
    step: {
      text: {
        'zh-Hans': '请重新输入现在的登录密码；忘记了可以通过邮件重置',
        'zh-Hant': '請重新輸入現時的登入密碼；如忘記可以電郵重設',
        en: 'Type the password you log in with now. If you have forgotten it, reset it by e-mail',
      },
      place: 'resetPassword',
    },
  },
  invite_unknown: {
    code: refusalCode.invite_unknown,
    http: 200,
    text: {
      'zh-Hans': '邀请码不存在',
      'zh-Hant': '邀請碼不存在',
      en: 'The invitation code does not exist',
    },
    step: {
      text: {
        'zh-Hans': '请向邀请您的朋友核对，或留空不填',
        'zh-Hant': '請向邀請你的朋友核對，或留空不填',
        en: 'Check it with the friend who invited you, or leave it empty',
      },
      place: null,
    },
  },
  age_declaration: {
    code: refusalCode.age_declaration,
    http: 200,
    text: {
      'zh-Hans': '未满 18 岁须经监护人同意',
      'zh-Hant': '未滿 18 歲須經監護人同意',
      en: 'If you are under 18, a guardian must agree',
    },
    step: {
      text: {
        'zh-Hans': '请选择已满 18 岁，或已得到监护人同意',
        'zh-Hant': '請選擇已滿 18 歲，或已得到監護人同意',
        en: 'Confirm that you are 18 or older, or that your guardian agrees',
      },
      place: null,
    },
  },
  social_taken: {
    code: refusalCode.social_taken,
    http: 200,
    text: {
      'zh-Hans': '此第三方账号已绑定其他会员',
      'zh-Hant': '此第三方帳戶已綁定另一位會員',
      en: 'This third-party account is bound to another member',
    },
    step: {
      text: {
        'zh-Hans': '请先在另一个会员账号里解绑；不认识那个账号的话，请联系客服',
        'zh-Hant': '請先於另一個會員帳戶解除綁定；如不認識那個帳戶，請聯絡客戶服務',
        en: 'Unlink it from the other account first. If you don’t know that account, contact customer service',
      },
      place: 'contact',
    },
  },
  social_unavailable: {
    code: refusalCode.social_unavailable,
    http: 200,
    text: {
      'zh-Hans': '此登录方式暂不可用',
      'zh-Hant': '此登入方式暫時不適用',
      en: 'This sign-in method is not available',
    },
    step: {
      text: {
        'zh-Hans': '请用邮箱或会员编号加密码登录',
        'zh-Hant': '請以電郵地址或會員編號連同密碼登入',
        en: 'Log in with your e-mail address or member number and your password',
      },
      place: 'signIn',
    },
  },
  social_token: {
    code: refusalCode.social_token,
    http: 200,
    text: {
      'zh-Hans': '第三方登录失败',
      'zh-Hant': '第三方登入失敗',
      en: 'Third-party sign-in failed',
    },
    step: {
      text: {
        'zh-Hans': '请再试一次，或用邮箱或会员编号加密码登录',
        'zh-Hant': '請再試一次，或以電郵地址或會員編號連同密碼登入',
        en: 'Try again, or log in with your e-mail address or member number and your password',
      },
      place: 'signIn',
    },
  },
  bind_ticket: {
    code: refusalCode.bind_ticket,
    http: 200,
    text: {
      'zh-Hans': '绑定已失效，请重新登录',
      'zh-Hant': '綁定已失效，請重新登入',
      en: 'The binding has expired, please sign in again',
    },
    step: {
      text: {
        'zh-Hans': '请从登录页重新开始绑定',
        'zh-Hant': '請由登入頁重新開始綁定',
        en: 'Start again from the login page',
      },
      place: 'signIn',
    },
  },
} as const satisfies Record<string, RefusalKind>
