import { defineText } from '#web/kit/text/define-text.ts'

/** The column headers of the grid, of the templates, and of files that members import. */
export const columnText = defineText({
  trackingNumber: { 'zh-Hans': '快递单号', 'zh-Hant': '快遞單號', en: 'Tracking number' },
  courier: { 'zh-Hans': '快递公司', 'zh-Hant': '快遞公司', en: 'Courier' },
  warehouse: { 'zh-Hans': '仓库', 'zh-Hant': '倉庫', en: 'Warehouse' },
  productName: { 'zh-Hans': '品名', 'zh-Hant': '品名', en: 'Product name' },
  specification: { 'zh-Hans': '规格型号', 'zh-Hant': '規格型號', en: 'Specification' },
  goodsType: { 'zh-Hans': '货物类型', 'zh-Hant': '貨物類型', en: 'Goods type' },
  quantity: { 'zh-Hans': '件数', 'zh-Hant': '件數', en: 'Quantity' },
  unitPrice: { 'zh-Hans': '单价（元）', 'zh-Hant': '單價（人民幣）', en: 'Unit price (CNY)' },
  customerCode: { 'zh-Hans': '客户代码', 'zh-Hant': '客戶代碼', en: 'Customer code' },
  remark: { 'zh-Hans': '备注', 'zh-Hant': '備註', en: 'Remark' },
  purchaseNumber: { 'zh-Hans': '购物订单号', 'zh-Hant': '購物訂單編號', en: 'Shop order number' },
  purchaseParcels: { 'zh-Hans': '卖家分几个包裹', 'zh-Hant': '賣家分多少個包裹', en: 'Parcels sent' },
})

