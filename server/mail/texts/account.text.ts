import { mailText } from './mail-text.ts'

export const activation = mailText({
  key: 'ACTIVATION',
  kind: 'ACTIVATION',
  variables: ['activationLink'],
  'zh-Hans': {
    subject: '请激活您的灵猫集运账号',
    body: [
      '您好！感谢您注册灵猫集运。请打开下面的链接，激活您的账号：',
      '{{activationLink}}',
      '链接 24 小时内有效。如果您收到多封激活邮件，请以最新一封为准。',
      '如果您没有注册过，请忽略本邮件，账号不会被激活。',
    ],
  },
  'zh-Hant': {
    subject: '請啟用你的靈貓集運帳戶',
    body: [
      '你好！多謝你註冊靈貓集運。請按以下連結啟用帳戶：',
      '{{activationLink}}',
      '連結於 24 小時內有效。如你收到多於一封啟用電郵，請以最新一封為準。',
      '如你並未註冊，毋須理會此電郵，有關帳戶不會啟用。',
    ],
  },
  en: {
    subject: 'Activate your Smart Cats account',
    body: [
      'Thank you for registering with Smart Cats. Please open this link to activate your account:',
      '{{activationLink}}',
      'The link works for 24 hours. If you have received several of these e-mails, please use the newest one.',
      'If you did not register, please ignore this e-mail. The account will not be activated.',
    ],
  },
})

export const welcome = mailText({
  key: 'WELCOME',
  kind: 'WELCOME',
  variables: ['memberNumber', 'addressesLink'],
  'zh-Hans': {
    subject: '欢迎加入灵猫集运，您的会员编号是 {{memberNumber}}',
    body: [
      '您好！您的账号已激活，会员编号是 {{memberNumber}}。',
      '网购时，请把我们的仓库地址填为收货地址，并在收件人处写上会员编号，仓库才能认出您的包裹。登录后可在这里复制各仓库的地址：',
      '{{addressesLink}}',
      '卖家发货后，请用快递单号预报包裹；包裹入库后，即可申请集运。',
    ],
  },
  'zh-Hant': {
    subject: '歡迎加入靈貓集運，你的會員編號是 {{memberNumber}}',
    body: [
      '你好！你的帳戶已啟用，會員編號是 {{memberNumber}}。',
      '網購時，請以我們的倉庫地址作為收貨地址，並在收件人一欄寫上會員編號，倉庫才能認出你的包裹。登入後可在此複製各倉庫的地址：',
      '{{addressesLink}}',
      '賣家發貨後，請以快遞單號預報包裹；包裹入庫後，即可申請集運。',
    ],
  },
  en: {
    subject: 'Welcome to Smart Cats: your member number is {{memberNumber}}',
    body: [
      'Your account is active. Your member number is {{memberNumber}}.',
      'When you shop, use one of our warehouse addresses and write your member number after the recipient’s name, so that the warehouse knows the parcel is yours. Log in to copy the addresses here:',
      '{{addressesLink}}',
      'Once the seller has shipped, forecast the parcel with its tracking number. You can apply for consolidation as soon as it is in stock.',
    ],
  },
})

export const reset = mailText({
  key: 'RESET',
  kind: 'RESET',
  variables: ['newPasswordLink'],
  'zh-Hans': {
    subject: '重置您的灵猫集运密码',
    body: [
      '您好！我们收到了重置密码的请求。请打开下面的链接，设置新密码：',
      '{{newPasswordLink}}',
      '链接 2 小时内有效，只能使用一次。如果您收到多封重置邮件，请以最新一封为准。',
      '如果不是您本人操作，请忽略本邮件，您的密码不会改变。',
    ],
  },
  'zh-Hant': {
    subject: '重設你的靈貓集運密碼',
    body: [
      '你好！我們收到重設密碼的要求。請按以下連結設定新密碼：',
      '{{newPasswordLink}}',
      '連結於 2 小時內有效，只可使用一次。如你收到多於一封重設電郵，請以最新一封為準。',
      '如非你本人要求，毋須理會此電郵，你的密碼不會更改。',
    ],
  },
  en: {
    subject: 'Reset your Smart Cats password',
    body: [
      'We received a request to reset your password. Please open this link to choose a new one:',
      '{{newPasswordLink}}',
      'The link works once and expires after 2 hours. If you have received several of these e-mails, please use the newest one.',
      'If you did not ask for this, please ignore this e-mail. Your password will not change.',
    ],
  },
})

