import { defineText } from '#web/kit/text/define-text.ts'

/** Logging in, registering and linking through a third party. */
export const text = defineText({
  title: { 'zh-Hans': '其他登录方式', 'zh-Hant': '其他登入方式', en: 'Other ways to log in' },
  registerTitle: { 'zh-Hans': '其他注册方式', 'zh-Hant': '其他註冊方式', en: 'Other ways to register' },
  nameFacebook: { 'zh-Hans': 'Facebook', 'zh-Hant': 'Facebook', en: 'Facebook' },
  nameWechat: { 'zh-Hans': '微信', 'zh-Hant': '微信', en: 'WeChat' },
  nameQq: { 'zh-Hans': 'QQ', 'zh-Hant': 'QQ', en: 'QQ' },
  nameWangwang: { 'zh-Hans': '旺旺', 'zh-Hant': '旺旺', en: 'Wangwang' },
  facebook: { 'zh-Hans': '用 Facebook 登录', 'zh-Hant': '以 Facebook 登入', en: 'Log in with Facebook' },
  wechat: { 'zh-Hans': '用微信登录', 'zh-Hant': '以微信登入', en: 'Log in with WeChat' },
  qq: { 'zh-Hans': '用 QQ 登录', 'zh-Hant': '以 QQ 登入', en: 'Log in with QQ' },
  wangwang: { 'zh-Hans': '用旺旺登录', 'zh-Hant': '以旺旺登入', en: 'Log in with Wangwang' },
  registerFacebook: { 'zh-Hans': '用 Facebook 注册', 'zh-Hant': '以 Facebook 註冊', en: 'Register with Facebook' },
  registerWechat: { 'zh-Hans': '用微信注册', 'zh-Hant': '以微信註冊', en: 'Register with WeChat' },
  registerQq: { 'zh-Hans': '用 QQ 注册', 'zh-Hant': '以 QQ 註冊', en: 'Register with QQ' },
  registerWangwang: { 'zh-Hans': '用旺旺注册', 'zh-Hant': '以旺旺註冊', en: 'Register with Wangwang' },

  working: { 'zh-Hans': '正在登录…', 'zh-Hant': '正在登入…', en: 'Logging you in …' },
  failedTitle: { 'zh-Hans': '登录未完成', 'zh-Hant': '登入未完成', en: 'You are not logged in' },
  bindFailedTitle: { 'zh-Hans': '绑定未完成', 'zh-Hant': '綁定未完成', en: 'Nothing was linked' },
  cancelled: {
    'zh-Hans': '您在“{provider}”取消了，或没有同意。这里什么也没有改变。',
    'zh-Hant': '你在「{provider}」取消了，或並未同意。這裡並無任何改變。',
    en: 'You cancelled at {provider}, or did not agree there. Nothing has changed here.',
  },
  strange: {
    'zh-Hans': '这次登录不是从这个窗口开始的，或者已经用过。请重新开始。',
    'zh-Hant': '這次登入並非由此視窗開始，或已經使用。請重新開始。',
    en: 'This login was not started in this window, or has been used already. Please start again.',
  },
  noAnswer: {
    'zh-Hans': '没有收到回应，请检查网络后重新开始。',
    'zh-Hant': '未有收到回應，請檢查網絡後重新開始。',
    en: 'There was no answer. Check your connection and start again.',
  },
  again: { 'zh-Hans': '重试“{provider}”', 'zh-Hant': '再試「{provider}」', en: 'Try {provider} again' },
  toLogin: { 'zh-Hans': '用密码登录', 'zh-Hant': '以密碼登入', en: 'Log in with your password' },
  toProfile: { 'zh-Hans': '回到基本信息', 'zh-Hant': '返回基本資料', en: 'Back to basic information' },

  unknownTitle: { 'zh-Hans': '再走一步', 'zh-Hant': '尚餘一步', en: 'One more step' },
  unknownLead: {
    'zh-Hans': '“{provider}”确认了您是 {nickname}，但还没有绑定会员账号。',
    'zh-Hant': '「{provider}」確認了你是 {nickname}，但尚未綁定會員帳戶。',
    en: '{provider} says you are {nickname}. No account here is linked to that yet.',
  },
  unknownLeadNameless: {
    'zh-Hans': '您的“{provider}”账号还没有绑定会员账号。',
    'zh-Hant': '你的「{provider}」帳戶尚未綁定會員帳戶。',
    en: 'No account here is linked to your {provider} account yet.',
  },
  newHere: { 'zh-Hans': '第一次来', 'zh-Hant': '首次使用', en: 'I am new here' },
  newHereLead: {
    'zh-Hans': '注册一个账号，激活后就能用它登录。',
    'zh-Hant': '註冊帳戶，啟用後即可以此登入。',
    en: 'Register. Once your account is active, you log in this way.',
  },
  register: { 'zh-Hans': '注册新账号', 'zh-Hant': '註冊新帳戶', en: 'Register a new account' },
  haveAccount: { 'zh-Hans': '已有会员账号', 'zh-Hant': '已有會員帳戶', en: 'I already have an account' },
  haveAccountLead: {
    'zh-Hans': '输入一次密码，以后就不用了。',
    'zh-Hant': '輸入一次密碼，以後便毋須再輸入。',
    en: 'Enter your password once. You won’t need it next time.',
  },
  link: { 'zh-Hans': '登录并绑定', 'zh-Hant': '登入並綁定', en: 'Log in and link' },

  registering: {
    'zh-Hans': '正在用“{provider}”注册（{nickname}）。请填写下面的资料；账号激活后就能用它登录。',
    'zh-Hant': '正以「{provider}」註冊（{nickname}）。請填寫以下資料；帳戶啟用後即可以此登入。',
    en: 'You are registering with {provider} ({nickname}). Fill in the rest. Once your account is active, you log in this way.',
  },
  without: { 'zh-Hans': '不绑定，直接注册', 'zh-Hant': '不綁定，直接註冊', en: 'Register without it' },

  cardTitle: { 'zh-Hans': '登录方式', 'zh-Hant': '登入方式', en: 'Ways to log in' },
  cardLead: {
    'zh-Hans': '除了邮箱和密码，还可以用这些账号登录。',
    'zh-Hant': '除電郵及密碼外，亦可用以下帳戶登入。',
    en: 'Besides your e-mail address and password, you can log in with these accounts.',
  },
  isLinked: { 'zh-Hans': '已绑定', 'zh-Hant': '已綁定', en: 'Linked' },
  isLinkedAs: { 'zh-Hans': '已绑定：{nickname}', 'zh-Hant': '已綁定：{nickname}', en: 'Linked as {nickname}' },
  notLinked: { 'zh-Hans': '未绑定', 'zh-Hant': '未綁定', en: 'Not linked' },
  notOffered: {
    'zh-Hans': '此方式目前不可用，仍可解绑。',
    'zh-Hant': '此方式現時不適用，仍可解除綁定。',
    en: 'Not available at the moment. You can still unlink it.',
  },
  startLink: { 'zh-Hans': '开通', 'zh-Hant': '開通', en: 'Set up' },
  startLinkOf: {
    'zh-Hans': '开通用“{provider}”登录',
    'zh-Hant': '開通以「{provider}」登入',
    en: 'Set up logging in with {provider}',
  },
  endLink: { 'zh-Hans': '停用', 'zh-Hant': '停用', en: 'Stop' },
  endLinkOf: {
    'zh-Hans': '停用“{provider}”登录',
    'zh-Hant': '停用「{provider}」登入',
    en: 'Stop logging in with {provider}',
  },
  endLinkSentence: {
    'zh-Hans': '之后不能再用“{provider}”登录，昵称也会从资料中移除。您仍可以用邮箱和密码登录。',
    'zh-Hant': '其後不能再以「{provider}」登入，暱稱亦會從資料移除。你仍可以電郵及密碼登入。',
    en: 'You can no longer log in with {provider}, and the nickname is removed from your details. Your e-mail address and password still work.',
  },
})
