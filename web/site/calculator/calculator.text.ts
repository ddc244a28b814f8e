import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '寄过去要多少钱？', 'zh-Hant': '寄去要多少錢？', en: 'What will it cost?' },
  destination: { 'zh-Hans': '目的地', 'zh-Hant': '目的地', en: 'Destination' },
  weight: { 'zh-Hans': '总重量（kg）', 'zh-Hant': '總重量（kg）', en: 'Total weight (kg)' },
  size: { 'zh-Hans': '尺寸（厘米，选填）', 'zh-Hant': '尺寸（厘米，選填）', en: 'Size (cm, optional)' },
  length: { 'zh-Hans': '长', 'zh-Hant': '長', en: 'Length' },
  width: { 'zh-Hans': '宽', 'zh-Hant': '闊', en: 'Width' },
  height: { 'zh-Hans': '高', 'zh-Hant': '高', en: 'Height' },
  calculate: { 'zh-Hans': '计算运费', 'zh-Hant': '計算運費', en: 'Calculate' },
  calculating: { 'zh-Hans': '正在计算', 'zh-Hant': '正在計算', en: 'Calculating' },
  hint: {
    'zh-Hans': '填上重量，马上看到每条线路的价格。',
    'zh-Hant': '填上重量，即可看到每條路線的收費。',
    en: 'Enter a weight to see the price of every line at once.',
  },
  mend: {
    'zh-Hans': '填好重量和尺寸，这里就会显示价格。',
    'zh-Hant': '填妥重量和尺寸，這裡就會顯示收費。',
    en: 'Correct the weight and size to see the price here.',
  },
  weightFault: {
    'zh-Hans': '请填写重量，最多三位小数，不超过 {most} kg',
    'zh-Hant': '請填寫重量，最多三位小數，不超過 {most} kg',
    en: 'Please enter a weight of up to {most} kg, with three decimals at most',
  },
  sizeFault: {
    'zh-Hans': '长、宽、高请全部填写，或全部留空；最多一位小数，不超过 {most} 厘米',
    'zh-Hant': '長、闊、高請全部填寫，或全部留空；最多一位小數，不超過 {most} 厘米',
    en: 'Please enter all three sides or none, up to {most} cm each, with one decimal at most',
  },
  failed: {
    'zh-Hans': '计算失败，请检查网络后重试。',
    'zh-Hant': '未能計算，請檢查網絡後再試。',
    en: 'The price could not be calculated. Please check your network and try again.',
  },
  retry: { 'zh-Hans': '重试', 'zh-Hant': '重試', en: 'Try again' },
  nothing: {
    'zh-Hans': '这个目的地暂时没有线路。',
    'zh-Hant': '這個目的地暫時沒有路線。',
    en: 'There is currently no line to this destination.',
  },
  volumeHeavier: {
    'zh-Hans': '体积重 {volume}（{size} ÷ {divisor}）高于实际重量 {actual}，按 {billed} 计费。',
    'zh-Hant': '體積重 {volume}（{size} ÷ {divisor}）高於實際重量 {actual}，按 {billed} 計費。',
    en: 'The volume weight {volume} ({size} ÷ {divisor}) is above the actual weight {actual}, so {billed} is billed.',
  },
  actualHeavier: {
    'zh-Hans': '实际重量 {actual} 不低于体积重 {volume}（{size} ÷ {divisor}），按 {billed} 计费。',
    'zh-Hant': '實際重量 {actual} 不低於體積重 {volume}（{size} ÷ {divisor}），按 {billed} 計費。',
    en: 'The actual weight {actual} is not below the volume weight {volume} ({size} ÷ {divisor}), so {billed} is billed.',
  },
  withoutSize: {
    'zh-Hans': '实际重量 {actual}，按 {billed} 计费；填上尺寸还会比较体积重。',
    'zh-Hant': '實際重量 {actual}，按 {billed} 計費；填上尺寸還會比較體積重。',
    en: 'Actual weight {actual}, billed as {billed}. Add the size to compare the volume weight too.',
  },
  full: {
    'zh-Hans': '几个箱子、保险、港币价格：打开完整计算器',
    'zh-Hant': '數個箱子、保險、港幣收費：開啟完整計算器',
    en: 'Several boxes, insurance, Hong Kong dollars: open the full calculator',
  },
  lines: { 'zh-Hans': '线路和价格', 'zh-Hant': '路線及收費', en: 'Lines and prices' },
})