export const firstPassword = mailText({
  key: 'FIRST_PASSWORD',
  kind: 'FIRST_PASSWORD',
  variables: ['memberNumber', 'oldNumber', 'newPasswordLink', 'resetLink'],
  'zh-Hans': {
    subject: '请为您的灵猫集运账号设置密码',
    body: [
      '您好！您的账号已迁到我们的新系统，新的会员编号是 {{memberNumber}}。旧编号 {{oldNumber}} 仍然有效：购物网站上存着它的地址不必修改，仓库照样认得您的包裹。',
      '请打开下面的链接，设置登录密码：',
      '{{newPasswordLink}}',
      '链接 14 天内有效，只能使用一次。设置密码即表示您同意网站上的服务条款。过期后可在这里再要一个链接：',
      '{{resetLink}}',
    ],
  },
  'zh-Hant': {
    subject: '請為你的靈貓集運帳戶設定密碼',
    body: [
      '你好！你的帳戶已遷到我們的新系統，新的會員編號是 {{memberNumber}}。舊編號 {{oldNumber}} 仍然有效：購物網站上存有它的地址毋須修改，倉庫一樣認得你的包裹。',
      '請按以下連結，設定登入密碼：',
      '{{newPasswordLink}}',
      '連結於 14 天內有效，只可使用一次。設定密碼即表示你同意網站上的服務條款。過期後可在此再取一個連結：',
      '{{resetLink}}',
    ],
  },
  en: {
    subject: 'Choose a password for your Smart Cats account',
    body: [
      'Your account has moved to our new system. Your new member number is {{memberNumber}}. Your old number {{oldNumber}} stays valid: shops that have stored an address with it need no change, and the warehouse still knows your parcels.',
      'Please open this link to choose a password:',
      '{{newPasswordLink}}',
      'The link works once and expires after 14 days. By choosing a password you accept the terms on our site. If it has expired, ask for a new link here:',
      '{{resetLink}}',
    ],
  },
})

export const passwordChanged = mailText({
  key: 'PASSWORD_CHANGED',
  kind: 'PASSWORD_CHANGED',
  variables: ['resetLink'],
  'zh-Hans': {
    subject: '您的灵猫集运密码已修改',
    body: [
      '您好！您的账号密码刚刚修改成功，所有设备都已退出登录，请用新密码重新登录。',
      '如果不是您本人操作，请立即重置密码：',
      '{{resetLink}}',
    ],
  },
  'zh-Hant': {
    subject: '你的靈貓集運密碼已更改',
    body: [
      '你好！你的帳戶密碼剛剛更改，所有裝置均已登出，請以新密碼重新登入。',
      '如非你本人操作，請立即重設密碼：',
      '{{resetLink}}',
    ],
  },
  en: {
    subject: 'Your Smart Cats password was changed',
    body: [
      'Your password was changed just now. You have been logged out on all devices. Please log in with the new password.',
      'If this was not you, please reset your password now:',
      '{{resetLink}}',
    ],
  },
})

export const signInGuessed = mailText({
  key: 'SIGN_IN_GUESSED',
  kind: 'SIGN_IN_GUESSED',
  variables: ['resetLink'],
  'zh-Hans': {
    subject: '有人多次尝试登录您的灵猫集运账号',
    body: [
      '您好！过去一小时内，有人用错误的密码尝试登录您的账号，已达一百次。账号没有被锁定，您仍可照常登录；登录时可能需要多等几秒钟，完成一次安全校验。',
      '如果您的密码较短，或者也用在别的网站，请尽快换一个新密码：',
      '{{resetLink}}',
      '如果刚才是您自己输错了密码，可以忽略本邮件。',
    ],
  },
  'zh-Hant': {
    subject: '有人多次嘗試登入你的靈貓集運帳戶',
    body: [
      '你好！過去一小時內，有人以錯誤密碼嘗試登入你的帳戶，已達一百次。你的帳戶並未鎖上，你仍可如常登入；登入時或需多等數秒，以完成安全核對。',
      '如你的密碼較短，或同時用於其他網站，請盡快更改密碼：',
      '{{resetLink}}',
      '如剛才是你本人輸入錯誤，毋須理會此電郵。',
    ],
  },
  en: {
    subject: 'Repeated attempts to log in to your Smart Cats account',
    body: [
      'In the past hour, someone tried a hundred wrong passwords on your account. Your account is not locked and you can log in as usual. Logging in may take a few seconds longer because of a security check.',
      'If your password is short, or if you use it on other sites too, please choose a new one soon:',
      '{{resetLink}}',
      'If you mistyped the password yourself, please ignore this e-mail.',
    ],
  },
})
