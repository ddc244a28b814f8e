import { defineText } from '#web/kit/text/define-text.ts'

/** When a write had no usable answer. */
export const text = defineText({
  unsent: {
    'zh-Hans': '现在没有网络，什么都没有发出，也没有保存。您填写的内容还在；网络恢复后请再按一次。',
    'zh-Hant': '現在沒有網絡，甚麼都沒有送出，也沒有儲存。你填寫的內容仍在；網絡恢復後請再按一次。',
    en: 'There is no network, so nothing was sent. What you typed is still here. Press again once the network is back.',
  },
  unknown: {
    'zh-Hans': '没有收到服务器的回答，不知道有没有保存。您填写的内容还在；请再按一次，不会重复保存。',
    'zh-Hant': '沒有收到伺服器的回覆，不知道有沒有儲存。你填寫的內容仍在；請再按一次，不會重複儲存。',
    en: 'The server did not answer, so it is not known whether this was saved. What you typed is still here. Press again: it will be saved only once.',
  },
  refused: {
    'zh-Hans': '服务器没有接受这次请求，没有保存。您填写的内容还在：请先复制，再重新载入页面。',
    'zh-Hant': '伺服器沒有接受此請求，沒有儲存。你填寫的內容仍在：請先複製，再重新載入頁面。',
    en: 'The server did not accept this, so nothing was saved. What you typed is still here: copy it, then reload the page.',
  },
})
