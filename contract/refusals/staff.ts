import * as refusalCode from './codes.ts'
import { generalRefusals } from './general.ts'
import type { RefusalKind } from './refusal-kind.ts'
import { stationRefusals } from './stations.ts'

/** The back office, whose HTTP status is an error too. Members never meet these. */
export const staffRefusals = {
  ...stationRefusals,
  role_missing: {
    code: refusalCode.role_missing,
    http: 403,
    text: {
      'zh-Hans': '您的角色无此权限',
      'zh-Hant': '你的角色沒有此權限',
      en: 'Your role does not allow this',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请交给有此权限的同事，或请管理员调整您的角色和仓库',
      'zh-Hant': '請交由有此權限的同事處理，或請管理員調整你的角色及倉庫',
      en: 'Ask a colleague who has this permission, or ask an administrator to change your role or warehouses',
    },
  },
  staff_state: {
    code: refusalCode.staff_state,
    http: 409,
    text: {
      'zh-Hans': '记录当前的状态不能这样操作',
      'zh-Hant': '以記錄現時的狀態，不能這樣做',
      en: 'This cannot be done in the record’s current status',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请刷新页面，看看现在的状态、还有什么没有处理完，再继续',
      'zh-Hant': '請重新整理頁面，看看現時狀態、尚有甚麼未處理，再繼續',
      en: 'Reload the page, check the current status and what is still open, then continue',
    },
  },
  label_printed: {
    code: refusalCode.label_printed,
    http: 409,
    text: {
      'zh-Hans': '这个包裹的标签以前打印过',
      'zh-Hant': '這個包裹的標籤以前列印過',
      en: 'The label of this parcel was printed before',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请填写重新打印的原因，再打印',
      'zh-Hant': '請填寫重新列印的原因，再列印',
      en: 'Enter why it is printed again, then print it',
    },
  },
  four_eyes: {
    code: refusalCode.four_eyes,
    http: 409,
    text: {
      'zh-Hans': '须由另一人操作',
      'zh-Hant': '須由另一人操作',
      en: 'A second person must do this step',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请另一位有同样权限的同事来做这一步',
      'zh-Hant': '請另一位有相同權限的同事處理這一步',
      en: 'Ask a colleague with the same permission to do this step',
    },
  },
  in_use: {
    code: refusalCode.in_use,
    http: 409,
    text: {
      'zh-Hans': '记录正在使用中',
      'zh-Hant': '記錄正在使用中',
      en: 'The record is in use',
    },
    step: null,
  },
  staff_validation: {
    code: refusalCode.staff_validation,
    http: 422,
    text: generalRefusals.validation.text,
    step: null,
  },
  staff_not_found: {
    code: refusalCode.staff_not_found,
    http: 404,
    text: generalRefusals.not_found.text,
    step: null,
    staffStep: {
      'zh-Hans': '请核对编号，或重新搜索',
      'zh-Hant': '請核對編號，或重新搜尋',
      en: 'Check the number, or search again',
    },
  },
  opening_gaps: {
    code: refusalCode.opening_gaps,
    http: 409,
    text: {
      'zh-Hans': '还有必须完成的开业准备',
      'zh-Hant': '尚有必須完成的開業準備',
      en: 'Some things are still needed before you can open',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请先完成清单上标为“必须”的各项',
      'zh-Hant': '請先完成清單上標為「必須」的各項',
      en: 'Finish the items that the list marks as needed',
    },
  },
  period_overlap: {
    code: refusalCode.period_overlap,
    http: 409,
    text: {
      'zh-Hans': '有效期与其他价格重叠',
      'zh-Hant': '有效期與其他價格重疊',
      en: 'The validity overlaps with another price',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请先结束另一条价格，或改用不重叠的日期',
      'zh-Hant': '請先結束另一項價格，或改用不重疊的日期',
      en: 'End the other price first, or choose dates that do not overlap',
    },
  },
  mail_variable: {
    code: refusalCode.mail_variable,
    http: 422,
    text: {
      'zh-Hans': '文字里的变量不对',
      'zh-Hant': '文字中的變數不正確',
      en: 'The variables of this text are not right',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请对照变量说明改好，预览后再保存',
      'zh-Hant': '請對照變數說明修改，預覽後再儲存',
      en: 'Correct the text with the list of variables, look at the preview, then save',
    },
  },
  mail_form: {
    code: refusalCode.mail_form,
    http: 422,
    text: {
      'zh-Hans': '文字的写法不能用于邮件',
      'zh-Hant': '文字的寫法不能用於電郵',
      en: 'A mail cannot be made of this text',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请改好写法，预览后再保存',
      'zh-Hant': '請修改寫法，預覽後再儲存',
      en: 'Correct the text, look at the preview, then save',
    },
  },
  invitation_unknown: {
    code: refusalCode.invitation_unknown,
    http: 404,
    text: {
      'zh-Hans': '这个邀请链接无效',
      'zh-Hant': '此邀請連結無效',
      en: 'This invitation link does not work',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请打开最近一封邀请邮件中的完整链接，或请管理员重新发送',
      'zh-Hant': '請開啟最近一封邀請電郵中的完整連結，或請管理員重新發送',
      en: 'Open the whole link of the latest invitation mail, or ask an administrator to send it again',
    },
  },
  invitation_late: {
    code: refusalCode.invitation_late,
    http: 409,
    text: {
      'zh-Hans': '这个邀请已过期',
      'zh-Hant': '此邀請已過期',
      en: 'This invitation has expired',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请管理员重新发送邀请',
      'zh-Hant': '請管理員重新發送邀請',
      en: 'Ask an administrator to send the invitation again',
    },
  },
  invitation_withdrawn: {
    code: refusalCode.invitation_withdrawn,
    http: 409,
    text: {
      'zh-Hans': '这个邀请已撤回',
      'zh-Hant': '此邀請已撤回',
      en: 'This invitation was withdrawn',
    },
    step: null,
    staffStep: {
      'zh-Hans': '如仍需要账号，请联系管理员重新邀请',
      'zh-Hant': '如仍需要帳戶，請聯絡管理員重新邀請',
      en: 'If an account is still needed, a new invitation is the way',
    },
  },
  invitation_used: {
    code: refusalCode.invitation_used,
    http: 409,
    text: {
      'zh-Hans': '这个邀请已使用过，账号已经建立',
      'zh-Hant': '此邀請已使用過，帳戶已經建立',
      en: 'This invitation was used: the account exists',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请用当时设置的用户名和密码登录；忘记密码请联系管理员',
      'zh-Hant': '請用當時設定的用戶名稱及密碼登入；忘記密碼請聯絡管理員',
      en: 'Log in with the username and password that were chosen. If they are lost, an administrator resets them',
    },
  },
  tariff_start_past: {
    code: refusalCode.tariff_start_past,
    http: 409,
    text: {
      'zh-Hans': '这个版本的生效时间已过，不能再发布',
      'zh-Hant': '此版本的生效時間已過，不能再發佈',
      en: 'The time at which this version was to begin has passed',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请把它退回草稿，再以新的生效时间提交',
      'zh-Hant': '請將其退回草稿，再以新的生效時間提交',
      en: 'Take it back to a draft, and offer it again with a later start',
    },
  },
  moving_open: {
    code: refusalCode.moving_open,
    http: 409,
    text: {
      'zh-Hans': '已有一次迁入正在进行',
      'zh-Hant': '已有一次遷入正在進行',
      en: 'Another move is still open',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请继续那一次，或先结束它',
      'zh-Hant': '請繼續那一次遷入，或先結束它',
      en: 'Continue with that one, or end it first',
    },
  },
  moving_members_first: {
    code: refusalCode.moving_members_first,
    http: 409,
    text: {
      'zh-Hans': '会员文件还没有迁入',
      'zh-Hant': '會員檔案尚未遷入',
      en: 'The file of members has not been moved in yet',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请先迁入会员，再迁入属于他们的数据',
      'zh-Hant': '請先遷入會員，再遷入屬於他們的資料',
      en: 'Move the members in first, then what belongs to them',
    },
  },
  moving_changed: {
    code: refusalCode.moving_changed,
    http: 409,
    text: {
      'zh-Hans': '检查之后，数据有了变化',
      'zh-Hant': '檢查之後，資料有所變動',
      en: 'Something has changed since the file was checked',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请重新检查文件，核对合计后再试',
      'zh-Hant': '請重新檢查檔案，核對合計後再試',
      en: 'Check the file again, compare the totals and try once more',
    },
  },
  moving_piece: {
    code: refusalCode.moving_piece,
    http: 409,
    text: {
      'zh-Hans': '文件的这一部分接不上',
      'zh-Hant': '檔案的這一部分接不上',
      en: 'This part does not continue the file',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请重新上传整个文件',
      'zh-Hant': '請重新上載整個檔案',
      en: 'Upload the whole file again',
    },
  },
  moving_wave: {
    code: refusalCode.moving_wave,
    http: 409,
    text: {
      'zh-Hans': '上一批邮件还没有发完',
      'zh-Hant': '上一批電郵尚未發完',
      en: 'The last wave of mails is not finished',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请等它发完，或继续被暂停的那一批',
      'zh-Hant': '請等它發完，或繼續已暫停的一批',
      en: 'Wait until it is sent, or continue the wave that was paused',
    },
  },
  moving_busy: {
    code: refusalCode.moving_busy,
    http: 409,
    text: {
      'zh-Hans': '还有文件正在迁入',
      'zh-Hant': '仍有檔案正在遷入',
      en: 'A file is still being moved in',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请等它完成后再结束',
      'zh-Hant': '請等它完成後再結束',
      en: 'Wait until it is done, then end the move',
    },
  },
} as const satisfies Record<string, RefusalKind>
