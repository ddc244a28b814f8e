import type { accountRefusals } from './accounts.refusals.ts'
import type { Step } from './next-step.ts'

/** What to do when signing in, a password or an account was refused. */
export const accountSteps = {
  token_missing: {
    place: 'signIn',
    text: {
      'zh-Hans': '登录后即可继续',
      'zh-Hant': '登入後即可繼續',
      en: 'Log in to continue',
    },
  },
  token_invalid: {
    place: 'signIn',
    text: {
      'zh-Hans': '重新登录后会回到刚才的页面',
      'zh-Hant': '重新登入後會回到剛才的頁面',
      en: 'Log in again and we’ll take you back to this page',
    },
  },
  user_mismatch: {
    place: 'signIn',
    text: {
      'zh-Hans': '这台设备已换成另一个账号。请用您自己的账号重新登录',
      'zh-Hant': '這部裝置已轉換另一個帳戶。請以你的帳戶重新登入',
      en: 'Someone else has signed in on this device. Log in again with your own account',
    },
  },
  forbidden: {
    place: 'home',
    text: {
      'zh-Hans': '请从本站首页进入后再操作',
      'zh-Hant': '請由本站首頁進入後再操作',
      en: 'Start from our home page and try again from there',
    },
  },
  bad_credentials: {
    place: 'resetPassword',
    text: {
      'zh-Hans': '请核对账号和密码，密码区分大小写；忘记密码可以通过邮件重置',
      'zh-Hant': '請核對帳號及密碼，密碼區分大小寫；忘記密碼可以電郵重設',
      en: 'Check both. Passwords are case-sensitive. If you have forgotten yours, you can reset it by e-mail',
    },
  },
  captcha_wrong: {
    place: null,
    text: {
      'zh-Hans': '图片已更换，请按新图片上的 4 位字符输入',
      'zh-Hant': '圖片已更換，請按新圖片上的 4 位字符輸入',
      en: 'There is a new picture. Type the 4 characters it shows',
    },
  },
  captcha_expired: {
    place: null,
    text: {
      'zh-Hans': '图片已更换，请在几分钟内按新图片输入并提交',
      'zh-Hant': '圖片已更換，請在幾分鐘內按新圖片輸入並提交',
      en: 'There is a new picture. Type what it shows and submit within a few minutes',
    },
  },
  not_activated: {
    place: 'activation',
    text: {
      'zh-Hans': '请打开激活邮件里的链接，也看看垃圾邮件；没有收到可以重新发送',
      'zh-Hant': '請打開啟用電郵內的連結，也看看垃圾郵件；未有收到可重新發送',
      en: 'Open the link in the activation e-mail. Check your junk folder too. If it is not there, we can send it again',
    },
  },
  account_disabled: {
    place: 'contact',
    text: {
      'zh-Hans': '停用的账号只有客服能恢复；联系时请说明会员编号',
      'zh-Hant': '停用的帳戶只有客戶服務可以恢復；聯絡時請註明會員編號',
      en: 'Only customer service can reactivate it. Have your member number ready',
    },
  },
  account_locked: {
    place: 'resetPassword',
    text: {
      'zh-Hans': '不想等的话，可以通过邮件重置密码，之后马上就能登录',
      'zh-Hant': '如不想等候，可以電郵重設密碼，其後即可登入',
      en: 'If you don’t want to wait, reset your password by e-mail and log in right away',
    },
  },
  email_taken: {
    place: 'signIn',
    text: {
      'zh-Hans': '请直接登录，忘记密码可以在登录页重置；或换一个邮箱注册',
      'zh-Hant': '請直接登入，忘記密碼可於登入頁重設；或以另一個電郵地址註冊',
      en: 'Log in with it (you can reset the password there), or register with another address',
    },
  },
  activation_invalid: {
    place: 'activation',
    text: {
      'zh-Hans': '请重新发送激活邮件，并打开最新一封里的链接；已激活过的话，直接登录即可',
      'zh-Hant': '請重新發送啟用電郵，並打開最新一封內的連結；如已啟用，直接登入即可',
      en: 'Ask for a new e-mail and open the link in the latest one. If your account is already active, just log in',
    },
  },
  reset_invalid: {
    place: 'resetPassword',
    text: {
      'zh-Hans': '请重新申请一封重置邮件，并打开最新一封里的链接',
      'zh-Hant': '請重新申請一封重設電郵，並打開最新一封內的連結',
      en: 'Ask for a new e-mail and open the link in the latest one',
    },
  },
  password_format: {
    place: null,
    text: {
      'zh-Hans': '请换一个密码，去掉空格、符号和其他文字',
      'zh-Hant': '請換一個密碼，去除空格、符號及其他文字',
      en: 'Choose another password without spaces, symbols or non-Latin letters',
    },
  },
  password_mismatch: {
    place: null,
    text: {
      'zh-Hans': '请把两处密码都重新输入一遍，可点“显示密码”核对',
      'zh-Hant': '請把兩處密碼都重新輸入一次，可按「顯示密碼」核對',
      en: 'Type both passwords again. You can show them to compare',
    },
  },
  old_password_wrong: {
    place: 'resetPassword',
    text: {
      'zh-Hans': '请重新输入现在的登录密码；忘记了可以通过邮件重置',
      'zh-Hant': '請重新輸入現時的登入密碼；如忘記可以電郵重設',
      en: 'Type the password you log in with now. If you have forgotten it, reset it by e-mail',
    },
  },
  invite_unknown: {
    place: null,
    text: {
      'zh-Hans': '请向邀请您的朋友核对，或留空不填',
      'zh-Hant': '請向邀請你的朋友核對，或留空不填',
      en: 'Check it with the friend who invited you, or leave it empty',
    },
  },
  age_declaration: {
    place: null,
    text: {
      'zh-Hans': '请选择已满 18 岁，或已得到监护人同意',
      'zh-Hant': '請選擇已滿 18 歲，或已得到監護人同意',
      en: 'Confirm that you are 18 or older, or that your guardian agrees',
    },
  },
  social_taken: {
    place: 'contact',
    text: {
      'zh-Hans': '请先在另一个会员账号里解绑；不认识那个账号的话，请联系客服',
      'zh-Hant': '請先於另一個會員帳戶解除綁定；如不認識那個帳戶，請聯絡客戶服務',
      en: 'Unlink it from the other account first. If you don’t know that account, contact customer service',
    },
  },
  social_unavailable: {
    place: 'signIn',
    text: {
      'zh-Hans': '请用邮箱或会员编号加密码登录',
      'zh-Hant': '請以電郵地址或會員編號連同密碼登入',
      en: 'Log in with your e-mail address or member number and your password',
    },
  },
  social_token: {
    place: 'signIn',
    text: {
      'zh-Hans': '请再试一次，或用邮箱或会员编号加密码登录',
      'zh-Hant': '請再試一次，或以電郵地址或會員編號連同密碼登入',
      en: 'Try again, or log in with your e-mail address or member number and your password',
    },
  },
  bind_ticket: {
    place: 'signIn',
    text: {
      'zh-Hans': '请从登录页重新开始绑定',
      'zh-Hant': '請由登入頁重新開始綁定',
      en: 'Start again from the login page',
    },
  },
  proof_needed: {
    place: 'resetPassword',
    text: {
      'zh-Hans': '校验在您的浏览器里自动完成，只需等一会儿；重置密码后就不再需要',
      'zh-Hant': '核對在你的瀏覽器自動完成，只需稍等；重設密碼後便不再需要',
      en: 'Your browser runs the check automatically. It takes a moment, and is not needed once you reset your password',
    },
  },
  code_work: {
    place: null,
    text: {
      'zh-Hans': '请稍等几秒，不用输入验证码；一小时后恢复图片验证码',
      'zh-Hant': '請稍等數秒，毋須輸入驗證碼；一小時後恢復圖片驗證碼',
      en: 'Wait a few seconds. You don’t need to type a code. The picture comes back after an hour',
    },
  },
  totp_missing: {
    place: null,
    text: {
      'zh-Hans': '打开身份验证器，输入本系统那一项的动态码',
      'zh-Hant': '打開驗證器應用程式，輸入本系統一項的動態碼',
      en: 'Open your authenticator app and type the code for this account',
    },
  },
  totp_wrong: {
    place: null,
    text: {
      'zh-Hans': '请把手机时间设为自动，等下一个动态码出现再输入',
      'zh-Hant': '請把手提電話的時間設為自動，待下一個動態碼出現再輸入',
      en: 'Set your phone’s clock to automatic, then type the next code',
    },
  },
  one_time_password_ended: {
    place: null,
    text: {
      'zh-Hans': '请管理员重置您的登录，给您一个新的一次性密码',
      'zh-Hant': '請管理員重設你的登入，給你一個新的一次性密碼',
      en: 'Ask an administrator to reset your sign-in and give you a new one',
    },
  },
} as const satisfies Record<keyof typeof accountRefusals, Step>
