import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  open: { 'zh-Hans': '摄像头拍照', 'zh-Hant': '用鏡頭拍照', en: 'Use camera' },
  title: { 'zh-Hans': '拍照：{what}', 'zh-Hant': '拍照：{what}', en: 'Take a photo: {what}' },
  opening: { 'zh-Hans': '正在打开摄像头…', 'zh-Hant': '正在開啟鏡頭…', en: 'Opening the camera…' },
  picture: { 'zh-Hans': '摄像头画面', 'zh-Hant': '鏡頭畫面', en: 'What the camera sees' },
  take: { 'zh-Hans': '拍照（Enter）', 'zh-Hant': '拍照（Enter）', en: 'Take photo (Enter)' },
  done: { 'zh-Hans': '完成（Esc）', 'zh-Hant': '完成（Esc）', en: 'Done (Esc)' },
  close: { 'zh-Hans': '关闭', 'zh-Hant': '關閉', en: 'Close' },
  which: { 'zh-Hans': '摄像头', 'zh-Hant': '鏡頭', en: 'Camera' },
  number: { 'zh-Hans': '摄像头 {number}', 'zh-Hant': '鏡頭 {number}', en: 'Camera {number}' },
  taken: {
    'zh-Hans': '已拍 {count} 张，已加入照片',
    'zh-Hant': '已拍 {count} 張，已加入相片',
    en: '{count|1 photo|{count} photos} taken and added',
  },
  last: { 'zh-Hans': '刚拍的照片', 'zh-Hant': '剛拍的相片', en: 'The photo just taken' },
  full: {
    'zh-Hans': '照片已满 {max} 张。要再拍，请先移除一张',
    'zh-Hant': '相片已滿 {max} 張。要再拍，請先移除一張',
    en: 'There are already {max} photos. Remove one to take another',
  },
  again: { 'zh-Hans': '再试一次', 'zh-Hant': '再試一次', en: 'Try again' },
  denied: {
    'zh-Hans': '浏览器不允许本页使用摄像头。请点地址栏旁的图标，允许摄像头，然后再试一次。',
    'zh-Hant': '瀏覽器不允許本頁使用鏡頭。請按網址列旁的圖示，允許鏡頭，然後再試一次。',
    en: 'The browser does not allow this page to use the camera. Allow it with the icon beside the address, then try again.',
  },
  none: {
    'zh-Hans': '这台设备没有摄像头。请接上摄像头再试，或改为选图。',
    'zh-Hant': '這部裝置沒有鏡頭。請接上鏡頭再試，或改為選圖。',
    en: 'This device has no camera. Connect one and try again, or choose a file instead.',
  },
  busy: {
    'zh-Hans': '摄像头正被另一个程序占用。请先关掉那个程序，然后再试一次。',
    'zh-Hant': '鏡頭正被另一個程式使用。請先關閉那個程式，然後再試一次。',
    en: 'Another program is using the camera. Close it, then try again.',
  },
  lost: {
    'zh-Hans': '摄像头断开了。请检查连线，然后再试一次。',
    'zh-Hant': '鏡頭已中斷連線。請檢查連接線，然後再試一次。',
    en: 'The camera was disconnected. Check its cable, then try again.',
  },
  failed: {
    'zh-Hans': '摄像头打不开。请再试一次，或改为选图。',
    'zh-Hant': '無法開啟鏡頭。請再試一次，或改為選圖。',
    en: 'The camera did not open. Try again, or choose a file instead.',
  },
})
