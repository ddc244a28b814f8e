import { defineText } from '#web/kit/text/define-text.ts'

/** Header, footer and the bar at the bottom of the public pages. */
export const frameText = defineText({
  line: {
    'zh-Hans': '内地网购，合成一箱，寄到香港、台湾、东南亚和海外。',
    'zh-Hant': '內地網購，合成一箱，寄到香港、台灣、東南亞及海外。',
    en: 'Shop in mainland China; we consolidate and ship to Hong Kong, Taiwan, Southeast Asia and overseas.',
  },
  headerMenu: { 'zh-Hans': '主菜单', 'zh-Hant': '主選單', en: 'Main menu' },
  menu: { 'zh-Hans': '菜单', 'zh-Hant': '選單', en: 'Menu' },
  footerMenu: { 'zh-Hans': '页脚菜单', 'zh-Hant': '頁尾選單', en: 'Footer menu' },
  toContent: { 'zh-Hans': '跳到主要内容', 'zh-Hant': '跳到主要內容', en: 'Skip to main content' },

  services: { 'zh-Hans': '服务', 'zh-Hant': '服務', en: 'Services' },
  prices: { 'zh-Hans': '价格与查询', 'zh-Hant': '收費與查詢', en: 'Prices and tracking' },
  help: { 'zh-Hans': '帮助', 'zh-Hant': '幫助', en: 'Help' },
  company: { 'zh-Hans': '公司', 'zh-Hant': '公司', en: 'Company' },
  contactUs: { 'zh-Hans': '联系客服', 'zh-Hant': '聯絡客戶服務', en: 'Talk to us' },
  helpMenu: { 'zh-Hans': '联系客服', 'zh-Hant': '聯絡客戶服務', en: 'Contact' },
  noContacts: {
    'zh-Hans': '在联系页面留言，我们会回复到您的邮箱。',
    'zh-Hant': '在聯絡頁面留言，我們會回覆到你的電郵。',
    en: 'Leave a message on the contact page. We reply by e-mail.',
  },
  writeToUs: { 'zh-Hans': '给我们留言', 'zh-Hant': '給我們留言', en: 'Write to us' },
  dock: { 'zh-Hans': '常用', 'zh-Hant': '常用', en: 'Shortcuts' },
  dockCalculate: { 'zh-Hans': '算运费', 'zh-Hant': '計運費', en: 'Prices' },
  dockTrack: { 'zh-Hans': '查包裹', 'zh-Hant': '查包裹', en: 'Track' },
  dockContact: { 'zh-Hans': '联系', 'zh-Hant': '聯絡', en: 'Contact' },
  dockHome: { 'zh-Hans': '我的', 'zh-Hant': '我的', en: 'My home' },
  ledMissing: {
    'zh-Hans': '找不到要打开的页面，这里是首页。',
    'zh-Hant': '找不到要開啟的頁面，這裡是首頁。',
    en: 'The page you asked for does not exist, so this is the home page.',
  },
  ledSignIn: {
    'zh-Hans': '要打开的页面仅供会员使用，请先登录。',
    'zh-Hant': '要開啟的頁面只供會員使用，請先登入。',
    en: 'That page is for members. Log in to open it.',
  },
  consentTitle: { 'zh-Hans': '访问统计', 'zh-Hant': '瀏覽統計', en: 'Visit statistics' },
  consent: {
    'zh-Hans': '我们想统计各页面的访问次数，以便改进网站。您不同意也不影响使用。',
    'zh-Hant': '我們希望統計各頁的瀏覽次數，以改善網站。你不同意亦不影響使用。',
    en: 'We would like to count page visits to improve the site. The site works just as well if you decline.',
  },
  consentMore: { 'zh-Hans': '隐私政策', 'zh-Hant': '私隱政策', en: 'Privacy policy' },
  consentYes: { 'zh-Hans': '同意', 'zh-Hant': '同意', en: 'Agree' },
  consentNo: { 'zh-Hans': '不同意', 'zh-Hant': '不同意', en: 'Decline' },
})
