import type { Language } from '#domain/language.ts'
import type { MailKind } from '#domain/member-event.ts'
import { signed } from '#server/mail/letter.ts'
import type { Mail } from '#server/mail/outbox.ts'

export interface Reader {
  readonly memberNumber: string
  readonly language: Language
}

interface Letter {
  readonly subject: string
  /** A link is a paragraph of its own, so that it stays whole on one line. */
  readonly paragraphs: readonly string[]
}

export const activationMail = ({ language }: Reader, publicUrl: string, token: string) =>
  mail('ACTIVATION', language, activation[language](`${publicUrl}/web_site/activation?token=${token}`))

export const welcomeMail = ({ language, memberNumber }: Reader, publicUrl: string) =>
  mail('WELCOME', language, welcome[language](memberNumber, `${publicUrl}/web_site/warehouseAddress`))

export const resetMail = ({ language }: Reader, publicUrl: string, token: string) =>
  mail('RESET', language, reset[language](`${publicUrl}/web_site/changePassword?token=${token}`))

export const guessedMail = ({ language }: Reader, publicUrl: string) =>
  mail('SIGN_IN_GUESSED', language, guessed[language](`${publicUrl}/web_site/retrievePassword`))

export const passwordChangedMail = ({ language }: Reader, publicUrl: string) =>
  mail('PASSWORD_CHANGED', language, passwordChanged[language](`${publicUrl}/web_site/retrievePassword`))

/** To the address of an account, in its language; its notice can be read in all three. */
export function mailTo(
  { id, email, ...reader }: Reader & { readonly id: string; readonly email: string },
  write: (reader: Reader) => ReturnType<typeof mail>,
): Mail {
  const { language, kind } = write(reader)
  return { memberId: id, to: email, kind, language, write: (spoken) => write({ ...reader, language: spoken }) }
}

export const mail = (kind: MailKind, language: Language, { subject, paragraphs }: Letter) => ({
  kind,
  language,
  subject,
  body: signed(language, paragraphs),
})

const activation: Readonly<Record<Language, (link: string) => Letter>> = {
  'zh-Hans': (link) => ({
    subject: '请激活您的灵猫集运账号',
    paragraphs: [
      '您好！感谢您注册灵猫集运。请打开下面的链接，激活您的账号：',
      link,
      '链接 24 小时内有效。如果您收到多封激活邮件，请以最新一封为准。',
      '如果您没有注册过，请忽略本邮件，账号不会被激活。',
    ],
  }),
  'zh-Hant': (link) => ({
    subject: '請啟用你的靈貓集運帳戶',
    paragraphs: [
      '你好！多謝你註冊靈貓集運。請按以下連結啟用帳戶：',
      link,
      '連結於 24 小時內有效。如你收到多於一封啟用電郵，請以最新一封為準。',
      '如你並未註冊，毋須理會此電郵，有關帳戶不會啟用。',
    ],
  }),
  en: (link) => ({
    subject: 'Activate your Smart Cats account',
    paragraphs: [
      'Thank you for registering with Smart Cats. Please open this link to activate your account:',
      link,
      'The link works for 24 hours. If you have received several of these e-mails, please use the newest one.',
      'If you did not register, please ignore this e-mail. The account will not be activated.',
    ],
  }),
}

const welcome: Readonly<Record<Language, (memberNumber: string, link: string) => Letter>> = {
  'zh-Hans': (memberNumber, link) => ({
    subject: `欢迎加入灵猫集运，您的会员编号是 ${memberNumber}`,
    paragraphs: [
      `您好！您的账号已激活，会员编号是 ${memberNumber}。`,
      '网购时，请把我们的仓库地址填为收货地址，并在收件人处写上会员编号，仓库才能认出您的包裹。登录后可在这里复制各仓库的地址：',
      link,
      '卖家发货后，请用快递单号预报包裹；包裹入库后，即可申请集运。',
    ],
  }),
  'zh-Hant': (memberNumber, link) => ({
    subject: `歡迎加入靈貓集運，你的會員編號是 ${memberNumber}`,
    paragraphs: [
      `你好！你的帳戶已啟用，會員編號是 ${memberNumber}。`,
      '網購時，請以我們的倉庫地址作為收貨地址，並在收件人一欄寫上會員編號，倉庫才能認出你的包裹。登入後可在此複製各倉庫的地址：',
      link,
      '賣家發貨後，請以快遞單號預報包裹；包裹入庫後，即可申請集運。',
    ],
  }),
  en: (memberNumber, link) => ({
    subject: `Welcome to Smart Cats: your member number is ${memberNumber}`,
    paragraphs: [
      `Your account is active. Your member number is ${memberNumber}.`,
      'When you shop, use one of our warehouse addresses and write your member number after the recipient’s name, so that the warehouse knows the parcel is yours. Log in to copy the addresses here:',
      link,
      'Once the seller has shipped, forecast the parcel with its tracking number. You can apply for consolidation as soon as it is in stock.',
    ],
  }),
}

