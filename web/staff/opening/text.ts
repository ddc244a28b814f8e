import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '开业准备', 'zh-Hant': '開業準備', en: 'Getting ready to open' },
  leadClosed: {
    'zh-Hans': '注册还没有开放。标为“必须”的都完成后，就可以开业。',
    'zh-Hant': '註冊尚未開放。標為「必須」的各項完成後，便可開業。',
    en: 'Registration is closed. You can open once everything marked “Needed” is done.',
  },
  leadOpen: {
    'zh-Hans': '注册已开放，访客可以成为会员。',
    'zh-Hant': '註冊已開放，訪客可成為會員。',
    en: 'Registration is open: visitors can become members.',
  },
  open: { 'zh-Hans': '开放注册', 'zh-Hant': '開放註冊', en: 'Open registration' },
  close: { 'zh-Hans': '关闭注册', 'zh-Hant': '關閉註冊', en: 'Close registration' },
  openSentence: {
    'zh-Hans': '从现在起，任何访客都可以注册、预报包裹和付款。',
    'zh-Hant': '由現在起，任何訪客均可註冊、預報包裹及付款。',
    en: 'From now on any visitor can register, forecast parcels and pay.',
  },
  closeSentence: {
    'zh-Hans': '访客将不能注册。已有的会员不受影响，照常寄件和付款。',
    'zh-Hant': '訪客將不能註冊。現有會員不受影響，如常寄件及付款。',
    en: 'Visitors can no longer register. Existing members are not affected: they send and pay as before.',
  },
  opened: { 'zh-Hans': '注册已开放', 'zh-Hant': '註冊已開放', en: 'Registration is open' },
  closed: { 'zh-Hans': '注册已关闭', 'zh-Hant': '註冊已關閉', en: 'Registration is closed' },
  stillNeeded: {
    'zh-Hans': '还有 {count} 项必须完成',
    'zh-Hant': '尚有 {count} 項必須完成',
    en: '{count} still needed',
  },
  progress: {
    'zh-Hans': '{total} 项中已完成 {done} 项',
    'zh-Hant': '{total} 項中已完成 {done} 項',
    en: '{done} of {total} done',
  },
  list: { 'zh-Hans': '开业清单', 'zh-Hant': '開業清單', en: 'Checklist' },
  done: { 'zh-Hans': '完成', 'zh-Hant': '完成', en: 'Done' },
  needed: { 'zh-Hans': '必须', 'zh-Hant': '必須', en: 'Needed' },
  advice: { 'zh-Hans': '建议', 'zh-Hant': '建議', en: 'Advice' },
  by: { 'zh-Hans': '{name} 最后修改于', 'zh-Hant': '{name} 最後修改於', en: 'Last changed by {name}' },
  comma: { 'zh-Hans': '、', 'zh-Hant': '、', en: ', ' },
  notOpenTitle: { 'zh-Hans': '还没有开业', 'zh-Hant': '尚未開業', en: 'Not open yet' },
  notOpenSentence: {
    'zh-Hans': '访客现在不能注册。',
    'zh-Hant': '訪客現時不能註冊。',
    en: 'Visitors cannot register at the moment.',
  },
  toList: { 'zh-Hans': '查看开业清单', 'zh-Hant': '查看開業清單', en: 'See the checklist' },

  sendTo: { 'zh-Hans': '寄到这个邮箱', 'zh-Hant': '寄到此電郵地址', en: 'Send it to' },
  sendTest: { 'zh-Hans': '发送测试邮件', 'zh-Hant': '發送測試電郵', en: 'Send a test e-mail' },
  testSent: {
    'zh-Hans': '测试邮件已交给发信程序，片刻后请查收 {to}',
    'zh-Hant': '測試電郵已交由寄信程式處理，請稍後查看 {to}',
    en: 'The test e-mail is on its way to {to}',
  },
  itArrived: { 'zh-Hans': '已经收到', 'zh-Hant': '已經收到', en: 'It arrived' },
})
