import type { Language, Text } from '#domain/language.ts'

/** The messages of the specification, word for word in English (table M); the Chinese texts are ours. */
export const messages = {
  'M-01': {
    'zh-Hans': '您输入的验证码不正确',
    'zh-Hant': '你輸入的驗證碼不正確',
    en: 'The verification code entered is incorrect',
  },
  'M-02': {
    'zh-Hans': '请输入格式正确的邮箱地址',
    'zh-Hant': '請輸入格式正確的電郵地址',
    en: 'Please enter the email address with correct format',
  },
  'M-03': {
    'zh-Hans': '两次输入的密码不一致',
    'zh-Hant': '兩次輸入的密碼不一致',
    en: 'the two passwords entered are inconsistent',
  },
  'M-04': {
    'zh-Hans': '您输入的号码有误，请重新输入',
    'zh-Hant': '你輸入的號碼有誤，請重新輸入',
    en: 'the number you entered is wrong, please re-enter',
  },
  'M-05': {
    'zh-Hans': '请输入正确的手机号码',
    'zh-Hant': '請輸入正確的手提電話號碼',
    en: 'Please input the correct mobile phone number',
  },
  'M-06': {
    'zh-Hans': '请勾选需要发货的包裹',
    'zh-Hant': '請勾選要寄出的包裹',
    en: 'Please check the package to be shipped',
  },
  'M-07': {
    'zh-Hans': '只能勾选一项',
    'zh-Hant': '只可勾選一項',
    en: 'Only one data can be checked',
  },
  'M-08': {
    'zh-Hans': '请勾选一项',
    'zh-Hant': '請勾選一項',
    en: 'Please check a piece of data',
  },
  'M-09': {
    'zh-Hans': '请检查收货信息是否完整',
    'zh-Hant': '請檢查收貨資料是否完整',
    en: 'Please check whether the receiving information is complete',
  },
  'M-10': {
    'zh-Hans': '验证码输入错误',
    'zh-Hant': '驗證碼輸入錯誤',
    en: 'Incorrect input of verification code',
  },
  'M-11': {
    'zh-Hans': '此操作将删除该数据，是否继续？',
    'zh-Hant': '此操作將刪除這項資料，是否繼續？',
    en: 'This operation will delete the data. Do you want to continue?',
  },
  'M-12': {
    'zh-Hans': '请检查请求路径是否正确',
    'zh-Hant': '請檢查請求路徑是否正確',
    en: 'Please check if the request path is correct',
  },
  'M-13': {
    'zh-Hans': '您的余额不足',
    'zh-Hant': '你的餘額不足',
    en: 'Your balance is not enough',
  },
  'M-14': {
    'zh-Hans': '知道了',
    'zh-Hant': '知道了',
    en: 'got it',
  },
  'M-15': {
    'zh-Hans': '支付失败',
    'zh-Hant': '付款失敗',
    en: 'Payment failed',
  },
  'M-16': {
    'zh-Hans': '付款成功',
    'zh-Hant': '付款成功',
    en: 'Payment successful',
  },
  'M-17': {
    'zh-Hans': '打包成功',
    'zh-Hant': '打包成功',
    en: 'Packaged successfully',
  },
  'M-18': {
    'zh-Hans': '操作成功',
    'zh-Hant': '操作成功',
    en: 'Operation successful',
  },
  'M-19': {
    'zh-Hans': '没有查到与您的单号有关的记录，请稍后再试',
    'zh-Hant': '查不到與你的單號有關的記錄，請稍後再試',
    en: 'No record information related to your order number has been found, please try again later',
  },
  'M-20': {
    'zh-Hans': '您已在登录页面，请选择登录方式登录！',
    'zh-Hant': '你已在登入頁面，請選擇登入方式！',
    en: 'You are already in the login page, please select login mode to login!',
  },
  'M-21': {
    'zh-Hans': '服务即将上线，敬请期待',
    'zh-Hant': '服務即將上線，敬請期待',
    en: 'The service is on line, stay tuned',
  },
} as const satisfies Record<string, Text>

export type MessageId = keyof typeof messages

export const message = (id: MessageId, language: Language): string => messages[id][language]

/** What is said when nothing is ticked, or more than a single ticket ships. */
export const tickedMessages = {
  consolidation: { none_ticked: 'M-06', only_one: 'M-07' },
  single_ticket: { none_ticked: 'M-08', only_one: 'M-07' },
} as const satisfies Record<string, Record<'none_ticked' | 'only_one', MessageId>>
