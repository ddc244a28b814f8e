import { defineText } from '#web/kit/text/define-text.ts'

/** The member's own account: profile, sign-ins, own data. */
export const text = defineText({
  title: { 'zh-Hans': '基本信息', 'zh-Hant': '基本資料', en: 'Basic information' },
  lead: {
    'zh-Hans': '您的资料、登录的设备，以及我们保存的关于您的数据。',
    'zh-Hant': '你的資料、已登入的裝置，以及我們保存的個人資料。',
    en: 'Your details, where you are logged in, and the data we keep about you.',
  },

  accountTitle: { 'zh-Hans': '账号', 'zh-Hant': '帳戶', en: 'Account' },
  memberNumber: { 'zh-Hans': '会员编号', 'zh-Hant': '會員編號', en: 'Member number' },
  email: { 'zh-Hans': '登录邮箱', 'zh-Hant': '登入電郵', en: 'Login e-mail' },
  level: { 'zh-Hans': '会员等级', 'zh-Hant': '會員等級', en: 'Member level' },
  registered: { 'zh-Hans': '注册时间', 'zh-Hant': '註冊時間', en: 'Registered' },
  lastLogin: { 'zh-Hans': '上次登录', 'zh-Hant': '上次登入', en: 'Last login' },
  password: { 'zh-Hans': '密码', 'zh-Hant': '密碼', en: 'Password' },
  changePassword: { 'zh-Hans': '修改密码', 'zh-Hant': '修改密碼', en: 'Change password' },

  detailsTitle: { 'zh-Hans': '称呼与语言', 'zh-Hant': '稱呼及語言', en: 'Name and language' },
  realName: { 'zh-Hans': '真实姓名', 'zh-Hant': '真實姓名', en: 'Real name' },
  realNameHint: {
    'zh-Hans': '网站上以此称呼您；地址簿里的收货人不会改变',
    'zh-Hant': '網站上以此稱呼你；地址簿內的收貨人不會改變',
    en: 'What we call you on this site. Consignees in your address book do not change',
  },
  preferredLang: { 'zh-Hans': '邮件语言', 'zh-Hant': '電郵語言', en: 'Language of our e-mails' },
  save: { 'zh-Hans': '保存', 'zh-Hant': '儲存', en: 'Save' },

  phoneTitle: { 'zh-Hans': '手机', 'zh-Hant': '手提電話', en: 'Mobile phone' },
  phoneNone: {
    'zh-Hans': '尚未绑定手机。绑定后，包裹有问题时客服能找到您。',
    'zh-Hant': '尚未綁定手提電話。綁定後，包裹有問題時客戶服務能聯絡你。',
    en: 'No phone is linked yet. Link one so that customer service can reach you if something is wrong with a parcel.',
  },
  phoneBound: { 'zh-Hans': '已绑定 {phone}', 'zh-Hant': '已綁定 {phone}', en: 'Linked: {phone}' },
  phoneRegion: { 'zh-Hans': '地区', 'zh-Hant': '地區', en: 'Region' },
  phoneNumber: { 'zh-Hans': '手机号码', 'zh-Hant': '手提電話號碼', en: 'Mobile number' },
  bindPhone: { 'zh-Hans': '绑定手机', 'zh-Hant': '綁定電話', en: 'Link this number' },
  changePhone: { 'zh-Hans': '更换号码', 'zh-Hant': '更換號碼', en: 'Change the number' },
  unbindPhone: { 'zh-Hans': '解绑手机', 'zh-Hant': '解除綁定電話', en: 'Unlink the phone' },
  unbindPhoneSentence: {
    'zh-Hans': '解绑后，客服无法再用 {phone} 联系您。随时可以重新绑定。',
    'zh-Hant': '解除綁定後，客戶服務無法再以 {phone} 聯絡你。你可隨時重新綁定。',
    en: 'Customer service will no longer be able to reach you at {phone}. You can link a number again at any time.',
  },

  socialTitle: { 'zh-Hans': '社交账号', 'zh-Hant': '社交帳戶', en: 'Social accounts' },
  socialLead: {
    'zh-Hans': '填写您在各平台的昵称，方便客服找到您。',
    'zh-Hant': '填寫你在各平台的暱稱，方便客戶服務找到你。',
    en: 'Add your nicknames so that customer service can find you.',
  },
  facebook: { 'zh-Hans': 'Facebook', 'zh-Hant': 'Facebook', en: 'Facebook' },
  wechat: { 'zh-Hans': '微信', 'zh-Hant': '微信', en: 'WeChat' },
  qq: { 'zh-Hans': 'QQ', 'zh-Hant': 'QQ', en: 'QQ' },
  wangwang: { 'zh-Hans': '旺旺', 'zh-Hant': '旺旺', en: 'Wangwang' },
  nicknameFacebook: { 'zh-Hans': 'Facebook 昵称', 'zh-Hant': 'Facebook 暱稱', en: 'Facebook nickname' },
  nicknameWechat: { 'zh-Hans': '微信昵称', 'zh-Hant': '微信暱稱', en: 'WeChat nickname' },
  nicknameQq: { 'zh-Hans': 'QQ 昵称', 'zh-Hant': 'QQ 暱稱', en: 'QQ nickname' },
  nicknameWangwang: { 'zh-Hans': '旺旺昵称', 'zh-Hant': '旺旺暱稱', en: 'Wangwang nickname' },
  bind: { 'zh-Hans': '绑定', 'zh-Hant': '綁定', en: 'Link' },
  bindOf: { 'zh-Hans': '绑定{provider}', 'zh-Hant': '綁定 {provider}', en: 'Link {provider}' },
  update: { 'zh-Hans': '更新', 'zh-Hant': '更新', en: 'Update' },
  updateOf: { 'zh-Hans': '更新{provider}', 'zh-Hant': '更新 {provider}', en: 'Update {provider}' },
  unbind: { 'zh-Hans': '解绑', 'zh-Hant': '解除綁定', en: 'Unlink' },
  unbindOf: { 'zh-Hans': '解绑{provider}', 'zh-Hant': '解除綁定 {provider}', en: 'Unlink {provider}' },
  unbindSentence: {
    'zh-Hans': '昵称“{nickname}”将从您的资料中移除。',
    'zh-Hant': '暱稱「{nickname}」將從你的資料移除。',
    en: 'The nickname “{nickname}” is removed from your details.',
  },
  unbindLinkedSentence: {
    'zh-Hans': '昵称“{nickname}”将从您的资料中移除，之后也不能再用它登录。您仍可以用邮箱和密码登录。',
    'zh-Hant': '暱稱「{nickname}」將從你的資料移除，其後亦不能再以此登入。你仍可以電郵及密碼登入。',
    en: 'The nickname “{nickname}” is removed from your details, and you can no longer log in with it. Your e-mail address and password still work.',
  },
})
