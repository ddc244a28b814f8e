import * as refusalCode from './codes.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** Invitations to the staff, sent by mail. */
export const invitationRefusals = {
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
} as const satisfies Record<string, RefusalKind>
