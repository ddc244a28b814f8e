import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  nickname: { 'zh-Hans': '自定名称', 'zh-Hant': '自訂名稱', en: 'Nickname' },
  hint: {
    'zh-Hans': '只有您看得到，最多 30 个字；留空即清除。可以用来搜索包裹。',
    'zh-Hant': '只有你看得到，最多 30 個字；留空即清除。可用來搜尋包裹。',
    en: 'Only you can see it. Up to 30 characters, or leave it empty to remove it. You can search for it.',
  },
  give: { 'zh-Hans': '给包裹起个名称', 'zh-Hant': '為包裹改個名稱', en: 'Give it a nickname' },
  change: { 'zh-Hans': '改名称', 'zh-Hant': '更改名稱', en: 'Change the nickname' },
  save: { 'zh-Hans': '保存名称', 'zh-Hant': '儲存名稱', en: 'Save the nickname' },
  cancel: { 'zh-Hans': '不改', 'zh-Hant': '不更改', en: 'Leave it' },
})
