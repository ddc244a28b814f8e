import type { OpeningGap, OpeningLine } from '#domain/opening.ts'
import type { Text } from '#domain/language.ts'

/** What each line of the checklist is called, and what it is for. */
export const lineNames = {
  company: { 'zh-Hans': '我们是谁', 'zh-Hant': '我們是誰', en: 'Who we are' },
  contacts: { 'zh-Hans': '联系方式', 'zh-Hant': '聯絡方式', en: 'Contacts' },
  people: { 'zh-Hans': '员工与权限', 'zh-Hant': '員工與權限', en: 'People and roles' },
  warehouses: { 'zh-Hans': '仓库', 'zh-Hant': '倉庫', en: 'Warehouses' },
  prices: { 'zh-Hans': '线路与价格', 'zh-Hant': '路線與價格', en: 'Lines and prices' },
  pickUpPoints: { 'zh-Hans': '自提点', 'zh-Hant': '自提點', en: 'Pick-up points' },
  bankAccounts: { 'zh-Hans': '收款银行账户', 'zh-Hant': '收款銀行戶口', en: 'Bank accounts' },
  onlinePayments: { 'zh-Hans': '在线支付', 'zh-Hant': '在線付款', en: 'Online payments' },
  texts: { 'zh-Hans': '网站文字', 'zh-Hant': '網站文字', en: 'Texts of the site' },
  mail: { 'zh-Hans': '邮件', 'zh-Hant': '電郵', en: 'E-mail' },
  address: { 'zh-Hans': '网址与代理', 'zh-Hant': '網址與代理伺服器', en: 'Address and proxy' },
  firstParcel: { 'zh-Hans': '第一个测试包裹', 'zh-Hant': '第一個測試包裹', en: 'A first test parcel' },
} as const satisfies Record<OpeningLine, Text>

