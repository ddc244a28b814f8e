import type { AbnormalCode } from '#contract/codes.ts'
import type { Text } from '#domain/language.ts'
import { defineText } from '#web/kit/text/define-text.ts'

/** What a fault means for the parcel while it is in our warehouse. */
export const nowText = defineText({
  DAMAGED: {
    'zh-Hans': '包裹到{warehouse}时外箱已破损，到仓的样子见下面的称重照片。它仍可以寄出。',
    'zh-Hant': '包裹到{warehouse}時外箱已破損，到倉時的樣子見下面的磅重相片。它仍可寄出。',
    en: 'The box was damaged when it reached {warehouse}. The photos below show how it arrived. It can still be sent.',
  },
  SHORT: {
    'zh-Hans': '到仓的件数比预报的少。收到的部分在{warehouse}保管，仍可以寄出。',
    'zh-Hant': '到倉的件數較預報的少。收到的部分由{warehouse}保管，仍可寄出。',
    en: 'Fewer pieces arrived than were forecast. Those that arrived are at {warehouse} and can be sent.',
  },
  MISMATCH: {
    'zh-Hans': '到仓的货物与您的预报不一样。它仍可以寄出，但报关以申报的货物为准。',
    'zh-Hant': '到倉的貨物與你的預報不同。它仍可寄出，但報關以申報的貨物為準。',
    en: 'What arrived is different from your forecast. It can still be sent, but customs relies on the goods you declare.',
  },
  PROHIBITED: {
    'zh-Hans': '包裹里有不能承运的物品，现在不能寄出，也不能加入订单。它留在{warehouse}，等您和客服商定怎么处理。',
    'zh-Hant': '包裹內有不能承運的物品，現時不能寄出，亦不能加入訂單。它留在{warehouse}，等你與客戶服務商定如何處理。',
    en: 'It contains goods we are not allowed to carry, so it cannot be shipped or added to an order now. It stays at {warehouse} until you and customer service agree what to do with it.',
  },
  COD: {
    'zh-Hans':
      '这是货到付款的包裹。我们不承运这类包裹，所以现在不能寄出，也不能加入订单。它留在{warehouse}，等您和客服商定怎么处理。',
    'zh-Hant':
      '這是貨到付款的包裹。我們不承運這類包裹，所以現時不能寄出，亦不能加入訂單。它留在{warehouse}，等你與客戶服務商定如何處理。',
    en: 'It came as cash on delivery, which we do not accept, so it cannot be shipped or added to an order now. It stays at {warehouse} until you and customer service agree what to do with it.',
  },
  OVERSIZE: {
    'zh-Hans': '包裹尺寸很大，不是每条线路都能寄，体积重也可能高于实际重量。',
    'zh-Hant': '包裹尺寸很大，並非每條路線都可寄，體積重亦可能高於實際重量。',
    en: 'It is very large. Not every channel takes it, and its volume weight may be above its actual weight.',
  },
  WRONG_WAREHOUSE: {
    'zh-Hans': '包裹没有到您预报的仓库，而是到了{warehouse}。它只能和{warehouse}的其他包裹合成一单。',
    'zh-Hant': '包裹沒有到你預報的倉庫，而是到了{warehouse}。它只可與{warehouse}的其他包裹合成一單。',
    en: 'It arrived at {warehouse}, not at the warehouse you forecast. It can be sent together with other parcels at {warehouse} only.',
  },
  UNPACKED: {
    'zh-Hans': '包裹到仓时外包装已被拆开，到仓的样子见下面的称重照片。它仍可以寄出。',
    'zh-Hant': '包裹到倉時外包裝已被拆開，到倉時的樣子見下面的磅重相片。它仍可寄出。',
    en: 'Its packaging had been opened before it arrived. The photos below show how it arrived. It can still be sent.',
  },
  NO_DECLARATION: {
    'zh-Hans': '包裹已在{warehouse}，但还没有申报里面的货物。',
    'zh-Hant': '包裹已在{warehouse}，但仍未申報內裡的貨物。',
    en: 'It’s at {warehouse}, but its goods are not declared yet.',
  },
  OTHER: {
    'zh-Hans': '{warehouse}的同事对这个包裹有备注，见上面的标题和下面的照片。它仍可以寄出。',
    'zh-Hant': '{warehouse}的同事對此包裹有備註，見上面的標題及下面的相片。它仍可寄出。',
    en: 'Our staff at {warehouse} left a note about it. See the heading above and the photos below. It can still be sent.',
  },
} satisfies Record<AbnormalCode, Text>)

