import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '收货台', 'zh-Hant': '收貨台', en: 'Receiving station' },
  noWarehouseTitle: {
    'zh-Hans': '尚未分配仓库',
    'zh-Hant': '尚未分配倉庫',
    en: 'No warehouse assigned',
  },
  noWarehouseSentence: {
    'zh-Hans': '请管理员为您分配仓库，然后重新登录。',
    'zh-Hant': '請管理員為你分配倉庫，然後重新登入。',
    en: 'Please ask an administrator to assign you a warehouse, then log in again.',
  },

  scan: { 'zh-Hans': '扫描快递单号', 'zh-Hant': '掃描快遞單號', en: 'Scan the tracking number' },
  scanPlaceholder: {
    'zh-Hans': '扫描或输入，然后按 Enter',
    'zh-Hant': '掃描或輸入，然後按 Enter',
    en: 'Scan or type, then Enter',
  },
  scanWrong: {
    'zh-Hans': '“{number}”不是快递单号（6–32 位字母、数字或连字符），请再扫一次',
    'zh-Hant': '「{number}」不是快遞單號（6–32 位字母、數字或連字號），請再掃一次',
    en: '“{number}” is not a tracking number (6 to 32 letters, digits or hyphens). Please scan again',
  },
  ready: {
    'zh-Hans': '准备就绪。扫描第一件包裹即可开始。',
    'zh-Hant': '準備就緒。掃描第一件包裹即可開始。',
    en: 'Ready. Scan a parcel to begin.',
  },
  justReceived: {
    'zh-Hans': '{number} 在 60 秒内已收过，本次扫描已忽略',
    'zh-Hant': '{number} 在 60 秒內已收過，這次掃描已忽略',
    en: '{number} was received less than 60 seconds ago. This scan was ignored',
  },

  undo: { 'zh-Hans': '撤销入库', 'zh-Hant': '復原入庫', en: 'Undo' },
  undone: { 'zh-Hans': '已撤销', 'zh-Hant': '已復原', en: 'Undone' },
  undoneNote: {
    'zh-Hans': '{number} 的入库已撤销。包裹在手的话，请再扫一次',
    'zh-Hant': '{number} 的入庫已復原。包裹仍在手上的話，請再掃一次',
    en: '{number} is no longer received. Scan it again if you have the parcel',
  },
  alreadyHere: {
    'zh-Hans': '{number} 已经扫过，正在处理',
    'zh-Hant': '{number} 已經掃過，正在處理',
    en: '{number} has already been scanned and is in progress',
  },
  queued: {
    'zh-Hans': '{number} 已排队，前面还有 {count} 件',
    'zh-Hant': '{number} 已排隊，前面還有 {count} 件',
    en: '{number} is queued behind {count|1 parcel|{count} parcels}',
  },
  saving: { 'zh-Hans': '正在入库', 'zh-Hant': '正在入庫', en: 'Being saved' },
  savingNumber: { 'zh-Hans': '{number} 正在入库…', 'zh-Hant': '{number} 正在入庫…', en: 'Saving {number}…' },
  waitingTitle: { 'zh-Hans': '等待处理', 'zh-Hant': '等待處理', en: 'Waiting' },
  waitingNone: {
    'zh-Hans': '没有等待的包裹。可以随时继续扫描。',
    'zh-Hant': '沒有等待的包裹。可隨時繼續掃描。',
    en: 'No parcels are waiting. You can keep scanning at any time.',
  },
  waitingCount: {
    'zh-Hans': '{count} 件等待称重',
    'zh-Hant': '{count} 件等待磅重',
    en: '{count|1 parcel is|{count} parcels are} waiting to be weighed',
  },
  waitingMark: { 'zh-Hans': '待称重', 'zh-Hant': '待磅重', en: 'To weigh' },
  removeWaiting: {
    'zh-Hans': '从列表移除 {number}',
    'zh-Hant': '從列表移除 {number}',
    en: 'Remove {number} from the list',
  },
  cameBack: { 'zh-Hans': '未入库', 'zh-Hant': '未入庫', en: 'Not received' },
  cameBackNote: {
    'zh-Hans': '{number} 没有入库：{sentence}',
    'zh-Hant': '{number} 沒有入庫：{sentence}',
    en: '{number} was not received: {sentence}',
  },
  open: { 'zh-Hans': '处理', 'zh-Hant': '處理', en: 'Open' },
  openNumber: { 'zh-Hans': '处理 {number}', 'zh-Hant': '處理 {number}', en: 'Open {number}' },
  moved: { 'zh-Hans': '调来的包裹', 'zh-Hant': '調來的包裹', en: 'Transfer' },
  movedHere: {
    'zh-Hans': '这是从{from}调来的包裹，由 {name} 寄出。不要再称重，请在“调仓”里扫描收货。',
    'zh-Hant': '這是由{from}調來的包裹，由 {name} 寄出。毋須再磅重，請在「調倉」掃描收貨。',
    en: 'It was moved here from {from} and sent by {name}. It is not weighed again: receive it as a transfer.',
  },
  toTransfer: { 'zh-Hans': '去调仓收货', 'zh-Hant': '前往調倉收貨', en: 'Receive the transfer' },
  leaveDuplicate: { 'zh-Hans': '不再收', 'zh-Hant': '不再收', en: 'Don’t receive' },

  labelRead: {
    'zh-Hans': '面单会员编号 {number} 已填入',
    'zh-Hant': '面單會員編號 {number} 已填入',
    en: 'Member number {number} filled in',
  },
  whoseTitle: { 'zh-Hans': '谁的包裹？', 'zh-Hant': '誰的包裹？', en: 'Whose parcel is this?' },
  whoseNext: {
    'zh-Hans': '请扫描这件包裹的快递单号，将收到这位会员名下。按 Esc 取消。',
    'zh-Hant': '請掃描這件包裹的快遞單號，將收到這位會員名下。按 Esc 取消。',
    en: 'Scan the tracking number of this parcel. It will be received for this member. Press Esc to cancel.',
  },
  whoseAsk: {
    'zh-Hans': '这个会员编号在哪一件的面单上？',
    'zh-Hant': '這個會員編號在哪一件的面單上？',
    en: 'Which parcel shows this member number?',
  },
  whoseNone: { 'zh-Hans': '都不是', 'zh-Hant': '都不是', en: 'None of them' },

  lookingUp: { 'zh-Hans': '正在查询…', 'zh-Hant': '正在查詢…', en: 'Looking it up…' },
  lookupFailed: {
    'zh-Hans': '预报信息查询失败，仍可照常收货。',
    'zh-Hant': '預報資料查詢失敗，仍可照常收貨。',
    en: 'The forecast could not be looked up. You can receive the parcel as usual.',
  },
  forecastBy: { 'zh-Hans': '预报会员', 'zh-Hant': '預報會員', en: 'Forecast by' },
  goodsOf: {
    'zh-Hans': '{goods}，{pieces} 件，{courier}，货值 {value}',
    'zh-Hant': '{goods}，{pieces} 件，{courier}，貨值 {value}',
    en: '{goods}, {pieces|1 piece|{pieces} pieces}, {courier}, worth {value}',
  },
  lookAtGoods: {
    'zh-Hans': '入库前请看一眼货物',
    'zh-Hant': '入庫前請看一看貨物',
    en: 'Check the goods before you receive this parcel',
  },
  goodsForbidden: {
    'zh-Hans': '违禁：{word}（{category}）',
    'zh-Hant': '違禁：{word}（{category}）',
    en: 'Forbidden: {word} ({category})',
  },
  goodsSensitive: {
    'zh-Hans': '敏感：{word}（{category}）',
    'zh-Hant': '敏感：{word}（{category}）',
    en: 'Sensitive: {word} ({category})',
  },
  inStockHere: {
    'zh-Hans': '本仓另有 {count} 个包裹在库',
    'zh-Hant': '本倉另有 {count} 個包裹在庫',
    en: '{count|1 more parcel|{count} more parcels} in stock here',
  },
  manyInStockHere: {
    'zh-Hans': '本仓另有 {count}+ 个包裹在库',
    'zh-Hant': '本倉另有 {count}+ 個包裹在庫',
    en: '{count}+ more parcels in stock here',
  },
  noneInStockHere: {
    'zh-Hans': '本仓没有其他在库包裹',
    'zh-Hant': '本倉沒有其他在庫包裹',
    en: 'No other parcels in stock here',
  },
  lastShelf: { 'zh-Hans': '上次货架', 'zh-Hant': '上次貨架', en: 'Last shelf' },
  otherWarehouse: {
    'zh-Hans': '预报到 {forecast}，不是 {here}。照常收货，系统会标记“到错仓库”并通知会员。',
    'zh-Hant': '預報到 {forecast}，不是 {here}。照常收貨，系統會標記「到錯倉庫」並通知會員。',
    en: 'Forecast for {forecast}, not {here}. Receive it as usual. It is marked “Wrong warehouse”, and we notify the member.',
  },
  wrongWarehouse: { 'zh-Hans': '到错仓库', 'zh-Hant': '到錯倉庫', en: 'Wrong warehouse' },
  severalForecasts: {
    'zh-Hans': '{count} 位会员预报了这个单号，请输入面单上的会员编号',
    'zh-Hant': '{count} 位會員預報了這個單號，請輸入面單上的會員編號',
    en: '{count} members have forecast this number. Please enter the member number on the label',
  },
  noForecast: {
    'zh-Hans': '没有人预报这个单号',
    'zh-Hant': '沒有人預報這個單號',
    en: 'Nobody has forecast this number',
  },
  noForecastNext: {
    'zh-Hans': '面单上有会员编号就输入；没有的话，收货后列为无主包裹。',
    'zh-Hant': '面單上有會員編號就輸入；沒有的話，收貨後列為無主包裹。',
    en: 'Enter the member number if it is on the label. Without it, the parcel is received as unclaimed.',
  },
  goesToLabel: {
    'zh-Hans': '将收到 {name}（{number}）名下',
    'zh-Hant': '將收到 {name}（{number}）名下',
    en: 'It will be received for {name} ({number})',
  },
  receivedBefore: {
    'zh-Hans': '这个单号以前收过',
    'zh-Hant': '這個單號以前收過',
    en: 'This number was received before',
  },
  receivedLine: {
    'zh-Hans': '{when}，{warehouse}，{who}，{weight}：{result}',
    'zh-Hant': '{when}，{warehouse}，{who}，{weight}：{result}',
    en: '{when}, {warehouse}, {who}, {weight}: {result}',
  },
  unclaimedBefore: {
    'zh-Hans': '{warehouse} 有一件同单号的无主包裹（{when} 收到）',
    'zh-Hant': '{warehouse} 有一件同單號的無主包裹（{when} 收到）',
    en: 'An unclaimed parcel with this number is at {warehouse} (received {when})',
  },

  weight: { 'zh-Hans': '重量（kg）', 'zh-Hant': '重量（kg）', en: 'Weight (kg)' },
  length: { 'zh-Hans': '长（cm）', 'zh-Hant': '長（cm）', en: 'Length (cm)' },
  width: { 'zh-Hans': '宽（cm）', 'zh-Hant': '闊（cm）', en: 'Width (cm)' },
  height: { 'zh-Hans': '高（cm）', 'zh-Hant': '高（cm）', en: 'Height (cm)' },
  label: { 'zh-Hans': '面单上的会员编号', 'zh-Hant': '面單上的會員編號', en: 'Member number' },
  labelWrong: {
    'zh-Hans': '校验码不符，编号可能看错了一位',
    'zh-Hant': '核對碼不符，編號可能看錯了一位',
    en: 'The check digit does not match. One character may be wrong',
  },
  labelUnknown: { 'zh-Hans': '没有这个会员编号', 'zh-Hant': '沒有這個會員編號', en: 'No member has this number' },
  labelSlips: { 'zh-Hans': '是不是这一位？', 'zh-Hant': '是不是這一位？', en: 'Is it one of these?' },
  shelf: { 'zh-Hans': '货架', 'zh-Hant': '貨架', en: 'Shelf' },
  courier: { 'zh-Hans': '快递公司', 'zh-Hant': '快遞公司', en: 'Courier' },
  courierUnknown: { 'zh-Hans': '不确定', 'zh-Hant': '不確定', en: 'Not sure' },
  abnormal: { 'zh-Hans': '异常', 'zh-Hant': '異常', en: 'Problem' },
  abnormalNone: { 'zh-Hans': '无异常', 'zh-Hant': '沒有異常', en: 'No problem' },
  abnormalCode: { 'zh-Hans': '异常类型', 'zh-Hant': '異常類型', en: 'Type of problem' },
  abnormalText: {
    'zh-Hans': '异常说明（会员可见）',
    'zh-Hant': '異常說明（會員可見）',
    en: 'Description (shown to the member)',
  },
  abnormalBlocks: {
    'zh-Hans': '有此类异常的包裹不能申请集运。',
    'zh-Hant': '有此類異常的包裹不能申請集運。',
    en: 'A parcel with this problem cannot be shipped.',
  },
  pieces: { 'zh-Hans': '件数', 'zh-Hant': '件數', en: 'Pieces' },
  remark: { 'zh-Hans': '备注（内部）', 'zh-Hant': '備註（內部）', en: 'Remark (internal)' },
  photos: { 'zh-Hans': '照片', 'zh-Hant': '相片', en: 'Photos' },

  volumeWeight: { 'zh-Hans': '体积重 {weight}', 'zh-Hant': '體積重 {weight}', en: 'Volume weight {weight}' },
  billable: { 'zh-Hans': '按 {weight} 计费', 'zh-Hant': '按 {weight} 計費', en: 'Billed as {weight}' },
  weightMissing: { 'zh-Hans': '请称重', 'zh-Hant': '請磅重', en: 'Please weigh the parcel' },
  sizeMissing: { 'zh-Hans': '请量尺寸', 'zh-Hant': '請量尺寸', en: 'Please measure the parcel' },
  weightOut: {
    'zh-Hans': '重量须在 0.001–2000 kg 之间；是不是把单号扫进了这一格？',
    'zh-Hant': '重量須在 0.001–2000 kg 之間；是不是把單號掃進了這一格？',
    en: 'The weight must be between 0.001 and 2000 kg. Was a tracking number scanned into this field?',
  },
  sizeOut: {
    'zh-Hans': '尺寸须在 0.1–2000 cm 之间',
    'zh-Hant': '尺寸須在 0.1–2000 cm 之間',
    en: 'The size must be between 0.1 and 2000 cm',
  },

  receive: { 'zh-Hans': '入库', 'zh-Hant': '入庫', en: 'Receive' },
  drop: { 'zh-Hans': '放弃这件', 'zh-Hant': '放棄這件', en: 'Skip this one' },
  notKnown: {
    'zh-Hans': '没有收到服务器的响应，不确定是否已入库。请再按一次“入库”，同一件不会重复入库。',
    'zh-Hant': '沒有收到伺服器的回應，不確定是否已入庫。請再按一次「入庫」，同一件不會重複入庫。',
    en: 'The server did not answer, so we do not know whether the parcel was received. Press “Receive” again. It will not be received twice.',
  },

  matched: { 'zh-Hans': '入库成功', 'zh-Hant': '入庫成功', en: 'Received' },
  matchedNext: { 'zh-Hans': '已按预报入库', 'zh-Hant': '已按預報入庫', en: 'Received as forecast' },
  direct: { 'zh-Hans': '按面单入库', 'zh-Hant': '按面單入庫', en: 'Received by the label' },
  directNext: {
    'zh-Hans': '没有预报，按面单上的会员编号入库；会员需补充申报货物',
    'zh-Hant': '沒有預報，按面單上的會員編號入庫；會員需補充申報貨物',
    en: 'No forecast: received by the member number on the label. The member still has to declare the goods',
  },
  unclaimed: { 'zh-Hans': '无主包裹', 'zh-Hant': '無主包裹', en: 'Unclaimed parcel' },
  unclaimedNext: {
    'zh-Hans': '不知道是谁的，请放到无主货架，等会员认领',
    'zh-Hant': '不知道是誰的，請放到無主貨架，等會員認領',
    en: 'The owner is unknown. Please put it on the unclaimed shelf until a member claims it',
  },
  contestedNext: {
    'zh-Hans': '多位会员预报了这个单号：{names}。请另放，由客服核实。',
    'zh-Hant': '多位會員預報了這個單號：{names}。請另放，由客戶服務核實。',
    en: 'Several members have forecast this number: {names}. Please set it aside. Customer service decides.',
  },
  wrong_warehouse: { 'zh-Hans': '到错仓库', 'zh-Hant': '到錯倉庫', en: 'Wrong warehouse' },
  wrong_warehouseNext: {
    'zh-Hans': '已入库并标记，会员会收到通知',
    'zh-Hant': '已入庫並標記，會員會收到通知',
    en: 'Received and marked. We notify the member',
  },
  duplicate: { 'zh-Hans': '重复', 'zh-Hant': '重複', en: 'Duplicate' },
  duplicateNext: {
    'zh-Hans': '已留存第二次称重记录，原来的包裹不变',
    'zh-Hant': '已留存第二次磅重記錄，原來的包裹不變',
    en: 'Kept as a second weighing record. The original parcel is unchanged',
  },
  duplicateRefused: {
    'zh-Hans': '这个单号在本仓已经收过，这次没有入库。可以直接扫描下一件。',
    'zh-Hant': '這個單號在本倉已經收過，這次沒有入庫。可直接掃描下一件。',
    en: 'This number has already been received here, so it was not received again. You can scan the next parcel.',
  },
  receiveAgain: {
    'zh-Hans': '仍要再收一次（F8）',
    'zh-Hant': '仍要再收一次（F8）',
    en: 'Receive it again anyway (F8)',
  },
  ignored: { 'zh-Hans': '已忽略', 'zh-Hant': '已忽略', en: 'Ignored' },
  nameSeparator: { 'zh-Hans': '、', 'zh-Hant': '、', en: ', ' },
  putOnShelf: { 'zh-Hans': '上架', 'zh-Hant': '上架', en: 'Put on shelf' },

  thisShift: { 'zh-Hans': '本班 {count} 件', 'zh-Hant': '本班 {count} 件', en: 'this shift {count}' },
  today: { 'zh-Hans': '今天已收 {count} 件', 'zh-Hant': '今日已收 {count} 件', en: 'Today {count} received' },
  lastScans: { 'zh-Hans': '最近 20 件', 'zh-Hant': '最近 20 件', en: 'Last 20 scans' },
  noScans: {
    'zh-Hans': '扫过的包裹会列在这里。',
    'zh-Hant': '掃過的包裹會列在這裡。',
    en: 'Scanned parcels appear here.',
  },
  nobody: { 'zh-Hans': '面单无编号', 'zh-Hant': '面單沒有編號', en: 'No number on the label' },

  soundOn: { 'zh-Hans': '声音：开', 'zh-Hant': '聲音：開', en: 'Sound: on' },
  soundOff: { 'zh-Hans': '声音：关', 'zh-Hant': '聲音：關', en: 'Sound: off' },
})
