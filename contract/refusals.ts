import type { Text } from '#domain/language.ts'
import { messages } from './messages.ts'

/** One way of saying no: its code on the wire, its HTTP status (contract A6) and one sentence in each language. */
export interface RefusalKind {
  readonly code: number
  readonly http: number
  readonly text: Text
}

export const refusals = {
  internal: {
    code: 1000,
    http: 500,
    text: {
      'zh-Hans': '系统繁忙，请稍后再试',
      'zh-Hant': '系統繁忙，請稍後再試',
      en: 'System busy, please try again later',
    },
  },
  validation: {
    code: 1001,
    http: 200,
    text: {
      'zh-Hans': '请检查填写的内容',
      'zh-Hant': '請檢查填寫的內容',
      en: 'Please check the entered data',
    },
  },
  not_found: {
    code: 1002,
    http: 200,
    text: {
      'zh-Hans': '数据不存在',
      'zh-Hant': '資料不存在',
      en: 'The data does not exist',
    },
  },
  route_not_found: {
    code: 1003,
    http: 404,
    text: {
      'zh-Hans': '请检查请求路径是否正确',
      'zh-Hant': '請檢查請求路徑是否正確',
      en: 'Please check if the request path is correct',
    },
  },
  rate_limited: {
    code: 1004,
    http: 429,
    text: {
      'zh-Hans': '操作过于频繁，请稍后再试',
      'zh-Hant': '操作過於頻繁，請稍後再試',
      en: 'Too many requests, please try again later',
    },
  },
  version_conflict: {
    code: 1005,
    http: 200,
    text: {
      'zh-Hans': '数据已变更，请刷新后重试',
      'zh-Hant': '資料已變更，請刷新後重試',
      en: 'The data was changed meanwhile, please refresh',
    },
  },
  idempotency_mismatch: {
    code: 1006,
    http: 200,
    text: {
      'zh-Hans': '重复的请求标识，内容不一致',
      'zh-Hant': '重複的請求標識，內容不一致',
      en: 'The same request key was used with other content',
    },
  },
  payload_too_large: {
    code: 1007,
    http: 413,
    text: {
      'zh-Hans': '提交内容过大',
      'zh-Hant': '提交內容過大',
      en: 'The content is too large',
    },
  },
  unsupported_media: {
    code: 1008,
    http: 415,
    text: {
      'zh-Hans': '不支持的格式',
      'zh-Hant': '不支持的格式',
      en: 'The format is not supported',
    },
  },
  method_not_allowed: {
    code: 1009,
    http: 405,
    text: {
      'zh-Hans': '不支持的请求方式',
      'zh-Hant': '不支持的請求方式',
      en: 'The request method is not supported',
    },
  },
  maintenance: {
    code: 1010,
    http: 503,
    text: {
      'zh-Hans': '系统维护中，请稍后再试',
      'zh-Hant': '系統維護中，請稍後再試',
      en: 'Under maintenance, please try again later',
    },
  },
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
      'zh-Hans': '登录信息不匹配，请重新登录',
      'zh-Hant': '登入信息不匹配，請重新登入',
      en: 'Login information does not match, please log in again',
    },
  },
  forbidden: {
    code: 2004,
    http: 403,
    text: {
      'zh-Hans': '您没有权限',
      'zh-Hant': '您沒有權限',
      en: 'You have no permission',
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
      'zh-Hant': '驗證碼已過期，請重新獲取',
      en: 'The verification code has expired, please get a new one',
    },
  },
  not_activated: {
    code: 2008,
    http: 200,
    text: {
      'zh-Hans': '账号未激活，请查收邮件',
      'zh-Hant': '帳號未激活，請查收電郵',
      en: 'The account is not activated, please check your e-mail',
    },
  },
  account_disabled: {
    code: 2009,
    http: 200,
    text: {
      'zh-Hans': '账号已停用，请联系客服',
      'zh-Hant': '帳號已停用，請聯繫客服',
      en: 'The account is disabled, please contact customer service',
    },
  },
  account_locked: {
    code: 2010,
    http: 200,
    text: {
      'zh-Hans': '失败次数过多，请15分钟后再试',
      'zh-Hant': '失敗次數過多，請15分鐘後再試',
      en: 'Too many failures, please try again in 15 minutes',
    },
  },
  email_taken: {
    code: 2011,
    http: 200,
    text: {
      'zh-Hans': '该邮箱已注册',
      'zh-Hant': '該電郵地址已註冊',
      en: 'This e-mail address is already registered',
    },
  },
  activation_invalid: {
    code: 2012,
    http: 200,
    text: {
      'zh-Hans': '激活链接无效或已过期',
      'zh-Hant': '激活鏈接無效或已過期',
      en: 'The activation link is invalid or has expired',
    },
  },
  reset_invalid: {
    code: 2013,
    http: 200,
    text: {
      'zh-Hans': '重置链接无效或已过期',
      'zh-Hant': '重置鏈接無效或已過期',
      en: 'The reset link is invalid or has expired',
    },
  },
  password_format: {
    code: 2014,
    http: 200,
    text: {
      'zh-Hans': '密码须为6-18位字母、数字或下划线（注册时须以字母开头）',
      'zh-Hant': '密碼須為6-18位字母、數字或下劃線（註冊時須以字母開頭）',
      en: 'The password must be 6-18 letters, digits or underscores (registration: starting with a letter)',
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
      'zh-Hant': '當前密碼不正確',
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
      'zh-Hans': '未满18岁须经监护人同意',
      'zh-Hant': '未滿18歲須經監護人同意',
      en: 'Under 18 needs the consent of a guardian',
    },
  },
  social_taken: {
    code: 2019,
    http: 200,
    text: {
      'zh-Hans': '该第三方账号已绑定其他会员',
      'zh-Hant': '該第三方帳號已綁定其他會員',
      en: 'This third-party account is bound to another member',
    },
  },
  social_unavailable: {
    code: 2020,
    http: 200,
    text: {
      'zh-Hans': '该登录方式暂不可用',
      'zh-Hant': '該登入方式暫不可用',
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
      'zh-Hans': '此账号被多次输错密码，登录前须先完成一次安全校验。请重试，或通过邮件重设密码',
      'zh-Hant': '此帳戶多次被輸入錯誤密碼，登入前須先完成安全核對。請重試，或以電郵重設密碼',
      en: 'Many wrong passwords were tried on this account, so a security check is needed first. Please try again, or reset your password by e-mail',
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
      en: 'The authenticator code is wrong or was used already; please wait for the next one',
    },
  },
  tracking_duplicate: {
    code: 3001,
    http: 200,
    text: {
      'zh-Hans': '该快递单号您已预报',
      'zh-Hant': '該快遞單號您已預報',
      en: 'You have already forecast this tracking number',
    },
  },
  parcel_state: {
    code: 3003,
    http: 200,
    text: {
      'zh-Hans': '包裹当前状态不可操作',
      'zh-Hant': '包裹當前狀態不可操作',
      en: 'The parcel can no longer be changed in its present status',
    },
  },
  image_too_large: {
    code: 3006,
    http: 200,
    text: {
      'zh-Hans': '图片大小不能超过2MB',
      'zh-Hant': '圖片大小不能超過2MB',
      en: 'The image must not exceed 2 MB',
    },
  },
  image_type: {
    code: 3007,
    http: 200,
    text: {
      'zh-Hans': '仅支持PNG、JPG、JPEG格式图片',
      'zh-Hant': '僅支持PNG、JPG、JPEG格式圖片',
      en: 'Only PNG, JPG or JPEG images',
    },
  },
  claim_state: {
    code: 3008,
    http: 200,
    text: {
      'zh-Hans': '认领申请当前状态不可操作',
      'zh-Hant': '認領申請當前狀態不可操作',
      en: 'The claim can not be changed in its present status',
    },
  },
  claim_mismatch: {
    code: 3009,
    http: 200,
    text: {
      'zh-Hans': '填写信息与该包裹不符',
      'zh-Hant': '填寫信息與該包裹不符',
      en: 'The data do not match this parcel',
    },
  },
  track_none: {
    code: 3010,
    http: 200,
    text: messages['M-19'],
  },
  member_unknown: {
    code: 3011,
    http: 200,
    text: {
      'zh-Hans': '会员编号不正确',
      'zh-Hant': '會員編號不正確',
      en: 'The member number is incorrect',
    },
  },
  already_claimed: {
    code: 3012,
    http: 200,
    text: {
      'zh-Hans': '该包裹已被认领',
      'zh-Hant': '該包裹已被認領',
      en: 'This parcel has been claimed',
    },
  },
  none_ticked: {
    code: 4001,
    http: 200,
    text: messages['M-06'],
  },
  only_one: {
    code: 4002,
    http: 200,
    text: messages['M-07'],
  },
  parcel_unavailable: {
    code: 4003,
    http: 200,
    text: {
      'zh-Hans': '所选包裹不可发货',
      'zh-Hant': '所選包裹不可發貨',
      en: 'A ticked package is not available for shipping',
    },
  },
  warehouse_mixed: {
    code: 4004,
    http: 200,
    text: {
      'zh-Hans': '不同仓库的包裹不能合并',
      'zh-Hant': '不同倉庫的包裹不能合併',
      en: 'Packages of different warehouses can not be combined',
    },
  },
  receiver_incomplete: {
    code: 4005,
    http: 200,
    text: messages['M-09'],
  },
  channel_unavailable: {
    code: 4006,
    http: 200,
    text: {
      'zh-Hans': '该渠道不支持此地址',
      'zh-Hant': '該渠道不支持此地址',
      en: 'The channel is not available for this address',
    },
  },
  weight_cap: {
    code: 4007,
    http: 200,
    text: {
      'zh-Hans': '重量超出渠道限制',
      'zh-Hant': '重量超出渠道限制',
      en: 'The weight exceeds the limit of the channel',
    },
  },
  currency_unavailable: {
    code: 4008,
    http: 200,
    text: {
      'zh-Hans': '该渠道不支持此币种',
      'zh-Hant': '該渠道不支持此幣種',
      en: 'The currency is not available for this channel',
    },
  },
  order_state: {
    code: 4009,
    http: 200,
    text: {
      'zh-Hans': '订单当前状态不可操作',
      'zh-Hant': '訂單當前狀態不可操作',
      en: 'The order can not be changed in its present status',
    },
  },
  order_paid: {
    code: 4010,
    http: 200,
    text: {
      'zh-Hans': '订单已支付',
      'zh-Hant': '訂單已支付',
      en: 'The order has been paid',
    },
  },
  amount_changed: {
    code: 4011,
    http: 200,
    text: {
      'zh-Hans': '金额已变更，请重新确认',
      'zh-Hant': '金額已變更，請重新確認',
      en: 'The amount has changed, please check it again',
    },
  },
  declared_value: {
    code: 4012,
    http: 200,
    text: {
      'zh-Hans': '申报价值超出范围',
      'zh-Hant': '申報價值超出範圍',
      en: 'The declared value is out of range',
    },
  },
  goods_not_accepted: {
    code: 4013,
    http: 200,
    text: {
      'zh-Hans': '该渠道不接受敏感货',
      'zh-Hant': '該渠道不接受敏感貨',
      en: 'The channel does not accept sensitive goods',
    },
  },
  pickup_point: {
    code: 4014,
    http: 200,
    text: {
      'zh-Hans': '请选择可用的自提点',
      'zh-Hant': '請選擇可用的自提點',
      en: 'Please choose an available pick-up point',
    },
  },
  size_limit: {
    code: 4015,
    http: 200,
    text: {
      'zh-Hans': '尺寸或重量超出自提点限制',
      'zh-Hant': '尺寸或重量超出自提點限制',
      en: 'The size or weight exceeds the limit of the pick-up point',
    },
  },
  no_price: {
    code: 4016,
    http: 200,
    text: {
      'zh-Hans': '该线路暂无报价，请联系客服',
      'zh-Hant': '該線路暫無報價，請聯繫客服',
      en: 'No price is set for this route, please contact customer service',
    },
  },
  balance_low: {
    code: 5001,
    http: 200,
    text: messages['M-13'],
  },
  coupon_unusable: {
    code: 5002,
    http: 200,
    text: {
      'zh-Hans': '该优惠券不可用于此订单',
      'zh-Hant': '該優惠券不可用於此訂單',
      en: 'The coupon can not be used for this order',
    },
  },
  coins_low: {
    code: 5003,
    http: 200,
    text: {
      'zh-Hans': '猫币不足',
      'zh-Hant': '貓幣不足',
      en: 'Not enough cat coins',
    },
  },
  transfer_state: {
    code: 5004,
    http: 200,
    text: {
      'zh-Hans': '该转账记录不可操作',
      'zh-Hant': '該轉賬記錄不可操作',
      en: 'The transfer record can no longer be changed',
    },
  },
  amount_range: {
    code: 5005,
    http: 200,
    text: {
      'zh-Hans': '金额超出范围',
      'zh-Hant': '金額超出範圍',
      en: 'The amount is out of range',
    },
  },
  provider_down: {
    code: 5006,
    http: 200,
    text: {
      'zh-Hans': '支付服务暂不可用',
      'zh-Hant': '支付服務暫不可用',
      en: 'The payment service is not available',
    },
  },
  payment_failed: {
    code: 5007,
    http: 200,
    text: messages['M-15'],
  },
  payment_expired: {
    code: 5008,
    http: 200,
    text: {
      'zh-Hans': '付款码已过期',
      'zh-Hant': '付款碼已過期',
      en: 'The payment code has expired',
    },
  },
  currency_unsupported: {
    code: 5009,
    http: 200,
    text: {
      'zh-Hans': '不支持的币种',
      'zh-Hant': '不支持的幣種',
      en: 'The currency is not supported',
    },
  },
  article_hidden: {
    code: 6001,
    http: 200,
    text: {
      'zh-Hans': '文章不存在或未发布',
      'zh-Hant': '文章不存在或未發佈',
      en: 'The article does not exist or is not published',
    },
  },
  role_missing: {
    code: 9001,
    http: 403,
    text: {
      'zh-Hans': '您的角色无此权限',
      'zh-Hant': '您的角色無此權限',
      en: 'Your role does not allow this',
    },
  },
  staff_state: {
    code: 9002,
    http: 409,
    text: {
      'zh-Hans': '记录当前状态不可操作',
      'zh-Hant': '記錄當前狀態不可操作',
      en: 'The record can not be changed in its present status',
    },
  },
  four_eyes: {
    code: 9003,
    http: 409,
    text: {
      'zh-Hans': '须由另一人操作',
      'zh-Hant': '須由另一人操作',
      en: 'A second person must do this step',
    },
  },
  in_use: {
    code: 9004,
    http: 409,
    text: {
      'zh-Hans': '记录正在使用中',
      'zh-Hant': '記錄正在使用中',
      en: 'The record is in use',
    },
  },
  staff_validation: {
    code: 9005,
    http: 422,
    text: {
      'zh-Hans': '请检查填写的内容',
      'zh-Hant': '請檢查填寫的內容',
      en: 'Please check the entered data',
    },
  },
  staff_not_found: {
    code: 9006,
    http: 404,
    text: {
      'zh-Hans': '数据不存在',
      'zh-Hant': '資料不存在',
      en: 'The data does not exist',
    },
  },
  period_overlap: {
    code: 9007,
    http: 409,
    text: {
      'zh-Hans': '有效期与其他价格重叠',
      'zh-Hant': '有效期與其他價格重疊',
      en: 'The validity overlaps with another price',
    },
  },
} as const satisfies Record<string, RefusalKind>

/** A word for each no. */
export type Refusal = keyof typeof refusals

/** The specification words some of them by the call, here by its contract id. */
const worded: Readonly<Record<string, Partial<Record<Refusal, Text>>>> = {
  'C-30': { captcha_wrong: messages['M-10'] },
  'C-31': { captcha_wrong: messages['M-10'], none_ticked: messages['M-08'] },
}

/** What whoever is refused reads. */
export const refusalText = (refusal: Refusal, callId: string | null): Text =>
  (callId === null ? undefined : worded[callId]?.[refusal]) ?? refusals[refusal].text
