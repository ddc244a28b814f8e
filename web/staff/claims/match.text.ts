import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '可能的主人', 'zh-Hant': '可能的物主', en: 'Likely owners' },
  onlyProposes: {
    'zh-Hans': '分数只是提示：请对照面单照片，由您决定。',
    'zh-Hant': '分數只是提示：請對照面單相片，由你決定。',
    en: 'The score only proposes. Compare with the label photo; you decide.',
  },
  none: {
    'zh-Hans': '没有会员与面单足够相符。',
    'zh-Hant': '沒有會員與面單足夠相符。',
    en: 'Nobody fits the label well enough.',
  },
  score: { 'zh-Hans': '相符 {score} 分', 'zh-Hant': '相符 {score} 分', en: 'Score {score} of 100' },
  likely: { 'zh-Hans': '很可能', 'zh-Hant': '很可能', en: 'very likely' },
  possible: { 'zh-Hans': '有可能，请仔细核对', 'zh-Hant': '有可能，請仔細核對', en: 'possible, check carefully' },
  why: { 'zh-Hans': '依据', 'zh-Hant': '依據', en: 'What agrees and what does not' },
  against: { 'zh-Hans': '不利：{words}', 'zh-Hant': '不利：{words}', en: 'Against: {words}' },
  forecastOf: { 'zh-Hans': '{when} 的预报', 'zh-Hant': '{when} 的預報', en: 'forecast on {when}' },
  claimOf: { 'zh-Hans': '认领于 {when}', 'zh-Hant': '認領於 {when}', en: 'claimed on {when}' },
  take: { 'zh-Hans': '填入这位会员', 'zh-Hant': '填入這位會員', en: 'Fill in this member' },
  taken: {
    'zh-Hans': '已填入 {member}，请核对后交给会员。',
    'zh-Hant': '已填入 {member}，請核對後交給會員。',
    en: '{member} is filled in. Check, then give the parcel.',
  },
  fits: { 'zh-Hans': '相符程度', 'zh-Hant': '相符程度', en: 'How well it fits' },
  owner: { 'zh-Hans': '归会员', 'zh-Hant': '歸會員', en: 'Owner' },
  nobody: { 'zh-Hans': '无主', 'zh-Hant': '無主', en: 'nobody yet' },
  place: { 'zh-Hans': '去向', 'zh-Hant': '去向', en: 'Where it is' },
  pool: { 'zh-Hans': '无主包裹', 'zh-Hant': '無主包裹', en: 'Unclaimed parcels' },
  inStock: { 'zh-Hans': '会员的在库包裹', 'zh-Hant': '會員的在庫包裹', en: 'The member’s parcels in stock' },

  returned: {
    'zh-Hans': '曾误归 {member}，{when} 由 {name} 收回：{reason}',
    'zh-Hant': '曾誤歸 {member}，{when} 由 {name} 收回：{reason}',
    en: 'Wrongly given to {member}; taken back by {name} on {when}: {reason}',
  },
  proofOf: {
    'zh-Hans': '收回 {number} 的凭据',
    'zh-Hant': '收回 {number} 的憑據',
    en: 'proof for taking back {number}',
  },
  takeBackTitle: {
    'zh-Hans': '归错了人？收回',
    'zh-Hant': '歸錯了人？收回',
    en: 'Given to the wrong member? Take it back',
  },
  takeBackLead: {
    'zh-Hans': '包裹在库、不在订单里时可以收回。原会员会收到通知和原因，货物、重量和记录都保留。',
    'zh-Hant': '包裹在庫、不在訂單內時可以收回。原會員會收到通知及原因，貨物、重量及記錄均保留。',
    en: 'Possible while the parcel is in stock and in no order. The former owner is told why; goods, weight and history are kept.',
  },
  reason: { 'zh-Hans': '原因', 'zh-Hant': '原因', en: 'Reason' },
  reasonHint: {
    'zh-Hans': '原会员会看到，最多 200 字',
    'zh-Hant': '原會員會看到，最多 200 字',
    en: 'The former owner reads it; up to 200 characters',
  },
  reasonRequired: { 'zh-Hans': '请填写原因', 'zh-Hant': '請填寫原因', en: 'Please enter a reason' },
  proof: { 'zh-Hans': '凭据照片', 'zh-Hant': '憑據相片', en: 'Picture of the evidence' },
  proofRequired: {
    'zh-Hans': '请上传凭据照片',
    'zh-Hant': '請上載憑據相片',
    en: 'Please add a picture of the evidence',
  },
  toMember: {
    'zh-Hans': '真正的主人（会员编号，可不填）',
    'zh-Hant': '真正的物主（會員編號，可不填）',
    en: 'The right owner (member number, optional)',
  },
  toMemberHint: {
    'zh-Hans': '不填就回到无主包裹，等待认领',
    'zh-Hant': '不填就回到無主包裹，等待認領',
    en: 'Left empty, it waits among the unclaimed parcels again',
  },
  takeBack: { 'zh-Hans': '收回包裹', 'zh-Hant': '收回包裹', en: 'Take the parcel back' },
  takeBackAsk: {
    'zh-Hans': '从 {member} 收回 {number}？',
    'zh-Hant': '從 {member} 收回 {number}？',
    en: 'Take {number} back from {member}?',
  },
  takeBackSentence: {
    'zh-Hans': '{member} 会收到原因和如何提出异议；已通过的认领改为不通过。',
    'zh-Hant': '{member} 會收到原因及如何提出異議；已通過的認領改為不通過。',
    en: '{member} is told why and how to object. An approved claim becomes not accepted.',
  },
  saidBack: {
    'zh-Hans': '{number} 已收回，等待主人。',
    'zh-Hant': '{number} 已收回，等待物主。',
    en: '{number} was taken back and waits for its owner.',
  },
  saidMoved: {
    'zh-Hans': '{number} 已收回，归 {member}。',
    'zh-Hant': '{number} 已收回，歸 {member}。',
    en: '{number} was taken back and now belongs to {member}.',
  },
})
