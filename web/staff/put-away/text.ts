import { defineText } from '#web/kit/text/define-text.ts'

/** Putting parcels away with a scanner. */
export const text = defineText({
  title: { 'zh-Hans': '上架', 'zh-Hant': '上架', en: 'Put away' },
  soundOn: { 'zh-Hans': '打开声音', 'zh-Hant': '開啟聲音', en: 'Turn sound on' },
  soundOff: { 'zh-Hans': '关闭声音', 'zh-Hant': '關閉聲音', en: 'Turn sound off' },
  toBins: { 'zh-Hans': '查看全部库位', 'zh-Hant': '查看全部庫位', en: 'See all bins' },
  scanParcel: { 'zh-Hans': '扫描包裹', 'zh-Hant': '掃描包裹', en: 'Scan a parcel' },
  scanParcelHint: { 'zh-Hans': '快递单号', 'zh-Hant': '快遞單號', en: 'Tracking number' },
  scanBin: { 'zh-Hans': '扫描库位', 'zh-Hant': '掃描庫位', en: 'Scan the bin' },
  scanBinHint: { 'zh-Hans': '库位编号', 'zh-Hant': '庫位編號', en: 'Code of the bin' },
  ready: {
    'zh-Hans': '扫描一个包裹，这里会显示放到哪里。',
    'zh-Hant': '掃描一個包裹，這裡會顯示放到哪裡。',
    en: 'Scan a parcel, and its place appears here.',
  },
  wrong: {
    'zh-Hans': '“{number}”不是快递单号，请重新扫描',
    'zh-Hant': '「{number}」不是快遞單號，請重新掃描',
    en: '“{number}” is not a tracking number. Scan again',
  },
  wrongBin: {
    'zh-Hans': '“{code}”不是库位编号。请扫描库位标签，或按 Esc 换一个包裹',
    'zh-Hant': '「{code}」不是庫位編號。請掃描庫位標籤，或按 Esc 換一個包裹',
    en: '“{code}” is not the code of a bin. Scan the label of a bin, or press Esc for another parcel',
  },
  looking: { 'zh-Hans': '正在查找 {number}', 'zh-Hant': '正在尋找 {number}', en: 'Looking for {number}' },
  parcelOf: { 'zh-Hans': '{number} · {member}', 'zh-Hant': '{number} · {member}', en: '{number} · {member}' },
  zone: { 'zh-Hans': '库区 {zone}', 'zh-Hant': '庫區 {zone}', en: 'Zone {zone}' },
  sameMember: {
    'zh-Hans': '同一会员的 {count} 个包裹也在这里',
    'zh-Hant': '同一會員的 {count} 個包裹也在這裡',
    en: 'Parcels of the same member here: {count}',
  },
  firstFree: { 'zh-Hans': '最近的、放得下的库位', 'zh-Hant': '最近的、放得下的庫位', en: 'The nearest bin with room' },
  lies: { 'zh-Hans': '现在在 {shelf}', 'zh-Hant': '現在在 {shelf}', en: 'Lies in {shelf} now' },
  noBins: {
    'zh-Hans': '这个仓库还没有库位。请先在“库位”页新建',
    'zh-Hant': '這個倉庫尚未有庫位。請先在「庫位」頁新增',
    en: 'This warehouse has no bins yet. Create them on the page “Bins” first',
  },
  noneFits: {
    'zh-Hans': '没有放得下的空库位。请腾出或新建一个，再扫描它',
    'zh-Hant': '沒有放得下的空庫位。請騰出或新增一個，再掃描它',
    en: 'No bin with room fits it. Make room or create one, then scan it',
  },
  done: { 'zh-Hans': '{number} 已放入 {shelf}', 'zh-Hant': '{number} 已放入 {shelf}', en: '{number} is in {shelf}' },
  other: { 'zh-Hans': '换一个包裹（Esc）', 'zh-Hant': '換一個包裹（Esc）', en: 'Another parcel (Esc)' },
  waiting: { 'zh-Hans': '等待上架', 'zh-Hant': '等待上架', en: 'Waiting for a shelf' },
  waitingCount: { 'zh-Hans': '共 {count} 个', 'zh-Hant': '共 {count} 個', en: '{count} in all' },
  noneWaits: { 'zh-Hans': '没有等待上架的包裹。', 'zh-Hant': '沒有等待上架的包裹。', en: 'Nothing waits for a shelf.' },
  unsure: {
    'zh-Hans': '没有读清，请再扫一次',
    'zh-Hant': '沒有讀清，請再掃一次',
    en: 'That was not read clearly. Scan it again',
  },
})
