import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  nowhereTitle: { 'zh-Hans': '找不到这项内容', 'zh-Hant': '找不到這項內容', en: 'We cannot find this' },
  nowhereSentence: {
    'zh-Hans': '可能已经删除，或者不属于这个账号。请返回列表查看。',
    'zh-Hant': '可能已經刪除，或不屬於這個帳戶。請返回列表查看。',
    en: 'It may have been deleted, or it belongs to another account. Please go back to the list.',
  },
  staffNowhere: {
    'zh-Hans': '请核对网址或编号，或重新搜索。',
    'zh-Hant': '請核對網址或編號，或重新搜尋。',
    en: 'Check the address or the number, or search again.',
  },
  staleNotice: {
    'zh-Hans': '连接不上服务器，以下是上次看到的内容。',
    'zh-Hant': '未能連接伺服器，以下是上次看到的內容。',
    en: 'We cannot reach the server. Below is what you saw last time.',
  },
  keptNotice: {
    'zh-Hans': '离线：连接不上服务器，以下是 {when} 存在本设备的内容。',
    'zh-Hant': '離線：未能連接伺服器，以下是 {when} 存於本裝置的內容。',
    en: 'You are offline. Below is what this device saved on {when}.',
  },
})