const reset: Readonly<Record<Language, (link: string) => Letter>> = {
  'zh-Hans': (link) => ({
    subject: '重置您的灵猫集运密码',
    paragraphs: [
      '您好！我们收到了重置密码的请求。请打开下面的链接，设置新密码：',
      link,
      '链接 2 小时内有效，只能使用一次。如果您收到多封重置邮件，请以最新一封为准。',
      '如果不是您本人操作，请忽略本邮件，您的密码不会改变。',
    ],
  }),
  'zh-Hant': (link) => ({
    subject: '重設你的靈貓集運密碼',
    paragraphs: [
      '你好！我們收到重設密碼的要求。請按以下連結設定新密碼：',
      link,
      '連結於 2 小時內有效，只可使用一次。如你收到多於一封重設電郵，請以最新一封為準。',
      '如非你本人要求，毋須理會此電郵，你的密碼不會更改。',
    ],
  }),
  en: (link) => ({
    subject: 'Reset your Smart Cats password',
    paragraphs: [
      'We received a request to reset your password. Please open this link to choose a new one:',
      link,
      'The link works once and expires after 2 hours. If you have received several of these e-mails, please use the newest one.',
      'If you did not ask for this, please ignore this e-mail. Your password will not change.',
    ],
  }),
}

const guessed: Readonly<Record<Language, (link: string) => Letter>> = {
  'zh-Hans': (link) => ({
    subject: '有人多次尝试登录您的灵猫集运账号',
    paragraphs: [
      '您好！过去一小时内，有人用错误的密码尝试登录您的账号，已达一百次。账号没有被锁定，您仍可照常登录；登录时可能需要多等几秒钟，完成一次安全校验。',
      '如果您的密码较短，或者也用在别的网站，请尽快换一个新密码：',
      link,
      '如果刚才是您自己输错了密码，可以忽略本邮件。',
    ],
  }),
  'zh-Hant': (link) => ({
    subject: '有人多次嘗試登入你的靈貓集運帳戶',
    paragraphs: [
      '你好！過去一小時內，有人以錯誤密碼嘗試登入你的帳戶，已達一百次。你的帳戶並未鎖上，你仍可如常登入；登入時或需多等數秒，以完成安全核對。',
      '如你的密碼較短，或同時用於其他網站，請盡快更改密碼：',
      link,
      '如剛才是你本人輸入錯誤，毋須理會此電郵。',
    ],
  }),
  en: (link) => ({
    subject: 'Repeated attempts to log in to your Smart Cats account',
    paragraphs: [
      'In the past hour, someone tried a hundred wrong passwords on your account. Your account is not locked and you can log in as usual. Logging in may take a few seconds longer because of a security check.',
      'If your password is short, or if you use it on other sites too, please choose a new one soon:',
      link,
      'If you mistyped the password yourself, please ignore this e-mail.',
    ],
  }),
}

const passwordChanged: Readonly<Record<Language, (link: string) => Letter>> = {
  'zh-Hans': (link) => ({
    subject: '您的灵猫集运密码已修改',
    paragraphs: [
      '您好！您的账号密码刚刚修改成功，所有设备都已退出登录，请用新密码重新登录。',
      '如果不是您本人操作，请立即重置密码：',
      link,
    ],
  }),
  'zh-Hant': (link) => ({
    subject: '你的靈貓集運密碼已更改',
    paragraphs: [
      '你好！你的帳戶密碼剛剛更改，所有裝置均已登出，請以新密碼重新登入。',
      '如非你本人操作，請立即重設密碼：',
      link,
    ],
  }),
  en: (link) => ({
    subject: 'Your Smart Cats password was changed',
    paragraphs: [
      'Your password was changed just now. You have been logged out on all devices. Please log in with the new password.',
      'If this was not you, please reset your password now:',
      link,
    ],
  }),
}
