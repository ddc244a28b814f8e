import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  add: { 'zh-Hans': '拍照或选图', 'zh-Hant': '拍照或選圖', en: 'Add photos' },
  remove: { 'zh-Hans': '移除第 {number} 张照片', 'zh-Hant': '移除第 {number} 張相片', en: 'Remove photo {number}' },
  sending: { 'zh-Hans': '正在上传…', 'zh-Hant': '正在上載…', en: 'Uploading…' },
  wait: {
    'zh-Hans': '照片还在上传，请稍候再提交',
    'zh-Hant': '相片仍在上載，請稍候再提交',
    en: 'A photo is still uploading. Please submit again in a moment',
  },
  most: {
    'zh-Hans': '最多 {max} 张照片，其余的没有上传',
    'zh-Hant': '最多 {max} 張相片，其餘的沒有上載',
    en: 'Up to {max} photos. The others were not uploaded',
  },
  size: {
    'zh-Hans': '图片太大，请重拍',
    'zh-Hant': '圖片太大，請重拍',
    en: 'The picture is too large. Please take it again',
  },
})
