import * as refusalCode from './codes.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** Opening, prices and moving in from an old system. */
export const setUpRefusals = {
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