/** What the member can do about it. */
export const nextText = defineText({
  DAMAGED: {
    'zh-Hans': '如果要卖家赔偿或换货，请先联系卖家，再决定是否寄出；想确认里面的货物，请联系客服。',
    'zh-Hant': '如要賣家賠償或換貨，請先聯絡賣家，再決定是否寄出；想確認內裡的貨物，請聯絡客戶服務。',
    en: 'If you want the seller to refund or replace it, contact them before you send it on. To have the goods checked, contact customer service.',
  },
  SHORT: {
    'zh-Hans': '请向卖家核对；不等其余货物的话，把申报的件数改成实到的，再申请集运。',
    'zh-Hant': '請向賣家核對；如不等其餘貨物，把申報的件數改為實到的，再申請集運。',
    en: 'Ask the seller about the rest. If you don’t want to wait, declare the pieces that arrived and apply for consolidation.',
  },
  MISMATCH: {
    'zh-Hans': '请把申报改成实际的货物，再申请集运；如果是卖家发错，请先联系卖家。',
    'zh-Hant': '請把申報改為實際的貨物，再申請集運；如屬賣家發錯，請先聯絡賣家。',
    en: 'Declare what actually arrived, then apply for consolidation. If the seller sent the wrong goods, ask them first.',
  },
  PROHIBITED: {
    'zh-Hans': '请联系客服，说明怎么处理，例如退回卖家。',
    'zh-Hant': '請聯絡客戶服務，說明如何處理，例如退回賣家。',
    en: 'Tell customer service what to do with it, for example return it to the seller.',
  },
  COD: {
    'zh-Hans': '请先和卖家谈妥货款，再联系客服，说明怎么处理，例如退回卖家。',
    'zh-Hant': '請先與賣家談妥貨款，再聯絡客戶服務，說明如何處理，例如退回賣家。',
    en: 'Settle the payment with the seller, then tell customer service what to do with it, for example return it to the seller.',
  },
  OVERSIZE: {
    'zh-Hans': '申请集运时会写明哪些线路能寄、价格多少，提交前不会扣款。',
    'zh-Hant': '申請集運時會列明哪些路線可寄、收費多少，提交前不會扣款。',
    en: 'The application shows which channels take it and at what price. Nothing is charged before you submit it.',
  },
  WRONG_WAREHOUSE: {
    'zh-Hans':
      '请选择：从{warehouse}寄出，费用以申请集运时所列为准，不会因此多收；或者按所列的价格调到另一仓库，和那里的包裹一起寄。',
    'zh-Hant':
      '請選擇：由{warehouse}寄出，費用以申請集運時所列為準，不會因此多收；或者按所列的價格調到另一倉庫，與那裡的包裹一起寄。',
    en: 'Please choose: send it from {warehouse} at the price shown in the application, with no extra charge, or have it moved to another warehouse at the price shown, to send it with your parcels there.',
  },
  UNPACKED: {
    'zh-Hans': '请向卖家核对货物是否齐全；想确认里面的货物，请联系客服。',
    'zh-Hant': '請向賣家核對貨物是否齊全；想確認內裡的貨物，請聯絡客戶服務。',
    en: 'Ask the seller what was sent. To have the goods checked, contact customer service.',
  },
  NO_DECLARATION: {
    'zh-Hans': '请申报货物，再申请集运。',
    'zh-Hant': '請申報貨物，再申請集運。',
    en: 'Declare the goods, then apply for consolidation.',
  },
  OTHER: {
    'zh-Hans': '可以照常申请集运；有疑问请联系客服。',
    'zh-Hant': '可照常申請集運；如有疑問請聯絡客戶服務。',
    en: 'You can apply for consolidation as usual. If in doubt, contact customer service.',
  },
} satisfies Record<AbnormalCode, Text>)

export const text = defineText({
  write: { 'zh-Hans': '联系客服', 'zh-Hant': '聯絡客戶服務', en: 'Contact customer service' },
  sendFromHere: { 'zh-Hans': '从{warehouse}寄出', 'zh-Hant': '由{warehouse}寄出', en: 'Send it from {warehouse}' },
  agreed: {
    'zh-Hans': '这个包裹将从{warehouse}寄出，现在可以申请集运。',
    'zh-Hant': '此包裹將由{warehouse}寄出，現在可申請集運。',
    en: 'It will be sent from {warehouse}. You can apply for consolidation now.',
  },
  elsewhere: {
    'zh-Hans': '不在您预报的仓库',
    'zh-Hant': '不在你預報的倉庫',
    en: 'Not as you forecast',
  },
})
