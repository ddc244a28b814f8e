import { defineText } from '#web/kit/text/define-text.ts'

/** Three promises that are ours alone, each with what proves it, and a weighing as members see it. */
export const proofText = defineText({
  title: { 'zh-Hans': '三件事，我们说到做到', 'zh-Hant': '三件事，我們說到做到', en: 'Three things we stand by' },
  lead: {
    'zh-Hans': '每一项都有记录，您随时可以查看。',
    'zh-Hant': '每一項都有記錄，你隨時可以查看。',
    en: 'Each is on record, and you can look it up at any time.',
  },
  priceTitle: {
    'zh-Hans': '价格逐行列明，不会悄悄变',
    'zh-Hant': '收費逐行列明，不會悄悄變',
    en: 'Every charge on its own line',
  },
  price: {
    'zh-Hans': '打包后如果贵了，订单会停下来等您决定；便宜了，差额马上退回。',
    'zh-Hant': '打包後如果貴了，訂單會停下來等你決定；便宜了，差額即時退回。',
    en: 'If packing makes it more expensive, the order stops until you decide. If it gets cheaper, we refund the difference at once.',
  },
  priceOf: {
    'zh-Hans': '上面的例子：{line}，按 {weight} 计费',
    'zh-Hant': '以上例子：{line}，按 {weight} 計費',
    en: 'The example above: {line}, {weight} billed',
  },
  otherCharges: { 'zh-Hans': '其他费用', 'zh-Hant': '其他費用', en: 'Other charges' },
  total: { 'zh-Hans': '合计', 'zh-Hant': '合計', en: 'Total' },
  photoTitle: { 'zh-Hans': '每次称重都有照片', 'zh-Hant': '每次磅重都有相片', en: 'A photo of every weighing' },
  photo: {
    'zh-Hans': '谁量的、什么时候、多重多大，全部留底。您有异议，由另一位同事重新量，运费只会降、不会升。',
    'zh-Hant': '由誰量度、何時、多重多大，全部留底。你有異議，由另一位同事重新量度，運費只會降、不會升。',
    en: 'Who measured it, when, how heavy and how large: all of it is kept. If you question it, a colleague measures again, and the freight can only go down.',
  },
  trailTitle: { 'zh-Hans': '包裹总有下落', 'zh-Hant': '包裹總有下落', en: 'A parcel is always somewhere' },
  trail: {
    'zh-Hans': '从入库到签收，每一刻都在某处、由某人负责。真的遗失，按申报价值 {percent} 赔偿。',
    'zh-Hant': '由入庫到簽收，每一刻都在某處、由某人負責。真的遺失，按申報價值 {percent} 賠償。',
    en: 'From our door to yours it is always in one place, with one person responsible. If it is lost, we pay {percent} of the declared value.',
  },
  trailReceived: { 'zh-Hans': '{place}入库', 'zh-Hant': '{place}入庫', en: 'Received, {place}' },
  trailShelved: { 'zh-Hans': '上架 A-03-2', 'zh-Hant': '上架 A-03-2', en: 'On shelf A-03-2' },
  trailPacked: { 'zh-Hans': '合箱，已称重', 'zh-Hant': '合箱，已磅重', en: 'Packed and weighed' },
  trailLeft: { 'zh-Hans': '前往香港途中', 'zh-Hant': '前往香港途中', en: 'On its way to Hong Kong' },
  sampleRecord: { 'zh-Hans': '示例记录', 'zh-Hant': '示例記錄', en: 'Sample record' },
  samplePhoto: { 'zh-Hans': '示例照片', 'zh-Hant': '示例相片', en: 'Sample photo' },

  fullText: { 'zh-Hans': '承诺的全文', 'zh-Hant': '承諾的全文', en: 'All promises in full' },

  evidenceTitle: {
    'zh-Hans': '这就是您会收到的称重记录',
    'zh-Hant': '這就是你會收到的磅重記錄',
    en: 'This is the weighing record you get',
  },
  size: { 'zh-Hans': '尺寸', 'zh-Hant': '尺寸', en: 'Size' },
  volumeWeight: { 'zh-Hans': '体积重', 'zh-Hant': '體積重', en: 'Volume weight' },
  volumeBy: {
    'zh-Hans': '{weight}（÷ {divisor}）',
    'zh-Hant': '{weight}（÷ {divisor}）',
    en: '{weight} (÷ {divisor})',
  },
  measuredBy: { 'zh-Hans': '测量人员', 'zh-Hant': '量度人員', en: 'Measured by' },
  samplePerson: { 'zh-Hans': '{place} · 阿强', 'zh-Hant': '{place} · 阿強', en: 'Ah Keung, {place}' },
  time: { 'zh-Hans': '时间', 'zh-Hant': '時間', en: 'Time' },
  parcel: { 'zh-Hans': '包裹', 'zh-Hant': '包裹', en: 'Parcel' },
  photoScale: { 'zh-Hans': '在秤上', 'zh-Hant': '在磅上', en: 'On the scale' },
  photoLabel: { 'zh-Hans': '面单', 'zh-Hant': '面單', en: 'The label' },
  photoOther: { 'zh-Hans': '同一单的另一件', 'zh-Hant': '同一單的另一件', en: 'Another parcel of the order' },
  question: { 'zh-Hans': '觉得重量不对？', 'zh-Hant': '對重量有異議？', en: 'Think the weight is wrong?' },
  questionMore: {
    'zh-Hans': '另一位同事 {hours} 小时内重新量，不收费，运费只会降、不会升。',
    'zh-Hant': '另一位同事 {hours} 小時內重新量度，費用全免，運費只會降、不會升。',
    en: 'A colleague measures it again within {hours} {hours|hour|hours}, free of charge. The freight can only go down.',
  },
})
