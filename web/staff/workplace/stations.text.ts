import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '工作站', 'zh-Hant': '工作站', en: 'Stations' },
  lead: {
    'zh-Hans':
      '几个人共用的设备。管理员在设备上开站之后，大家用工牌或 PIN 换人，每一步都记在本人名下；在工作站上只能做仓库的工作。',
    'zh-Hant':
      '多人共用的裝置。管理員在裝置上開站後，各人以工牌或 PIN 換人，每一步都記在本人名下；在工作站上只可做倉庫的工作。',
    en: 'Devices that several people share. Once an administrator has opened one, people change by badge or PIN, and each step is recorded under their own name. Only warehouse work is possible there.',
  },
  add: { 'zh-Hans': '新增工作站', 'zh-Hant': '新增工作站', en: 'Add a station' },
  list: { 'zh-Hans': '工作站列表', 'zh-Hant': '工作站列表', en: 'List of stations' },
  name: { 'zh-Hans': '名称', 'zh-Hant': '名稱', en: 'Name' },
  nameHint: { 'zh-Hans': '例如：收货 1 号台', 'zh-Hant': '例如：收貨 1 號台', en: 'For example: Receiving desk 1' },
  nameMissing: { 'zh-Hans': '请填写名称', 'zh-Hant': '請填寫名稱', en: 'Enter a name' },
  warehouse: { 'zh-Hans': '仓库', 'zh-Hant': '倉庫', en: 'Warehouse' },
  allWarehouses: { 'zh-Hans': '全部仓库', 'zh-Hant': '全部倉庫', en: 'All warehouses' },
  paper: { 'zh-Hans': '标签纸', 'zh-Hant': '標籤紙', en: 'Label paper' },
  paperSize: { 'zh-Hans': '{size} 毫米', 'zh-Hant': '{size} 毫米', en: '{size} mm' },
  state: { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'Status' },
  open: { 'zh-Hans': '已开站', 'zh-Hant': '已開站', en: 'Open' },
  closed: { 'zh-Hans': '未开站', 'zh-Hant': '未開站', en: 'Closed' },
  suspended: { 'zh-Hans': '已停用', 'zh-Hant': '已停用', en: 'Suspended' },
  worker: { 'zh-Hans': '现在：{name}', 'zh-Hant': '現時：{name}', en: 'Now: {name}' },
  noWorker: { 'zh-Hans': '现在没有人', 'zh-Hant': '現時沒有人', en: 'Nobody is signed in' },
  openedBy: {
    'zh-Hans': '{name} 于 {when} 开站，到 {until} 自动关闭',
    'zh-Hant': '{name} 於 {when} 開站，至 {until} 自動關閉',
    en: 'Opened by {name}, {when}. Closes automatically: {until}',
  },
  openHere: { 'zh-Hans': '在这台设备上开站', 'zh-Hant': '在這部裝置上開站', en: 'Open on this device' },
  openTitle: {
    'zh-Hans': '把这台设备变成“{name}”？',
    'zh-Hant': '把這部裝置變成「{name}」？',
    en: 'Turn this device into {name}?',
  },
  openSentence: {
    'zh-Hans': '您会在这台设备上退出登录，之后大家用工牌或 PIN 换人。{hours} 小时后自动关闭。',
    'zh-Hant': '你會在這部裝置上登出，其後各人以工牌或 PIN 換人。{hours} 小時後自動關閉。',
    en: 'You are logged out on this device, and people then change by badge or PIN. It closes automatically after {hours} hours.',
  },
  openElsewhere: {
    'zh-Hans': '它在另一台设备上已经开站：那里会立即关闭。',
    'zh-Hant': '它在另一部裝置上已經開站：那裡會即時關閉。',
    en: 'It is open on another device, where it closes at once.',
  },
  openYes: { 'zh-Hans': '开站', 'zh-Hant': '開站', en: 'Open it' },
  close: { 'zh-Hans': '关站', 'zh-Hant': '關站', en: 'Close' },
  closeTitle: { 'zh-Hans': '关闭“{name}”？', 'zh-Hant': '關閉「{name}」？', en: 'Close {name}?' },
  closeSentence: {
    'zh-Hans': '正在那里工作的人会立即退出，还没有保存的扫描留在那台设备上。',
    'zh-Hant': '正在那裡工作的人會即時登出，尚未儲存的掃描會留在那部裝置上。',
    en: 'The person who works there is logged out at once. Scans that are not saved yet stay on that device.',
  },
  closeYes: { 'zh-Hans': '关站', 'zh-Hant': '關站', en: 'Close it' },
  closeDone: { 'zh-Hans': '{name} 已关闭', 'zh-Hant': '{name} 已關閉', en: '{name} is closed' },
  edit: { 'zh-Hans': '修改', 'zh-Hant': '修改', en: 'Change' },
  editTitle: { 'zh-Hans': '修改“{name}”', 'zh-Hant': '修改「{name}」', en: 'Change {name}' },
  inUse: {
    'zh-Hans': '停用：不能再开站，已开的立即关闭',
    'zh-Hant': '停用：不能再開站，已開的即時關閉',
    en: 'Suspended: it cannot be opened, and an open one closes at once',
  },
  save: { 'zh-Hans': '保存', 'zh-Hant': '儲存', en: 'Save' },
  saved: { 'zh-Hans': '{name} 已保存', 'zh-Hant': '{name} 已儲存', en: '{name} saved' },
  emptyTitle: { 'zh-Hans': '还没有工作站', 'zh-Hant': '尚未有工作站', en: 'No stations yet' },
  emptySentence: {
    'zh-Hans': '一台设备由一个人专用时不需要工作站；几个人轮流使用时，请在这里新增。',
    'zh-Hant': '一部裝置由一人專用時不需要工作站；多人輪流使用時，請在這裡新增。',
    en: 'A device that one person uses needs no station. Add one where several people take turns.',
  },
})
