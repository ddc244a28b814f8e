import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '申请集运', 'zh-Hant': '申請集運', en: 'Apply for consolidation' },
  lead: {
    'zh-Hans': '勾选已入库的包裹，合成一单寄出。提交申请时不扣款，之后再付款。',
    'zh-Hant': '勾選已入庫的包裹，合成一單寄出。提交申請時不會扣款，之後才付款。',
    en: 'Tick parcels in stock and send them as one order. Nothing is charged when you apply. You pay afterwards.',
  },
  singleTitle: { 'zh-Hans': '单票转运', 'zh-Hant': '單票轉運', en: 'Single-ticket transshipment' },
  singleLead: {
    'zh-Hans': '一个包裹单独成一单，不拆不合，适合特殊货品和电商卖家。提交时不扣款，之后再付款。',
    'zh-Hant': '一個包裹自成一單，不拆不合，適合特殊貨品及網店賣家。提交時不會扣款，之後才付款。',
    en: 'One parcel becomes one order and is forwarded as it arrived, for special goods and online sellers. Nothing is charged when you apply. You pay afterwards.',
  },
  tickOne: {
    'zh-Hans': '勾选一个包裹。几个包裹要一起寄，请改用“申请集运”。',
    'zh-Hant': '勾選一個包裹。幾個包裹要一起寄，請改用「申請集運」。',
    en: 'Tick one parcel. To send several together, apply for consolidation instead.',
  },
  submitSingle: { 'zh-Hans': '提交单票转运', 'zh-Hant': '提交單票轉運', en: 'Apply for a single ticket' },
  editTitle: { 'zh-Hans': '修改订单 {order}', 'zh-Hant': '修改訂單 {order}', en: 'Change order {order}' },
  editLead: {
    'zh-Hans': '付款前可以更换包裹、收货人、线路和服务，价格会重新计算。',
    'zh-Hant': '付款前可更換包裹、收貨人、路線及服務，收費會重新計算。',
    en: 'You can change the parcels, consignee, channel and services until you pay. The price is then recalculated.',
  },
  notEditableTitle: {
    'zh-Hans': '这张订单已不能修改',
    'zh-Hant': '這張訂單已不能修改',
    en: 'This order can no longer be changed',
  },
  notEditableSentence: {
    'zh-Hans': '只有待付款的订单可以修改。您可以在订单详情里查看它现在的状态。',
    'zh-Hant': '只有待付款的訂單可以修改。你可在訂單詳情查看它目前的狀態。',
    en: 'Only orders awaiting payment can be changed. The order details show its current status.',
  },
  openOrder: { 'zh-Hans': '查看订单', 'zh-Hant': '查看訂單', en: 'View the order' },

  parcels: { 'zh-Hans': '选择包裹', 'zh-Hant': '選擇包裹', en: 'Choose parcels' },
  allWarehouses: { 'zh-Hans': '全部仓库', 'zh-Hant': '全部倉庫', en: 'All warehouses' },
  filterByWarehouse: { 'zh-Hans': '按仓库筛选', 'zh-Hant': '按倉庫篩選', en: 'Show one warehouse' },
  searchParcels: { 'zh-Hans': '搜索可寄的包裹', 'zh-Hant': '搜尋可寄的包裹', en: 'Search parcels to send' },
  searchHint: {
    'zh-Hans': '快递单号、客户代码或品名',
    'zh-Hant': '快遞單號、客戶代碼或品名',
    en: 'Number, customer code or goods',
  },
  noneFound: {
    'zh-Hans': '没有找到可以寄出的包裹；已勾选的仍然保留。',
    'zh-Hant': '找不到可以寄出的包裹；已勾選的仍會保留。',
    en: 'No matching parcel can be sent. Parcels you have ticked stay ticked.',
  },
  tickedElsewhere: {
    'zh-Hans': '另有 {count} 个已勾选的包裹不在上面',
    'zh-Hant': '另有 {count} 個已勾選的包裹不在上面',
    en: '{count|1 ticked parcel is|{count} ticked parcels are} not shown above',
  },
  givenGone: {
    'zh-Hans': '您选的包裹现在不能寄出：可能已在订单中，或已不在库。请从下面另选。',
    'zh-Hant': '你所選的包裹現時不能寄出：可能已在訂單中，或已不在庫。請從下面另選。',
    en: 'The parcel you selected cannot be sent now. It may be in an order already, or no longer in stock. Please choose from those below.',
  },
  tickAll: { 'zh-Hans': '全选（{warehouse}）', 'zh-Hant': '全選（{warehouse}）', en: 'Tick all ({warehouse})' },
  photos: { 'zh-Hans': '{count} 张照片', 'zh-Hant': '{count} 張相片', en: '{count|1 photo|{count} photos}' },
  pieces: { 'zh-Hans': '{count} 件', 'zh-Hant': '{count} 件', en: '{count|1 piece|{count} pieces}' },
  unweighed: {
    'zh-Hans': '仓库尚未称重，称重后即可发货',
    'zh-Hant': '倉庫尚未磅重，磅重後即可發貨',
    en: 'Not weighed yet. It can be sent once the warehouse has weighed it',
  },
  blocked: {
    'zh-Hans': '{reason}，暂时不能发货，请联系客服处理',
    'zh-Hant': '{reason}，暫時不能發貨，請聯絡客戶服務處理',
    en: '{reason}. It cannot be sent for now. Please contact customer service',
  },
  otherWarehouse: {
    'zh-Hans': '与已选包裹不在同一仓库，不能合并',
    'zh-Hant': '與已選包裹不在同一倉庫，不能合併',
    en: 'Not in the same warehouse as the ticked parcels',
  },
  tooMany: {
    'zh-Hans': '一单最多 {count} 个包裹',
    'zh-Hant': '一單最多 {count} 個包裹',
    en: 'At most {count} parcels per order',
  },
  tickedCount: {
    'zh-Hans': '已选 {count} 个包裹',
    'zh-Hant': '已選 {count} 個包裹',
    en: '{count|1 parcel|{count} parcels} ticked',
  },
  totalWeight: { 'zh-Hans': '实际重量', 'zh-Hant': '實際重量', en: 'Actual weight' },
  totalVolume: { 'zh-Hans': '体积', 'zh-Hant': '體積', en: 'Volume' },
  totalVolumeWeight: { 'zh-Hans': '体积重', 'zh-Hant': '體積重', en: 'Volume weight' },
  totalValue: { 'zh-Hans': '货值', 'zh-Hant': '貨值', en: 'Goods value' },
  noParcelsTitle: {
    'zh-Hans': '还没有可以寄出的包裹',
    'zh-Hant': '暫時沒有可以寄出的包裹',
    en: 'No parcel is ready to be sent yet',
  },
  noParcelsSentence: {
    'zh-Hans': '包裹到仓、称重后会出现在这里，届时就能寄出。先预报，仓库收到时就能马上认出是您的。',
    'zh-Hant': '包裹到倉並磅重後會在這裡出現，屆時便可寄出。先預報，倉庫收到時便能立即認出是你的。',
    en: 'Parcels appear here once they have arrived and been weighed, and you can then send them. Forecast them first so that the warehouse knows they are yours.',
  },
  forecast: { 'zh-Hans': '预报包裹', 'zh-Hant': '預報包裹', en: 'Forecast a parcel' },
  noneHere: {
    'zh-Hans': '这个仓库没有可以寄出的包裹',
    'zh-Hant': '這個倉庫沒有可以寄出的包裹',
    en: 'No parcel in this warehouse is ready to be sent',
  },

  shipper: { 'zh-Hans': '发货人', 'zh-Hant': '發貨人', en: 'Shipper' },
  shipperHint: {
    'zh-Hans': '面单上的寄件人，例如您的店铺。',
    'zh-Hant': '面單上的寄件人，例如你的店舖。',
    en: 'The sender named on the label, for example your shop.',
  },
  receiver: { 'zh-Hans': '收货人', 'zh-Hant': '收貨人', en: 'Consignee' },
  fromBook: { 'zh-Hans': '地址簿', 'zh-Hant': '地址簿', en: 'Address book' },
  typedAddress: { 'zh-Hans': '填写地址', 'zh-Hant': '填寫地址', en: 'Enter an address' },
  name: { 'zh-Hans': '姓名', 'zh-Hant': '姓名', en: 'Name' },
  phone: { 'zh-Hans': '电话', 'zh-Hant': '電話', en: 'Phone' },
  phoneOptional: { 'zh-Hans': '电话（选填）', 'zh-Hant': '電話（選填）', en: 'Phone (optional)' },
  region: { 'zh-Hans': '地区', 'zh-Hant': '地區', en: 'Region' },
  address: { 'zh-Hans': '详细地址', 'zh-Hant': '詳細地址', en: 'Address' },
  postalCode: { 'zh-Hans': '邮政编码', 'zh-Hant': '郵政編碼', en: 'Postal code' },
  postalCodeOptional: { 'zh-Hans': '邮政编码（选填）', 'zh-Hant': '郵政編碼（選填）', en: 'Postal code (optional)' },
  saveReceiver: { 'zh-Hans': '保存到地址簿', 'zh-Hant': '儲存到地址簿', en: 'Save to my address book' },

  channel: { 'zh-Hans': '线路', 'zh-Hant': '路線', en: 'Channel' },
  channelAfterReceiver: {
    'zh-Hans': '选好收货人后，这里会列出能寄到的线路、价格和时效。',
    'zh-Hant': '選好收貨人後，這裡會列出可寄達的路線、收費及時效。',
    en: 'Choose a consignee to see the channels that go there, with price and delivery time.',
  },
  noChannels: {
    'zh-Hans': '目前没有线路寄往这个地区，请换一个地址。',
    'zh-Hant': '目前沒有路線寄往這個地區，請換一個地址。',
    en: 'No channel currently serves this region. Please use another address.',
  },
  serviceGone: {
    'zh-Hans': '原订单的部分增值服务已停止提供，不再计入。',
    'zh-Hant': '原訂單的部分增值服務已停止提供，不再計入。',
    en: 'Some services of this order are no longer offered and have been removed.',
  },
  chooseChannelFirst: { 'zh-Hans': '请选择线路', 'zh-Hant': '請選擇路線', en: 'Please choose a channel' },
  currency: { 'zh-Hans': '付款币种', 'zh-Hant': '付款貨幣', en: 'Currency you pay in' },
  currencyBalance: {
    'zh-Hans': '{currency} · 余额 {balance}',
    'zh-Hant': '{currency} · 餘額 {balance}',
    en: '{currency} · balance {balance}',
  },
  currencyUnavailable: {
    'zh-Hans': '{currency} · 此目的地无报价',
    'zh-Hant': '{currency} · 此目的地沒有報價',
    en: '{currency} · no price for this destination',
  },

  valueTitle: { 'zh-Hans': '申报与保险', 'zh-Hant': '申報與保險', en: 'Declared value and insurance' },
  declaredValue: { 'zh-Hans': '申报价值', 'zh-Hant': '申報價值', en: 'Declared value' },
  declaredPrefilled: {
    'zh-Hans': '已按所选包裹的货值填好，可以修改',
    'zh-Hant': '已按所選包裹的貨值填好，可以修改',
    en: 'Filled in with the goods value of the ticked parcels. You can change it',
  },
  declaredInCurrency: { 'zh-Hans': '以付款币种填写', 'zh-Hant': '以付款貨幣填寫', en: 'In the currency you pay in' },
  insure: { 'zh-Hans': '为本订单投保', 'zh-Hant': '為此訂單投保', en: 'Insure this order' },
  insureCost: {
    'zh-Hans': '保险费 {price}，即申报价值的 {percent}%',
    'zh-Hant': '保險費 {price}，即申報價值的 {percent}%',
    en: 'Insurance {price}, which is {percent}% of the declared value',
  },
  insureAdds: {
    'zh-Hans': '投保后，破损的货物最高按申报价值赔偿；未投保的，最高赔运费的三倍。遗失的赔偿不受影响。',
    'zh-Hant': '投保後，破損的貨物最高按申報價值賠償；未投保的，最高賠運費的三倍。遺失的賠償不受影響。',
    en: 'With insurance, damaged goods are compensated up to the declared value. Without it, up to three times the freight. Compensation for loss is the same either way.',
  },
  insureUnknown: {
    'zh-Hans': '填写申报价值后显示保险费',
    'zh-Hant': '填寫申報價值後顯示保險費',
    en: 'Enter the declared value to see the insurance cost',
  },

  priceWaiting: {
    'zh-Hans': '选好包裹、收货人和线路后，这里逐行列出价格。',
    'zh-Hant': '選好包裹、收貨人及路線後，這裡會逐行列出收費。',
    en: 'Choose the parcels, consignee and channel to see the price here, line by line.',
  },
  priceUpdating: { 'zh-Hans': '正在重新计算', 'zh-Hant': '正在重新計算', en: 'Recalculating' },
  remark: { 'zh-Hans': '备注（选填）', 'zh-Hant': '備註（選填）', en: 'Remark (optional)' },
  remarkHint: {
    'zh-Hans': '仓库打包时会看到',
    'zh-Hant': '倉庫打包時會看到',
    en: 'The warehouse sees it when packing',
  },
  submit: { 'zh-Hans': '提交集运申请', 'zh-Hant': '提交集運申請', en: 'Apply for consolidation' },
  save: { 'zh-Hans': '保存修改', 'zh-Hant': '儲存修改', en: 'Save changes' },
  submitNext: {
    'zh-Hans': '提交后打开付款窗口；您确认付款前不会扣款。',
    'zh-Hant': '提交後會開啟付款視窗；你確認付款前不會扣款。',
    en: 'Payment opens next. Nothing is charged until you confirm.',
  },
  splitRest: {
    'zh-Hans': '已按分单填好第一单。提交后接着填其余 {count} 单。',
    'zh-Hant': '已按分單填好第一單。提交後接着填其餘 {count} 單。',
    en: 'This is the first order of the split. Submit it to continue with {count|one more|{count} more}.',
  },
  splitNext: {
    'zh-Hans': '分单还剩 {count} 单，已按选好的分法填好。',
    'zh-Hant': '分單還剩 {count} 單，已按選好的分法填好。',
    en: '{count|One order|{count} orders} of your split left, filled in as you chose.',
  },
  splitGoOn: {
    'zh-Hans': '继续填下一单（还剩 {count} 单）',
    'zh-Hant': '繼續填下一單（還剩 {count} 單）',
    en: 'Continue with the next order ({count} left)',
  },
  placedTitle: {
    'zh-Hans': '订单 {order} 已提交',
    'zh-Hant': '訂單 {order} 已提交',
    en: 'Order {order} has been placed',
  },
  placedSentence: {
    'zh-Hans': '包裹已为这张订单预留。付款后仓库开始打包。',
    'zh-Hant': '包裹已為這張訂單預留。付款後倉庫便開始打包。',
    en: 'Your parcels are reserved for it. The warehouse starts packing once you have paid.',
  },
})