export const text = defineText({
  bringTitle: { 'zh-Hans': '添加单号', 'zh-Hant': '加入單號', en: 'Add your tracking numbers' },
  pasteLabel: {
    'zh-Hans': '粘贴表格或订单文字',
    'zh-Hant': '貼上表格或訂單文字',
    en: 'Paste a table or the text of your orders',
  },
  pasteHint: {
    'zh-Hans':
      '从淘宝、京东、拼多多的订单页或聊天记录整段复制都可以，我们会找出快递单号、品名和金额。文字只在您的浏览器里处理。',
    'zh-Hant': '可從淘寶、京東、拼多多的訂單頁或對話整段複製，我們會找出快遞單號、品名和金額。文字只在你的瀏覽器處理。',
    en: 'Copy whole order pages or chats from Taobao, JD or Pinduoduo. We find the tracking numbers, goods and amounts. The text is processed in your browser only.',
  },
  readPaste: { 'zh-Hans': '识别', 'zh-Hant': '辨識', en: 'Find the parcels' },
  chooseFile: { 'zh-Hans': '选择文件', 'zh-Hant': '選擇檔案', en: 'Choose a file' },
  fileLabel: { 'zh-Hans': 'CSV 或 XLSX 文件', 'zh-Hant': 'CSV 或 XLSX 檔案', en: 'CSV or XLSX file' },
  fileHint: {
    'zh-Hans': '把文件拖到这里，或点选择；最大 5 MB，一次最多 {count} 行',
    'zh-Hant': '把檔案拖到這裡，或按選擇；最大 5 MB，一次最多 {count} 行',
    en: 'Drop the file here or choose it: up to 5 MB and {count} rows at a time',
  },
  templateXlsx: { 'zh-Hans': '下载 Excel 模板', 'zh-Hant': '下載 Excel 範本', en: 'Download the Excel template' },
  templateCsv: { 'zh-Hans': '下载 CSV 模板', 'zh-Hant': '下載 CSV 範本', en: 'Download the CSV template' },
  templateName: { 'zh-Hans': '包裹预报模板', 'zh-Hant': '包裹預報範本', en: 'parcel-forecast-template' },
  readRows: {
    'zh-Hans': '读到 {count} 行，请在下面核对。',
    'zh-Hant': '讀到 {count} 行，請在下面核對。',
    en: '{count|1 row was found|{count} rows were found}. Please check below.',
  },
  readNone: {
    'zh-Hans': '没有找到快递单号。请检查内容，或下载模板填写。',
    'zh-Hant': '找不到快遞單號。請檢查內容，或下載範本填寫。',
    en: 'No tracking number was found. Please check the text, or use the template.',
  },
  readTwins: {
    'zh-Hans': '{count} 个单号已在表中，没有重复加入。',
    'zh-Hant': '{count} 個單號已在表內，沒有重複加入。',
    en: '{count|1 number is|{count} numbers are} in the table already and {count|was|were} not added again.',
  },
  tooMany: {
    'zh-Hans': '一次最多 {count} 行，其余 {left} 行没有加入；请先导入这些，再添加其余的。',
    'zh-Hant': '一次最多 {count} 行，其餘 {left} 行沒有加入；請先匯入這些，再加入其餘的。',
    en: 'At most {count} rows at a time: {left|1 more was|{left} more were} left out. Import these first, then add the rest.',
  },
  fileTooLarge: { 'zh-Hans': '文件不能超过 5 MB', 'zh-Hant': '檔案不能超過 5 MB', en: 'The file must not exceed 5 MB' },
  fileOld: {
    'zh-Hans': '这是旧版 .xls 文件，请另存为 .xlsx 或 CSV。',
    'zh-Hant': '這是舊版 .xls 檔案，請另存為 .xlsx 或 CSV。',
    en: 'This is an old .xls file. Please save it as .xlsx or CSV.',
  },
  fileUnread: {
    'zh-Hans': '无法读取这个文件，请另存为 .xlsx 或 CSV 再试。',
    'zh-Hant': '未能讀取此檔案，請另存為 .xlsx 或 CSV 再試。',
    en: 'This file cannot be read. Please save it as .xlsx or CSV and try again.',
  },

  unreadTitle: { 'zh-Hans': '这些内容没有识别', 'zh-Hant': '這些內容未能辨識', en: 'Some of this was not understood' },
  unreadLead: {
    'zh-Hans': '请选择它们的意思，或选择不用。',
    'zh-Hant': '請選擇它們的意思，或選擇不用。',
    en: 'Choose what each one means, or leave it out.',
  },
  unreadColumn: {
    'zh-Hans': '“{head}”一列（{count} 行：{samples}）',
    'zh-Hant': '「{head}」一欄（{count} 行：{samples}）',
    en: 'Column “{head}” ({count|1 row|{count} rows}: {samples})',
  },
  unreadBare: {
    'zh-Hans': '第 {place} 列（{count} 行：{samples}）',
    'zh-Hant': '第 {place} 欄（{count} 行：{samples}）',
    en: 'Column {place} ({count|1 row|{count} rows}: {samples})',
  },
  unreadName: {
    'zh-Hans': '{column}“{typed}”（{count} 行）',
    'zh-Hant': '{column}「{typed}」（{count} 行）',
    en: '{column} “{typed}” ({count|1 row|{count} rows})',
  },
  sampleGap: { 'zh-Hans': '、', 'zh-Hant': '、', en: ', ' },
  leaveOut: { 'zh-Hans': '不用这一列', 'zh-Hant': '不用這一欄', en: 'Leave this column out' },
  leaveEmpty: {
    'zh-Hans': '留空，用默认值',
    'zh-Hant': '留空，用預設值',
    en: 'Leave empty and use the default',
  },
  unreadFault: {
    'zh-Hans': '没有识别“{typed}”，请选择',
    'zh-Hant': '未能辨識「{typed}」，請選擇',
    en: '“{typed}” was not understood. Please choose',
  },
  answerFirst: {
    'zh-Hans': '请先处理上面没有识别的列',
    'zh-Hant': '請先處理上面未能辨識的欄',
    en: 'Please choose what to do with the columns above first',
  },

  defaultsTitle: { 'zh-Hans': '空白格默认填入', 'zh-Hant': '空白格預設填入', en: 'Defaults for empty cells' },

  tableTitle: { 'zh-Hans': '核对后导入', 'zh-Hant': '核對後匯入', en: 'Check, then import' },
  keysHint: {
    'zh-Hans': 'Enter 到下一行，Tab 到下一格；从 Excel 复制的多格内容可直接粘贴到格子里。',
    'zh-Hant': 'Enter 到下一行，Tab 到下一格；從 Excel 複製的多格內容可直接貼到格內。',
    en: 'Enter goes to the next row, Tab to the next cell. Cells copied from Excel can be pasted right into the table.',
  },
  rowNumber: { 'zh-Hans': '第 {row} 行', 'zh-Hant': '第 {row} 行', en: 'Row {row}' },
  cell: { 'zh-Hans': '第 {row} 行 {column}', 'zh-Hant': '第 {row} 行 {column}', en: '{column}, row {row}' },
  state: { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'Status' },
  good: { 'zh-Hans': '可导入', 'zh-Hant': '可匯入', en: 'Ready' },
  doubtful: { 'zh-Hans': '请核对', 'zh-Hant': '請核對', en: 'Please check' },
  wrong: { 'zh-Hans': '要修改', 'zh-Hant': '要修改', en: 'Needs correction' },
  guessed: {
    'zh-Hans': '快递公司是按单号推测的，请核对。',
    'zh-Hant': '快遞公司是按單號推測的，請核對。',
    en: 'We guessed the courier from the number. Please check it.',
  },
  several: {
    'zh-Hans': '按单号可能是：{couriers}。请选择。',
    'zh-Hant': '按單號可能是：{couriers}。請選擇。',
    en: 'Based on the number, it may be {couriers}. Please choose.',
  },
  unlikely: {
    'zh-Hans': '不太像快递单号，请核对。',
    'zh-Hant': '不太像快遞單號，請核對。',
    en: 'This does not look like a tracking number. Please check it.',
  },
  shortened: {
    'zh-Hans': '单号被 Excel 缩短了。请把这一列设为“文本”后重新填写。',
    'zh-Hant': '單號被 Excel 縮短了。請把這一欄設為「文字」後重新填寫。',
    en: 'Excel has shortened this number. Format the column as text and enter it again.',
  },
  fault: { 'zh-Hans': '{column}：{sentence}', 'zh-Hant': '{column}：{sentence}', en: '{column}: {sentence}' },
  showAll: { 'zh-Hans': '全部', 'zh-Hant': '全部', en: 'All rows' },
  showWrong: { 'zh-Hans': '要修改的', 'zh-Hant': '要修改的', en: 'To correct' },
  showDoubtful: { 'zh-Hans': '请核对的', 'zh-Hant': '請核對的', en: 'To check' },
  narrow: { 'zh-Hans': '显示哪些行', 'zh-Hant': '顯示哪些行', en: 'Which rows to show' },
  moreColumns: {
    'zh-Hans': '显示客户代码、备注和购物订单',
    'zh-Hant': '顯示客戶代碼、備註和購物訂單',
    en: 'Show customer code, remark and shop order',
  },
  removeRow: { 'zh-Hans': '删除第 {row} 行', 'zh-Hant': '刪除第 {row} 行', en: 'Remove row {row}' },
  removeAll: { 'zh-Hans': '清空表格', 'zh-Hant': '清空表格', en: 'Clear the table' },
  removeAllQuestion: {
    'zh-Hans': '表中的 {count} 行会全部清除，不会影响已经导入的包裹。',
    'zh-Hant': '表內的 {count} 行會全部清除，不會影響已經匯入的包裹。',
    en: '{count|The one row|All {count} rows} of the table will be cleared. Parcels you have already imported stay.',
  },
  addRow: { 'zh-Hans': '加一行', 'zh-Hant': '加一行', en: 'Add a row' },
  importGood: {
    'zh-Hans': '导入 {count} 行',
    'zh-Hant': '匯入 {count} 行',
    en: 'Import {count|1 row|{count} rows}',
  },
  importNothing: {
    'zh-Hans': '还没有可以导入的行',
    'zh-Hant': '還沒有可以匯入的行',
    en: 'No rows to import yet',
  },
  goodsForbidden: {
    'zh-Hans': '{word}（{category}）看起来不能寄：{rule}',
    'zh-Hant': '{word}（{category}）似乎不能寄：{rule}',
    en: '{word} ({category}) looks like something that cannot be sent. {rule}',
  },
  goodsSensitive: {
    'zh-Hans': '{word}（{category}）看起来是敏感货，请把货物类型改为敏感货',
    'zh-Hant': '{word}（{category}）似乎是敏感貨，請將貨物類型改為敏感貨',
    en: '{word} ({category}) looks like sensitive goods. Please change the goods type to sensitive',
  },
  keptBack: {
    'zh-Hans': '另有 {count} 行要修改，会留在表中。',
    'zh-Hant': '另有 {count} 行要修改，會留在表內。',
    en: '{count|1 row needs|{count} rows need} correction and will stay in the table.',
  },
  someRefused: {
    'zh-Hans': '有 {count} 行没有通过，留在表中并标出了原因。',
    'zh-Hant': '有 {count} 行未能通過，留在表內並已標出原因。',
    en: '{count|1 row was|{count} rows were} refused and {count|stays|stay} in the table, with the reason.',
  },
  imported: {
    'zh-Hans': '已预报 {count} 个包裹',
    'zh-Hant': '已預報 {count} 個包裹',
    en: '{count|1 parcel has|{count} parcels have} been forecast',
  },
  importedNext: {
    'zh-Hans': '到仓后我们会称重、拍照并发邮件通知您。在此之前，您可以在包裹列表里修改或删除。',
    'zh-Hant': '到倉後我們會磅重、拍照並以電郵通知你。在此之前，你可以在包裹列表修改或刪除。',
    en: 'When they arrive we weigh and photograph them and e-mail you. Until then you can edit or delete them in the package list.',
  },
  importedLeft: {
    'zh-Hans': '还有 {count} 行留在表中，修改后可再导入。',
    'zh-Hant': '還有 {count} 行留在表內，修改後可再匯入。',
    en: '{count|1 row is|{count} rows are} still in the table: correct and import again.',
  },
  seeParcels: { 'zh-Hans': '查看包裹列表', 'zh-Hant': '查看包裹列表', en: 'See my parcels' },
})
