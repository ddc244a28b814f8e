import * as refusalCode from './codes.ts'
import { generalRefusals } from './general.ts'
import { invitationRefusals } from './invitations.ts'
import { printingRefusals } from './printing.ts'
import type { RefusalKind } from './refusal-kind.ts'
import { setUpRefusals } from './set-up.ts'
import { stationRefusals } from './stations.ts'

/** The back office, whose HTTP status is an error too. Members never meet these. */
export const staffRefusals = {
  ...stationRefusals,
  ...printingRefusals,
  ...invitationRefusals,
  ...setUpRefusals,
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
} as const satisfies Record<string, RefusalKind>
