import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  keys: { 'zh-Hans': '快捷键', 'zh-Hant': '快捷鍵', en: 'Keys' },
  keyNext: {
    'zh-Hans': '下一格，最后一格入库',
    'zh-Hant': '下一格，最後一格入庫',
    en: 'next field; receive in the last',
  },
  keyReceive: { 'zh-Hans': '直接入库', 'zh-Hant': '直接入庫', en: 'receive now' },
  keyPhoto: { 'zh-Hans': '照片', 'zh-Hant': '相片', en: 'photo' },
  keyAbnormal: { 'zh-Hans': '异常', 'zh-Hant': '異常', en: 'problem' },
  keyScale: { 'zh-Hans': '填入秤上的重量', 'zh-Hant': '填入磅上的重量', en: 'use the weight on the scale' },
  keyShelf: { 'zh-Hans': '填入建议的货架', 'zh-Hant': '填入建議的貨架', en: 'use the proposed shelf' },
  keyAgain: { 'zh-Hans': '重复时再收一次', 'zh-Hant': '重複時再收一次', en: 'receive a duplicate again' },
  keyCamera: { 'zh-Hans': '摄像头', 'zh-Hant': '鏡頭', en: 'camera' },
  keyDrop: { 'zh-Hans': '放弃，重新扫描', 'zh-Hant': '放棄，重新掃描', en: 'skip, scan again' },
})
