import { defineText } from '#web/text/define-text.ts'

/** Header and footer of the public site. */
export const frameText = defineText({
  brand: { 'zh-Hans': '灵猫集运', 'zh-Hant': '靈貓集運', en: 'Smart Cats' },
  line: {
    'zh-Hans': '内地网购，合成一箱，寄到香港、台湾、东南亚和海外。',
    'zh-Hant': '內地網購，合成一箱，寄到香港、台灣、東南亞及海外。',
    en: 'Shop in mainland China; we consolidate and ship to Hong Kong, Taiwan, Southeast Asia and overseas.',
  },
  headerMenu: { 'zh-Hans': '主菜单', 'zh-Hant': '主選單', en: 'Main menu' },
  footerMenu: { 'zh-Hans': '页脚菜单', 'zh-Hant': '頁尾選單', en: 'Footer menu' },
  toContent: { 'zh-Hans': '跳到主要内容', 'zh-Hant': '跳到主要內容', en: 'Skip to main content' },
})
