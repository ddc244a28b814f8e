import { defineText } from '#web/kit/text/define-text.ts'

/** The scale that sends its weights to the page (decision record 101). */
export const text = defineText({
  scale: { 'zh-Hans': '电子秤', 'zh-Hant': '電子磅', en: 'Scale' },
  connect: { 'zh-Hans': '连接电子秤', 'zh-Hant': '連接電子磅', en: 'Connect the scale' },
  settings: { 'zh-Hans': '电子秤设置', 'zh-Hant': '電子磅設定', en: 'Scale settings' },
  again: { 'zh-Hans': '重新连接', 'zh-Hant': '重新連接', en: 'Connect again' },

  opening: { 'zh-Hans': '正在连接电子秤…', 'zh-Hant': '正在連接電子磅…', en: 'Connecting the scale…' },
  waiting: {
    'zh-Hans': '等待重量。如果一直没有，请打开电子秤，或按秤上的打印键。',
    'zh-Hant': '等待重量。如一直沒有，請開啟電子磅，或按磅上的列印鍵。',
    en: 'Waiting for a weight. If none comes, switch the scale on or press its print key.',
  },
  empty: { 'zh-Hans': '秤上没有东西', 'zh-Hant': '磅上沒有東西', en: 'Nothing is on the scale' },
  moving: { 'zh-Hans': '还在变动', 'zh-Hant': '仍在變動', en: 'still moving' },
  stable: { 'zh-Hans': '稳定', 'zh-Hant': '穩定', en: 'stable' },
  same: { 'zh-Hans': '与填写的重量一致', 'zh-Hant': '與填寫的重量一致', en: 'same as the weight entered' },
  take: { 'zh-Hans': '填入 {weight}（F6）', 'zh-Hant': '填入 {weight}（F6）', en: 'Use {weight} (F6)' },
  usedBefore: {
    'zh-Hans': '这个重量已用于 {number}。请先把那件取下，再称这一件。',
    'zh-Hant': '這個重量已用於 {number}。請先取下那一件，再磅這一件。',
    en: 'This weight was used for {number}. Take that parcel off the scale, then weigh this one.',
  },
  negative: {
    'zh-Hans': '电子秤显示负数。请清空秤面并归零，再称一次。',
    'zh-Hant': '電子磅顯示負數。請清空磅面並歸零，再磅一次。',
    en: 'The scale shows less than zero. Clear it, set it to zero and weigh again.',
  },
  overload: {
    'zh-Hans': '超出这台秤的量程。请换大秤，并手动输入重量。',
    'zh-Hant': '超出這部磅的量程。請改用大磅，並手動輸入重量。',
    en: 'Too heavy for this scale. Use a larger one and type the weight.',
  },
  unitless: {
    'zh-Hans': '电子秤只发数字，没有单位。请在“电子秤设置”里选单位，或手动输入重量。',
    'zh-Hant': '電子磅只傳送數字，沒有單位。請在「電子磅設定」選擇單位，或手動輸入重量。',
    en: 'The scale sends numbers without a unit. Choose the unit in “Scale settings”, or type the weight.',
  },
  unreadable: {
    'zh-Hans': '读不懂电子秤发来的内容。请在“电子秤设置”里核对波特率和数据格式；在此之前请手动输入重量。',
    'zh-Hant': '無法讀取電子磅傳來的內容。請在「電子磅設定」核對鮑率和資料格式；在此之前請手動輸入重量。',
    en: 'What the scale sends cannot be read. Check the baud rate and format in “Scale settings”. Until then, type the weight.',
  },
  busy: {
    'zh-Hans': '电子秤正被另一个程序或窗口占用。请先关掉它，再重新连接；在此之前请手动输入重量。',
    'zh-Hant': '電子磅正被另一個程式或視窗使用。請先關閉它，再重新連接；在此之前請手動輸入重量。',
    en: 'Another program or window is using the scale. Close it, then connect again. Until then, type the weight.',
  },
  lost: {
    'zh-Hans': '电子秤断开了。请检查连线，插好后会自动重新连接；在此之前请手动输入重量。',
    'zh-Hant': '電子磅已中斷連線。請檢查連接線，插好後會自動重新連接；在此之前請手動輸入重量。',
    en: 'The scale was disconnected. Check its cable: once it is plugged in, it connects again automatically. Until then, type the weight.',
  },
  failed: {
    'zh-Hans': '电子秤打不开。请重新连接，或手动输入重量。',
    'zh-Hant': '無法開啟電子磅。請重新連接，或手動輸入重量。',
    en: 'The scale did not open. Connect it again, or type the weight.',
  },

  lead: {
    'zh-Hans': '请按电子秤说明书填写。改动立即生效，只保存在这台设备上。',
    'zh-Hant': '請按電子磅說明書填寫。更改即時生效，只儲存在這部裝置。',
    en: 'As the manual of the scale says. Changes apply at once and are kept on this device alone.',
  },
  baudRate: { 'zh-Hans': '波特率', 'zh-Hant': '鮑率', en: 'Baud rate' },
  format: { 'zh-Hans': '数据格式', 'zh-Hant': '資料格式', en: 'Format' },
  usual: { 'zh-Hans': '{choice}（常用）', 'zh-Hant': '{choice}（常用）', en: '{choice} (usual)' },
  unit: { 'zh-Hans': '只发数字时的单位', 'zh-Hant': '只傳送數字時的單位', en: 'Unit of bare numbers' },
  unitHint: {
    'zh-Hans': '电子秤自带单位时，以它的单位为准',
    'zh-Hant': '電子磅附有單位時，以其單位為準',
    en: 'If the scale sends a unit, that one counts',
  },
  unitNone: { 'zh-Hans': '不读没有单位的数字', 'zh-Hant': '不讀沒有單位的數字', en: 'Do not read them' },
  kg: { 'zh-Hans': '公斤（kg）', 'zh-Hant': '公斤（kg）', en: 'Kilograms (kg)' },
  g: { 'zh-Hans': '克（g）', 'zh-Hant': '克（g）', en: 'Grams (g)' },
  jin: { 'zh-Hans': '斤（500 g）', 'zh-Hant': '市斤（500 g）', en: 'Jin (500 g)' },
  lb: { 'zh-Hans': '磅（lb）', 'zh-Hant': '磅（lb）', en: 'Pounds (lb)' },
  other: { 'zh-Hans': '改用另一台秤', 'zh-Hant': '改用另一部磅', en: 'Use another scale' },
  forget: { 'zh-Hans': '不再使用这台秤', 'zh-Hant': '不再使用這部磅', en: 'Stop using this scale' },
  close: { 'zh-Hans': '完成', 'zh-Hant': '完成', en: 'Done' },
})
