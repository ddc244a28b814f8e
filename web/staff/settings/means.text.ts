import type { Config } from '#contract/config.ts'
import type { Text } from '#domain/language.ts'
import { moneyMeans } from './money-means.text.ts'

/** What each setting does. */
export const settingMeans = {
  ...moneyMeans,
  'site.name': {
    'zh-Hans': '会员在页面标题、邮件和收据上看到的名称',
    'zh-Hant': '會員在頁面標題、電郵和收據上看到的名稱',
    en: 'What members read in page titles, mails and receipts',
  },
  'customerService.contacts': {
    'zh-Hans': '会员怎样联系到人；依此顺序显示在每一页',
    'zh-Hant': '會員怎樣聯絡到職員；依此次序顯示在每一頁',
    en: 'How members reach people, shown on every page in this order',
  },
  'maps.key': {
    'zh-Hans': '留空时用我们自己的示意图',
    'zh-Hant': '留空時用我們自己的示意圖',
    en: 'Empty: our own drawing is shown instead of a map',
  },
  'analytics.sites': {
    'zh-Hans': '每个网址对应的统计编号；只在访客同意后使用',
    'zh-Hant': '每個網址對應的統計編號；只在訪客同意後使用',
    en: 'The statistics ID of each address, used only after a visitor agrees',
  },
  'analytics.script': {
    'zh-Hans': '网址里的 {id} 会换成统计编号',
    'zh-Hant': '網址裡的 {id} 會換成統計編號',
    en: '{id} is replaced by the statistics ID',
  },
  'registration.open': {
    'zh-Hans': '关闭时，访客不能注册，已有的会员照常使用',
    'zh-Hant': '關閉時，訪客不能註冊，現有會員如常使用',
    en: 'While it is off, visitors cannot register. Existing members are not affected',
  },
  'registration.requireActivation': {
    'zh-Hans': '新账户点击邮件中的链接后才能登录',
    'zh-Hant': '新帳戶按下電郵中的連結後才能登入',
    en: 'A new account can sign in once the link in its mail was opened',
  },
  'password.allowLeadingUnderscore': {
    'zh-Hans': '从下一次设定密码起生效',
    'zh-Hant': '由下一次設定密碼起生效',
    en: 'Applies to passwords chosen from now on',
  },
  'session.memberDays': {
    'zh-Hans': '从最后一次使用算起',
    'zh-Hant': '由最後一次使用起計',
    en: 'Counted from their last use',
  },
  'staff.oneTimePasswordHours': {
    'zh-Hans': '新员工须在此时间内首次登录',
    'zh-Hant': '新員工須在此時間內首次登入',
    en: 'A new colleague has to sign in within this time',
  },
  'mail.delayMinutes': {
    'zh-Hans': '页面上写的等待时间，不影响发送',
    'zh-Hant': '頁面上寫的等待時間，不影響寄出',
    en: 'The waiting time that pages name. It does not change the sending',
  },
  'feedback.phoneRequired': {
    'zh-Hans': '会员提交反馈时必须填写电话',
    'zh-Hant': '會員提交意見時必須填寫電話',
    en: 'Members have to give a number when they write to us',
  },
  'declaredValue.max': {
    'zh-Hans': '一个订单最多可申报的金额，按订单货币',
    'zh-Hant': '一個訂單最多可申報的金額，按訂單貨幣',
    en: 'The most that may be declared for one order, in its currency',
  },
  'order.priceHoldHours': {
    'zh-Hans': '过期后按当时价格重新报价',
    'zh-Hant': '過期後按當時價格重新報價',
    en: 'After that the order is quoted again',
  },
  'order.tolerance': {
    'zh-Hans': '超出已付金额不多于两者中较大的一项时，由我们承担',
    'zh-Hant': '超出已付金額不多於兩者中較大的一項時，由我們承擔',
    en: 'A rise up to the larger of the two is not charged',
  },
  'order.autoSignDays': {
    'zh-Hans': '出库后多少天算作已签收；0 表示不自动',
    'zh-Hant': '出庫後多少天算作已簽收；0 表示不自動',
    en: 'After shipping. 0: never',
  },
  'order.autoDebitSupplement': {
    'zh-Hans': '自动规则可从余额支付补款',
    'zh-Hant': '自動規則可從結餘支付補款',
    en: 'A standing rule may pay a supplement from the balance',
  },
  'delayPromise.tiers': {
    'zh-Hans': '大货超过时限后应退还的运费',
    'zh-Hant': '大貨超過時限後應退還的運費',
    en: 'What is owed when large cargo comes late',
  },
  'bankTransfer.autoCredit': {
    'zh-Hans': '关闭时，审核之后还须另一步入账',
    'zh-Hant': '關閉時，審核之後還須另一步入帳',
    en: 'Off: crediting is a step of its own',
  },
  'fourEyes.amountMinor': {
    'zh-Hans': '高于此金额的入账由另一人批准',
    'zh-Hant': '高於此金額的入帳由另一人批准',
    en: 'A second person has to approve them',
  },
  'forecast.openMax': {
    'zh-Hans': '每位会员同时可预报多少',
    'zh-Hant': '每位會員同時可預報多少',
    en: 'That one member may have at a time',
  },
  'forecast.perDayMax': { 'zh-Hans': '每位会员', 'zh-Hant': '每位會員', en: 'Of one member' },
  'storage.freeDays': {
    'zh-Hans': '由我们造成的天数不计',
    'zh-Hant': '由我們造成的天數不計',
    en: 'Days that we cause do not count',
  },
  'storage.perDayMinor': {
    'zh-Hans': '每个包裹；0 表示不收。会员确认后才收取',
    'zh-Hant': '每件包裹；0 表示不收。會員確認後才收取',
    en: 'Per parcel. 0: nothing. Charged only after the member agrees',
  },
  'transfer.perKgMinor': {
    'zh-Hans': '把一个包裹调到另一仓库；按实际重量，不足一千克按一千克',
    'zh-Hant': '把一件包裹調到另一倉庫；按實際重量，不足一千克作一千克計',
    en: 'Moving a parcel to another warehouse, by actual weight; a started kilogram counts as a whole one',
  },
  'transfer.atLeastMinor': {
    'zh-Hans': '每次调仓至少收取',
    'zh-Hant': '每次調倉最少收取',
    en: 'The least that a transfer costs',
  },
  'transfer.lateDays': {
    'zh-Hans': '寄出后这么多天未到，标为逾期',
    'zh-Hant': '寄出後這麼多天未到，標示為逾期',
    en: 'After this many days on the way a transfer is shown as late',
  },
  'storage.reminderDays': {
    'zh-Hans': '在这些天提醒会员',
    'zh-Hant': '在這些天提醒會員',
    en: 'When a member is reminded',
  },
  'question.returnMinor': {
    'zh-Hans': '会员选择退回时从余额收取，提问时的价格不再变',
    'zh-Hant': '會員選擇退回時從餘額收取，提問時的價格不再變',
    en: 'Taken from the balance when a member chooses a return; fixed when they are asked',
  },
  'question.handOverMinor': {
    'zh-Hans': '会员选择交给他人时收取',
    'zh-Hant': '會員選擇交給他人時收取',
    en: 'Taken when a member has a parcel handed over',
  },
  'question.disposeMinor': {
    'zh-Hans': '会员选择销毁时收取',
    'zh-Hant': '會員選擇銷毀時收取',
    en: 'Taken when a member has a parcel disposed of',
  },
  'storage.longestDays': {
    'zh-Hans': '之后可以退回或销毁包裹，须先提醒过会员，并由两人确认',
    'zh-Hant': '之後可以退回或銷毀包裹，須先提醒過會員，並由兩人確認',
    en: 'After that a parcel may be returned or disposed of, by two people, once its member was reminded',
  },
  'storage.extendDaysMax': {
    'zh-Hans': '同事每次给一个包裹增加的免费天数',
    'zh-Hant': '同事每次為一件包裹增加的免費天數',
    en: 'Free days that staff may add to a parcel at a time',
  },
  'rules.graceHours': {
    'zh-Hans': '提交前留给会员停止的时间',
    'zh-Hant': '提交前留給會員停止的時間',
    en: 'So that the member can still stop them',
  },
  'rules.perMemberMax': {
    'zh-Hans': '最多可设几条',
    'zh-Hant': '最多可設幾條',
    en: 'The most that one member may have',
  },
  'claim.imageRequired': {
    'zh-Hans': '会员认领无主包裹时须提供证明',
    'zh-Hant': '會員認領無主包裹時須提供證明',
    en: 'As proof that the parcel is theirs',
  },
  'unclaimed.retentionDays': {
    'zh-Hans': '之后才可以处理',
    'zh-Hant': '之後才可以處理',
    en: 'They may be disposed of afterwards',
  },
  'photo.required': {
    'zh-Hans': '收货和打包时没有照片会提醒',
    'zh-Hant': '收貨和打包時沒有照片會提醒',
    en: 'When a parcel is received or packed',
  },
  'station.unlikely': {
    'zh-Hans': '超出时工作台再问一次',
    'zh-Hant': '超出時工作台再問一次',
    en: 'Beyond these a station asks once more',
  },
} satisfies Record<keyof Config, Text>
