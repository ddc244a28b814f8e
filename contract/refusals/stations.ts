import * as refusalCode from './codes.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** Working at a station that several people share (decision record 83). */
export const stationRefusals = {
  station_closed: {
    code: refusalCode.station_closed,
    http: 409,
    text: {
      'zh-Hans': '这个工作站已关闭',
      'zh-Hant': '這個工作站已關閉',
      en: 'This station is closed',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请管理员在这台设备上重新开站，或用密码登录',
      'zh-Hant': '請管理員在這部裝置上重新開站，或以密碼登入',
      en: 'Ask an administrator to open it on this device again, or log in with your password',
    },
  },
  badge_unknown: {
    code: refusalCode.badge_unknown,
    http: 409,
    text: {
      'zh-Hans': '这张工牌在这里不能用',
      'zh-Hant': '這張工牌在這裡不能使用',
      en: 'This badge does not work here',
    },
    step: null,
    staffStep: {
      'zh-Hans':
        '请用 PIN 换人；第一次上班请先用密码登录并设好两步验证；工牌被补发过，或您不在这个仓库工作时，请找管理员',
      'zh-Hant':
        '請以 PIN 換人；第一次上班請先以密碼登入並設定雙重認證；如工牌曾補發，或你不在這個倉庫工作，請聯絡管理員',
      en: 'Use your PIN. On your first shift, log in with your password and set up two-step login first. If your badge was replaced, or you do not work in this warehouse, ask an administrator',
    },
  },
  pin_wrong: {
    code: refusalCode.pin_wrong,
    http: 409,
    text: { 'zh-Hans': 'PIN 不正确', 'zh-Hant': 'PIN 不正確', en: 'The PIN is incorrect' },
    step: null,
    staffStep: {
      'zh-Hans': '请再输一次；忘记时请扫工牌，或用密码登录后在“修改密码”页换新的 PIN',
      'zh-Hant': '請再輸入一次；如忘記，請掃描工牌，或以密碼登入後在「修改密碼」頁更換 PIN',
      en: 'Enter it again. If you have forgotten it, scan your badge, or log in with your password and choose a new one under “Change password”',
    },
  },
  pin_locked: {
    code: refusalCode.pin_locked,
    http: 409,
    text: {
      'zh-Hans': 'PIN 输错次数过多，这个工作站上 15 分钟内不能再用',
      'zh-Hant': 'PIN 輸入錯誤次數過多，15 分鐘內不能在這個工作站使用',
      en: 'Too many wrong PINs: it does not work at this station for 15 minutes',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请扫工牌；不是您本人输错的，请告诉管理员',
      'zh-Hant': '請掃描工牌；如非你本人輸入錯誤，請告知管理員',
      en: 'Scan your badge. If it was not you who entered them, tell an administrator',
    },
  },
  not_at_station: {
    code: refusalCode.not_at_station,
    http: 403,
    text: {
      'zh-Hans': '在工作站上不能查看或更改登录方式',
      'zh-Hant': '在工作站上不能查看或更改登入方式',
      en: 'How you log in cannot be seen or changed at a station',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请在另一台设备上用密码登录后再操作',
      'zh-Hant': '請在另一部裝置上以密碼登入後再操作',
      en: 'Log in with your password on another device, then try again',
    },
  },
} as const satisfies Record<string, RefusalKind>