/** What is missing, and how to mend it; `{names}` is what it is about. */
export const gapSentences = {
  siteName: {
    'zh-Hans': '还没有填写网站名称。即使沿用原来的名称，也请保存一次。',
    'zh-Hant': '尚未填寫網站名稱。即使沿用原有名稱，也請儲存一次。',
    en: 'Enter the name of your service. To keep the name that shipped, save it once.',
  },
  companyPage: {
    'zh-Hans': '“公司简介”里还有示例，请填上公司的资料。',
    'zh-Hant': '「公司簡介」內仍有示例，請填上公司資料。',
    en: 'The company page still has placeholders. Enter your company’s details.',
  },
  noContact: {
    'zh-Hans': '还没有联系方式，会员只能留言。',
    'zh-Hant': '尚未有聯絡方式，會員只能留言。',
    en: 'There is no contact yet, so members can only reach you by the feedback form.',
  },
  sampleContact: {
    'zh-Hans': '联系方式里还有示例，请换成自己的。',
    'zh-Hant': '聯絡方式內仍有示例，請換成自己的。',
    en: 'Some contacts are samples. Replace them with your own.',
  },
  oneAdministrator: {
    'zh-Hans': '只有一位管理员。谁也不能更改自己的权限，请再添加一位。',
    'zh-Hant': '只有一位管理員。任何人都不能更改自己的權限，請再加一位。',
    en: 'There is only one administrator. Nobody can change their own rights, so add a second one.',
  },
  noFinance: {
    'zh-Hans': '还没有财务人员，没有人能确认收款。',
    'zh-Hant': '尚未有財務人員，沒有人能確認收款。',
    en: 'Nobody works in finance yet, so nobody can approve transfers.',
  },
  oneFinance: {
    'zh-Hans': '只有一位财务。较大的金额须由两人经手。',
    'zh-Hant': '只有一位財務。較大金額須由兩人經手。',
    en: 'Only one person works in finance. Larger amounts need two.',
  },
  noWarehouseStaff: {
    'zh-Hans': '这些仓库还没有人：{names}。请安排员工，或停用暂时不用的仓库。',
    'zh-Hant': '這些倉庫尚未有人：{names}。請安排員工，或停用暫時不用的倉庫。',
    en: 'Nobody works in: {names}. Add warehouse staff, or suspend warehouses that you do not use.',
  },
  noWarehouse: {
    'zh-Hans': '没有启用的仓库。',
    'zh-Hant': '沒有已啟用的倉庫。',
    en: 'No warehouse is active.',
  },
  sampleWarehouse: {
    'zh-Hans': '这些仓库的地址还是示例：{names}。包裹会寄到不存在的地方。请填上自己的地址，用不到的一次停用。',
    'zh-Hant': '這些倉庫的地址仍是示例：{names}。包裹會寄到不存在的地方。請填上自己的地址，用不到的一次過停用。',
    en: 'These warehouses still have a sample address: {names}. Parcels would be sent nowhere. Enter your own addresses, then suspend the rest with one press.',
  },
  noPrice: {
    'zh-Hans': '这些目的地已开放，但没有价格：{names}。',
    'zh-Hant': '這些目的地已開放，但沒有價格：{names}。',
    en: 'These destinations are open but have no price: {names}.',
  },
  samplePrice: {
    'zh-Hans': '还有 {names} 条示例价格在用，请发布自己的价格表。',
    'zh-Hant': '仍有 {names} 項示例價格生效，請發布自己的價目表。',
    en: '{names} sample prices are in force. Publish your own tariff.',
  },
  noPoint: {
    'zh-Hans': '这些线路需要自提点，但还没有可用的：{names}。',
    'zh-Hant': '這些路線需要自提點，但尚未有可用的：{names}。',
    en: 'These lines need a pick-up point, and none is open: {names}.',
  },
  samplePoint: {
    'zh-Hans': '这些自提点还是示例：{names}。',
    'zh-Hant': '這些自提點仍是示例：{names}。',
    en: 'These pick-up points are samples: {names}.',
  },
  noAccount: {
    'zh-Hans': '没有收款账户，会员不能转账充值。',
    'zh-Hant': '沒有收款戶口，會員不能轉帳增值。',
    en: 'There is no account, so members cannot top up by bank transfer.',
  },
  sampleAccount: {
    'zh-Hans': '收款账户里还有示例，钱可能转到别处。',
    'zh-Hant': '收款戶口內仍有示例，款項可能轉到別處。',
    en: 'Some accounts are samples. Money must not be sent there.',
  },
  noMethod: {
    'zh-Hans': '没有设置在线支付。密钥在服务器上设置，步骤见 docs/operations.md。',
    'zh-Hant': '未設定在線付款。金鑰於伺服器上設定，步驟見 docs/operations.md。',
    en: 'Online payments are not set up. The keys are set on the server: see docs/operations.md.',
  },
  noPaid: {
    'zh-Hans': '还没有用这些方式收过款：{names}。请用一分钱试试：',
    'zh-Hant': '尚未以這些方式收款：{names}。請以一分錢試試：',
    en: 'No money has come in yet by: {names}. Try it with one cent:',
  },
  sampleText: {
    'zh-Hans': '这些页面里还有示例文字：{names}。',
    'zh-Hant': '這些頁面內仍有示例文字：{names}。',
    en: 'These pages still have placeholders: {names}.',
  },
  noMailServer: {
    'zh-Hans': '没有设置邮件服务器（SMTP_URL），邮件只写成文件。',
    'zh-Hant': '未設定郵件伺服器（SMTP_URL），電郵只會寫成檔案。',
    en: 'No mail server is set (SMTP_URL), so mails are only written to files.',
  },
  mailNotTried: {
    'zh-Hans': '还没有发过测试邮件。',
    'zh-Hant': '尚未發送測試電郵。',
    en: 'No test e-mail was sent yet.',
  },
  mailNotSent: {
    'zh-Hans': '测试邮件还没有发出。如果几分钟后仍是这样，请检查 SMTP_URL 和日志。',
    'zh-Hant': '測試電郵尚未寄出。如數分鐘後仍是如此，請檢查 SMTP_URL 及日誌。',
    en: 'The test e-mail has not left yet. If this stays, check SMTP_URL and the log.',
  },
  mailNotConfirmed: {
    'zh-Hans': '测试邮件已寄出。收到后请确认。',
    'zh-Hant': '測試電郵已寄出。收到後請確認。',
    en: 'The test e-mail was sent. Confirm it once it has arrived.',
  },
  notSecure: {
    'zh-Hans': '网址（PUBLIC_URL）不是 https。',
    'zh-Hant': '網址（PUBLIC_URL）不是 https。',
    en: 'The address (PUBLIC_URL) is not https.',
  },
  otherAddress: {
    'zh-Hans': '您正从 PUBLIC_URL 以外的网址打开后台。邮件里的链接会通往 PUBLIC_URL，请核对。',
    'zh-Hant': '你正從 PUBLIC_URL 以外的網址開啟後台。電郵內的連結會通往 PUBLIC_URL，請核對。',
    en: 'You opened the back office at another address than PUBLIC_URL, where the links in mails lead. Check the setting.',
  },
  untrustedProxy: {
    'zh-Hans': '前面的代理没有写进 TRUSTED_PROXIES，所有访客会被当成同一个人。',
    'zh-Hant': '前面的代理伺服器未寫入 TRUSTED_PROXIES，所有訪客會被當成同一人。',
    en: 'A proxy in front is not named in TRUSTED_PROXIES, so all visitors count as one.',
  },
  noParcel: {
    'zh-Hans': '还没有收过包裹。请在收货台收一个，看看秤、相机和货架是否就绪。',
    'zh-Hant': '尚未收過包裹。請於收貨台收一個，看看磅、相機及貨架是否就緒。',
    en: 'No parcel was received yet. Receive one at the station to try the scale, the camera and the shelves.',
  },
} as const satisfies Record<OpeningGap, Text>

/** The label of the link to the page where a line is done. */
export const lineLinks = {
  company: { 'zh-Hans': '填写资料', 'zh-Hant': '填寫資料', en: 'Enter the details' },
  contacts: { 'zh-Hans': '填写联系方式', 'zh-Hant': '填寫聯絡方式', en: 'Enter contacts' },
  people: { 'zh-Hans': '安排员工', 'zh-Hant': '安排員工', en: 'Add people' },
  warehouses: { 'zh-Hans': '设置仓库', 'zh-Hant': '設定倉庫', en: 'Set up warehouses' },
  prices: { 'zh-Hans': '设置价格', 'zh-Hant': '設定價格', en: 'Set prices' },
  pickUpPoints: { 'zh-Hans': '设置自提点', 'zh-Hant': '設定自提點', en: 'Set up points' },
  bankAccounts: { 'zh-Hans': '填写账户', 'zh-Hant': '填寫戶口', en: 'Enter accounts' },
  onlinePayments: { 'zh-Hans': '查看支付', 'zh-Hant': '查看付款', en: 'See payments' },
  texts: { 'zh-Hans': '修改文字', 'zh-Hant': '修改文字', en: 'Edit texts' },
  mail: { 'zh-Hans': '查看邮件文字', 'zh-Hant': '查看電郵文字', en: 'See the words of e-mails' },
  firstParcel: { 'zh-Hans': '去收货台', 'zh-Hant': '前往收貨台', en: 'Go to receiving' },
} as const satisfies Partial<Record<OpeningLine, Text>>
