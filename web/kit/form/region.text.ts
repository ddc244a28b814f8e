import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  regionPick: { 'zh-Hans': '请选择', 'zh-Hant': '請選擇', en: 'Please choose' },
  regionCountry: { 'zh-Hans': '国家或地区', 'zh-Hant': '國家或地區', en: 'Country or region' },
  regionPart: {
    'zh-Hans': '下级地区（第 {level} 级）',
    'zh-Hant': '下級地區（第 {level} 級）',
    en: 'Region, level {level}',
  },
})
