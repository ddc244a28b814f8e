import { defineText } from '#web/kit/text/define-text.ts'

/** How labels are printed at a station. */
export const text = defineText({
  column: { 'zh-Hans': '打印标签', 'zh-Hant': '列印標籤', en: 'Labels' },
  way: { 'zh-Hans': '打印方式', 'zh-Hant': '列印方式', en: 'How labels are printed' },
  network: { 'zh-Hans': '网络打印机', 'zh-Hant': '網絡列印機', en: 'Network printer' },
  browser: { 'zh-Hans': '浏览器打印', 'zh-Hant': '瀏覽器列印', en: 'The browser prints' },
  download: { 'zh-Hans': '下载文件', 'zh-Hant': '下載檔案', en: 'Download' },
  networkHint: {
    'zh-Hans': '服务器把标签直接发给支持 ZPL 的标签打印机',
    'zh-Hant': '伺服器把標籤直接送往支援 ZPL 的標籤列印機',
    en: 'The server sends the label to a label printer that understands ZPL',
  },
  browserHint: {
    'zh-Hans': '打印到这台设备的打印机；Chromium 以 --kiosk-printing 启动时不出现打印对话框',
    'zh-Hant': '列印到這部裝置的列印機；Chromium 以 --kiosk-printing 啟動時不會出現列印對話框',
    en: 'On the printer of the device. Chromium that was started with --kiosk-printing shows no dialog',
  },
  downloadHint: {
    'zh-Hans': '只保存 PDF 文件，由人打印',
    'zh-Hant': '只儲存 PDF 檔案，由人列印',
    en: 'The PDF is saved, and a person prints it',
  },
  host: { 'zh-Hans': '打印机的 IPv4 地址', 'zh-Hant': '列印機的 IPv4 位址', en: 'IPv4 address of the printer' },
  hostHint: {
    'zh-Hans': '仓库内部网络的地址',
    'zh-Hant': '倉庫內部網絡的位址',
    en: 'In the warehouse’s own network',
  },
  hostWrong: {
    'zh-Hans': '请填写 10.x.x.x、172.16.x.x 到 172.31.x.x，或 192.168.x.x',
    'zh-Hant': '請填寫 10.x.x.x、172.16.x.x 至 172.31.x.x，或 192.168.x.x',
    en: 'Enter 10.x.x.x, 172.16.x.x to 172.31.x.x, or 192.168.x.x',
  },
  port: { 'zh-Hans': '端口', 'zh-Hant': '連接埠', en: 'Port' },
  portHint: { 'zh-Hans': '通常是 9100', 'zh-Hant': '通常是 9100', en: 'Usually 9100' },
  portWrong: { 'zh-Hans': '请填写 9100 到 9109', 'zh-Hant': '請填寫 9100 至 9109', en: 'Enter 9100 to 9109' },
  test: { 'zh-Hans': '打印测试标签', 'zh-Hant': '列印測試標籤', en: 'Print a test label' },
  tested: {
    'zh-Hans': '测试标签已发给 {name} 的打印机，请看看有没有打印出来',
    'zh-Hant': '測試標籤已送往 {name} 的列印機，請看看有否列印出來',
    en: 'The printer of {name} has taken the test label. Look whether it came out',
  },
  testedHere: {
    'zh-Hans': '测试标签已交给这台设备打印',
    'zh-Hant': '測試標籤已交予這部裝置列印',
    en: 'The test label was sent to print on this device',
  },
  testSaved: { 'zh-Hans': '已下载 {file}', 'zh-Hant': '已下載 {file}', en: '{file} has been downloaded' },
})
