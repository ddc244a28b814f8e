import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '无主包裹认领', 'zh-Hant': '無主包裹認領', en: 'Unclaimed parcels' },
  lead: {
    'zh-Hans': '这些包裹已到仓库，但没有预报，面单上也看不出会员。如果是您的，上传凭证认领即可。',
    'zh-Hant': '這些包裹已到倉庫，但沒有預報，面單上亦看不出會員。如果是你的，上載憑證即可認領。',
    en: 'These parcels arrived without a forecast, and their labels do not show a member number. If one is yours, upload a picture as proof and claim it.',
  },
  tabs: { 'zh-Hans': '待认领或我的认领', 'zh-Hant': '待認領或我的認領', en: 'To be claimed, or my claims' },
  poolTab: { 'zh-Hans': '待认领包裹', 'zh-Hant': '待認領包裹', en: 'To be claimed' },
  mineTab: { 'zh-Hans': '我的认领', 'zh-Hant': '我的認領', en: 'My claims' },

  filters: { 'zh-Hans': '筛选', 'zh-Hant': '篩選', en: 'Filters' },
  wholeNumber: { 'zh-Hans': '完整快递单号', 'zh-Hant': '完整快遞單號', en: 'Full tracking number' },
  search: { 'zh-Hans': '查找', 'zh-Hant': '尋找', en: 'Search' },
  clear: { 'zh-Hans': '清除筛选', 'zh-Hant': '清除篩選', en: 'Clear filters' },
  any: { 'zh-Hans': '全部', 'zh-Hant': '全部', en: 'All' },
  number: { 'zh-Hans': '快递单号', 'zh-Hant': '快遞單號', en: 'Tracking number' },
  maskedNumber: { 'zh-Hans': '单号首尾', 'zh-Hant': '單號首尾', en: 'Partial number' },
  warehouse: { 'zh-Hans': '所在仓库', 'zh-Hant': '所在倉庫', en: 'Warehouse' },
  courier: { 'zh-Hans': '快递公司', 'zh-Hant': '快遞公司', en: 'Courier' },
  publishedAt: { 'zh-Hans': '发布时间', 'zh-Hant': '發佈時間', en: 'Published' },
  parcelIs: { 'zh-Hans': '包裹：{state}', 'zh-Hant': '包裹：{state}', en: 'Parcel: {state}' },
  claimState: { 'zh-Hans': '认领状态', 'zh-Hant': '認領狀態', en: 'Claim' },
  submittedAt: { 'zh-Hans': '提交时间', 'zh-Hant': '提交時間', en: 'Submitted' },
  reviewedAt: { 'zh-Hans': '审核时间', 'zh-Hant': '審核時間', en: 'Reviewed' },

  poolEmptyTitle: {
    'zh-Hans': '目前没有待认领的包裹',
    'zh-Hant': '目前沒有待認領的包裹',
    en: 'No parcels to claim at the moment',
  },
  poolEmptySentence: {
    'zh-Hans': '预报过的包裹到仓后会直接归入您的包裹列表，不必认领。',
    'zh-Hant': '已預報的包裹到倉後會直接歸入你的包裹列表，毋須認領。',
    en: 'Parcels you forecast go straight to your package list when they arrive. You don’t need to claim them.',
  },
  forecastOne: { 'zh-Hans': '预报包裹', 'zh-Hant': '預報包裹', en: 'Forecast a parcel' },
  noMatchTitle: { 'zh-Hans': '没有找到', 'zh-Hant': '沒有找到', en: 'Nothing found' },
  noMatchSentence: {
    'zh-Hans': '请核对单号是否完整、仓库和快递公司是否选对。包裹可能还没到仓，或已归入某位会员。',
    'zh-Hant': '請核對單號是否完整、倉庫和快遞公司是否選對。包裹可能尚未到倉，或已歸入某位會員。',
    en: 'Please check that the number is complete and that the warehouse and courier are right. The parcel may still be on its way, or belong to a member already.',
  },
  mineEmptyTitle: { 'zh-Hans': '还没有认领过包裹', 'zh-Hant': '暫時沒有認領記錄', en: 'No claims yet' },
  mineEmptySentence: {
    'zh-Hans': '提交认领后，审核进度会显示在这里。',
    'zh-Hant': '提交認領後，審核進度會在這裡顯示。',
    en: 'When you claim a parcel, you can follow its review here.',
  },
  seePool: { 'zh-Hans': '查看待认领包裹', 'zh-Hant': '查看待認領包裹', en: 'View parcels to claim' },
  filterByStatus: { 'zh-Hans': '按认领状态查看', 'zh-Hant': '按認領狀態查看', en: 'Show by status' },

  correctable: {
    'zh-Hans': '未通过，可重新提交',
    'zh-Hant': '未獲通過，可重新提交',
    en: 'Rejected, can be resubmitted',
  },

  claim: { 'zh-Hans': '认领', 'zh-Hant': '認領', en: 'Claim' },
  claimOf: { 'zh-Hans': '认领 {number}', 'zh-Hant': '認領 {number}', en: 'Claim {number}' },
  seeClaim: { 'zh-Hans': '查看我的认领', 'zh-Hant': '查看我的認領', en: 'View my claim' },
  withdraw: { 'zh-Hans': '撤回', 'zh-Hant': '撤回', en: 'Withdraw' },
  withdrawTitle: {
    'zh-Hans': '撤回对 {number} 的认领？',
    'zh-Hant': '撤回對 {number} 的認領？',
    en: 'Withdraw the claim on {number}?',
  },
  withdrawSentence: {
    'zh-Hans': '撤回后不再审核；包裹仍在的话，可以重新提交。',
    'zh-Hant': '撤回後不再審核；包裹仍在的話，可重新提交。',
    en: 'We will not review it. You can submit it again while the parcel is still here.',
  },
  resubmit: { 'zh-Hans': '重新提交', 'zh-Hant': '重新提交', en: 'Resubmit' },
  goForecast: { 'zh-Hans': '去预报', 'zh-Hant': '前往預報', en: 'Go to forecast' },
  goDeclare: { 'zh-Hans': '申报货物', 'zh-Hant': '申報貨物', en: 'Declare the goods' },
  details: { 'zh-Hans': '详情', 'zh-Hant': '詳情', en: 'Details' },

  dialogTitle: { 'zh-Hans': '认领包裹 {number}', 'zh-Hant': '認領包裹 {number}', en: 'Claim parcel {number}' },
  againTitle: {
    'zh-Hans': '重新提交认领 {number}',
    'zh-Hant': '重新提交認領 {number}',
    en: 'Resubmit the claim on {number}',
  },
  whyRejected: {
    'zh-Hans': '上次未通过：{reason}',
    'zh-Hant': '上次未獲通過：{reason}',
    en: 'Rejected last time: {reason}',
  },
  numberHint: {
    'zh-Hans': '填写面单上的完整单号，首尾须与列表一致',
    'zh-Hant': '填寫面單上的完整單號，首尾須與列表相符',
    en: 'The full number on the label; its first and last characters match the list',
  },
  proof: { 'zh-Hans': '凭证图片', 'zh-Hant': '憑證圖片', en: 'Picture as proof' },
  proofHint: {
    'zh-Hans':
      '图片上要看得清快递单号和快递公司，并与上面填写的单号一致；例如订单物流页截图或面单照片。PNG、JPG、JPEG，不超过 2 MB',
    'zh-Hant':
      '圖片須清楚顯示快遞單號及快遞公司，並與上面填寫的單號一致；例如訂單物流頁截圖或面單相片。PNG、JPG、JPEG，不超過 2 MB',
    en: 'It must clearly show the tracking number and the courier, and match the number entered above: a screenshot of the shop’s delivery page or a photo of the label. PNG, JPG or JPEG, up to 2 MB',
  },
  proofNow: { 'zh-Hans': '现有图片', 'zh-Hant': '現有圖片', en: 'Current picture' },
  proofKept: {
    'zh-Hans': '不换图片则沿用现有的。',
    'zh-Hant': '不更換圖片則沿用現有的。',
    en: 'Without a new picture, the current one is used.',
  },
  remarkSaid: { 'zh-Hans': '备注', 'zh-Hant': '備註', en: 'Remark' },
  remark: { 'zh-Hans': '备注（选填）', 'zh-Hant': '備註（選填）', en: 'Remark (optional)' },
  remarkHint: {
    'zh-Hans': '例如里面是什么、什么时候买的',
    'zh-Hant': '例如內裡是甚麼、何時購買',
    en: 'For example what is inside, and when you bought it',
  },
  submit: { 'zh-Hans': '提交认领', 'zh-Hant': '提交認領', en: 'Submit the claim' },
  cancel: { 'zh-Hans': '取消', 'zh-Hant': '取消', en: 'Cancel' },
  triesLeft: {
    'zh-Hans': '本小时还可再试 {left} 次。',
    'zh-Hant': '本小時尚可再試 {left} 次。',
    en: '{left|1 try|{left} tries} left this hour.',
  },
  noTriesLeft: {
    'zh-Hans': '本小时不能再试，请稍后再来。',
    'zh-Hant': '本小時不能再試，請稍後再來。',
    en: 'You’ve used all tries for this hour. Please come back later.',
  },

  detailsTitle: { 'zh-Hans': '认领 {number}', 'zh-Hant': '認領 {number}', en: 'Claim on {number}' },
  entered: { 'zh-Hans': '填写的信息', 'zh-Hant': '填寫的資料', en: 'What you entered' },
  review: { 'zh-Hans': '审核结果', 'zh-Hant': '審核結果', en: 'Review' },
  reviewNote: { 'zh-Hans': '审核备注', 'zh-Hant': '審核備註', en: 'Reviewer’s note' },
  nextUnderReview: {
    'zh-Hans': '客服会把图片与包裹面单对照，结果会发邮件通知您。等待期间可以先预报货物，通过后就不用再补填。',
    'zh-Hant': '客戶服務會把圖片與包裹面單對照，結果以電郵通知你。等候期間可先預報貨物，通過後便毋須補填。',
    en: 'Customer service compares the picture with the label and e-mails you the result. In the meantime you can forecast the goods, so that everything is ready once it is approved.',
  },
  nextApproved: {
    'zh-Hans': '包裹已归入您的包裹列表。申报货物后即可申请集运。',
    'zh-Hant': '包裹已歸入你的包裹列表。申報貨物後即可申請集運。',
    en: 'The parcel is now in your package list. Declare the goods, then apply for consolidation.',
  },
  nextRejected: {
    'zh-Hans': '包裹还在待认领，可按上面的原因修改后重新提交。',
    'zh-Hant': '包裹仍待認領，可按上述原因修改後重新提交。',
    en: 'The parcel is still unclaimed. Correct your claim as explained above and submit it again.',
  },
  nextWithdrawn: {
    'zh-Hans': '已撤回。包裹还在待认领，需要时可以重新提交。',
    'zh-Hant': '已撤回。包裹仍待認領，有需要可重新提交。',
    en: 'Withdrawn. The parcel is still unclaimed, and you can submit your claim again.',
  },
  nextClosed: {
    'zh-Hans': '这个包裹已不能认领。',
    'zh-Hant': '此包裹已不能認領。',
    en: 'The parcel can no longer be claimed.',
  },
  seeParcels: { 'zh-Hans': '查看包裹列表', 'zh-Hant': '查看包裹列表', en: 'See my parcels' },
  claimed: {
    'zh-Hans': '{number} 的认领已提交，等待审核。',
    'zh-Hant': '{number} 的認領已提交，等待審核。',
    en: 'Your claim on {number} was submitted, and we review it now.',
  },
  takenBack: {
    'zh-Hans': '{number} 的认领已撤回',
    'zh-Hant': '{number} 的認領已撤回',
    en: 'Your claim on {number} is withdrawn',
  },
})
