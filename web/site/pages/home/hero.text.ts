import { defineText } from '#web/kit/text/define-text.ts'

/** The first screen: one sentence, the main button, and what happens to a parcel in three parts. */
export const heroText = defineText({
  // Two lines on the page; the title of the window has them in one.
  title: {
    'zh-Hans': '淘宝买齐，\n一箱寄到香港。',
    'zh-Hant': '淘寶買齊，\n一箱寄到香港。',
    en: 'Shop on Taobao. \nOne box to Hong Kong.',
  },
  lead: {
    'zh-Hans': '报价逐项列明，付款后不会悄悄加价。包裹到仓就拍照、称重；重量不对，免费重称。',
    'zh-Hant': '報價逐項列明，付款後不會悄悄加價。包裹到倉即拍照、磅重；重量有異議，免費再磅。',
    en: 'Every charge is listed before you pay, and none is added later. If you think a weight is wrong, we measure again, free of charge.',
  },
  getAddress: { 'zh-Hans': '领取您的仓库地址', 'zh-Hant': '領取你的倉庫地址', en: 'Get your warehouse address' },
  howItWorks: { 'zh-Hans': '如何运作', 'zh-Hant': '如何運作', en: 'How it works' },
  freeSignUp: { 'zh-Hans': '免费注册', 'zh-Hant': '免費註冊', en: 'Free to join' },
  freeWeighing: {
    'zh-Hans': '称重、拍照不收费',
    'zh-Hant': '免費磅重及拍照',
    en: 'Free weighing and photos',
  },
  freeStorage: {
    'zh-Hans': '入库后免费存放 {days} 天',
    'zh-Hant': '入庫後 {days} 天免費存放',
    en: '{days} {days|day|days} of free storage',
  },

  stripReceive: {
    'zh-Hans': '{count} 个内地仓库收货',
    'zh-Hant': '{count} 個內地倉庫收貨',
    en: '{count} mainland {count|warehouse receives|warehouses receive}',
  },
  stripPack: { 'zh-Hans': '合成一箱', 'zh-Hant': '合成一箱', en: 'We pack one box' },
  stripPackMore: {
    'zh-Hans': '称重、拍照、逐项计价',
    'zh-Hant': '磅重、拍照、逐項計價',
    en: 'Weighed, photographed, priced line by line',
  },
  stripDeliver: { 'zh-Hans': '寄到您手里', 'zh-Hant': '寄到你手', en: 'It reaches you' },
  toDoor: { 'zh-Hans': '送货上门', 'zh-Hant': '送貨上門', en: 'At your door' },
  toDoorOrPoint: {
    'zh-Hans': '送货上门，或到自提点取件',
    'zh-Hant': '送貨上門，或到自提點取件',
    en: 'At your door or at a pick-up point',
  },
  places: { 'zh-Hans': '{state}：{places}', 'zh-Hant': '{state}：{places}', en: '{state}: {places}' },
  southeast: { 'zh-Hans': '东南亚', 'zh-Hant': '東南亞', en: 'Southeast Asia' },
  restOfSoutheast: {
    'zh-Hans': '东南亚其他地方',
    'zh-Hant': '東南亞其他地方',
    en: 'the rest of Southeast Asia',
  },
  overseas: { 'zh-Hans': '海外', 'zh-Hant': '海外', en: 'overseas' },

  lastTitle: {
    'zh-Hans': '下一次淘宝，先填我们的仓库地址',
    'zh-Hant': '下一次淘寶，先填我們的倉庫地址',
    en: 'Next time you shop on Taobao, use our address',
  },
  lastLead: {
    'zh-Hans': '注册后马上有会员编号和 {count} 个内地仓库的收货地址，复制就能用。',
    'zh-Hant': '註冊後即有會員編號及 {count} 個內地倉庫的收貨地址，複製即可使用。',
    en: 'As soon as you register you have a member number and {count} mainland warehouse {count|address|addresses} to copy.',
  },
  lastLogin: { 'zh-Hans': '已有账号？去登录', 'zh-Hant': '已有帳戶？前往登入', en: 'Have an account? Log in' },
})
