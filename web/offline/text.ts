import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  pageTitle: { 'zh-Hans': '没有网络', 'zh-Hant': '沒有網絡', en: 'No network' },
  pageSentence: {
    'zh-Hans': '这一页没有存在本设备上，网络恢复后会自动打开。',
    'zh-Hant': '此頁並未存於本裝置，網絡恢復後會自動開啟。',
    en: 'This page is not saved on this device. It opens automatically once you are back online.',
  },
  retry: { 'zh-Hans': '重试', 'zh-Hant': '重試', en: 'Try again' },
  readable: { 'zh-Hans': '现在可以看的内容', 'zh-Hant': '現時可看的內容', en: 'What you can read now' },
  nothingKept: {
    'zh-Hans': '本设备上还没有可以离线看的内容。有网络时打开过的页面，之后离线也能看。',
    'zh-Hant': '本裝置尚未有可離線閱讀的內容。有網絡時開啟過的頁面，之後離線亦可閱讀。',
    en: 'Nothing is saved on this device yet. Pages you open while online can be read offline later.',
  },
  addresses: { 'zh-Hans': '仓库地址', 'zh-Hant': '倉庫地址', en: 'Warehouse addresses' },
  parcels: { 'zh-Hans': '我的包裹', 'zh-Hant': '我的包裹', en: 'My parcels' },
  tracks: { 'zh-Hans': '查过的单号', 'zh-Hant': '查過的單號', en: 'Numbers you tracked' },
  recentTitle: { 'zh-Hans': '最近查询的单号', 'zh-Hant': '最近查詢的單號', en: 'Tracked recently' },
  installTitle: { 'zh-Hans': '添加到手机桌面', 'zh-Hant': '加至主畫面', en: 'Add to your home screen' },
  installLead: {
    'zh-Hans': '像应用一样打开。没有网络时，也能看仓库地址、您的包裹和最近查询的单号。',
    'zh-Hant': '像應用程式一樣開啟。沒有網絡時，也能看倉庫地址、你的包裹及最近查詢的單號。',
    en: 'Opens like an app. Without a network you can still see the warehouse addresses, your parcels and the numbers you tracked recently.',
  },
  install: { 'zh-Hans': '添加到桌面', 'zh-Hant': '加至主畫面', en: 'Add to home screen' },
  installByHand: {
    'zh-Hans': '请在 Safari 中点“分享”，再选“添加到主屏幕”。',
    'zh-Hant': '請在 Safari 按「分享」，再選「加至主畫面」。',
    en: 'In Safari, tap “Share”, then “Add to Home Screen”.',
  },
})
