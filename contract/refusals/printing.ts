import * as refusalCode from './codes.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** Printing on the network printer of a station (decision record 102). */
export const printingRefusals = {
  printer_busy: {
    code: refusalCode.printer_busy,
    http: 409,
    text: {
      'zh-Hans': '打印机正在打印别的标签，这张没有打印',
      'zh-Hant': '列印機正在列印其他標籤，這張沒有列印',
      en: 'The printer is busy with other labels, so this one was not printed',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请等几秒钟再打印；或下载标签，在别处打印',
      'zh-Hant': '請等數秒再列印；或下載標籤，在別處列印',
      en: 'Wait a few seconds and print it again, or download the label and print it elsewhere',
    },
  },
  printer_unreachable: {
    code: refusalCode.printer_unreachable,
    http: 409,
    text: {
      'zh-Hans': '连接不到打印机，标签没有打印',
      'zh-Hant': '無法連接列印機，標籤沒有列印',
      en: 'The printer cannot be reached, so the label was not printed',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请检查打印机的电源、网线和地址，再打印；或下载标签，在别处打印',
      'zh-Hant': '請檢查列印機的電源、網線和位址，再列印；或下載標籤，在別處列印',
      en: 'Check its power, network cable and address, then print it again, or download the label and print it elsewhere',
    },
  },
  printer_refused: {
    code: refusalCode.printer_refused,
    http: 409,
    text: {
      'zh-Hans': '打印机拒绝了连接，标签没有打印',
      'zh-Hant': '列印機拒絕了連接，標籤沒有列印',
      en: 'The printer refused the connection, so the label was not printed',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请重新启动打印机，或请管理员检查端口，再打印；或下载标签，在别处打印',
      'zh-Hant': '請重新啟動列印機，或請管理員檢查連接埠，再列印；或下載標籤，在別處列印',
      en: 'Restart the printer, or ask an administrator to check its port, then print it again. Or download the label and print it elsewhere',
    },
  },
  printer_timeout: {
    code: refusalCode.printer_timeout,
    http: 409,
    text: {
      'zh-Hans': '打印机 10 秒内没有收完标签',
      'zh-Hant': '列印機在 10 秒內未收完標籤',
      en: 'The printer did not take the label within 10 seconds',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请看看标签有没有打印出来；没有的话检查纸张和上盖，再打印，或下载标签在别处打印',
      'zh-Hant': '請看看標籤有否列印出來；如沒有，請檢查紙張和上蓋，再列印，或下載標籤在別處列印',
      en: 'Look whether the label came out. If not, check paper and cover, then print it again, or download the label and print it elsewhere',
    },
  },
  printer_broken: {
    code: refusalCode.printer_broken,
    http: 409,
    text: {
      'zh-Hans': '打印机在收完标签前断开了连接',
      'zh-Hant': '列印機在收完標籤前中斷了連接',
      en: 'The printer ended the connection before it had the whole label',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请看看标签有没有打印出来；没有的话再打印一次，或下载标签在别处打印',
      'zh-Hant': '請看看標籤有否列印出來；如沒有，請再列印一次，或下載標籤在別處列印',
      en: 'Look whether the label came out. If not, print it again, or download the label and print it elsewhere',
    },
  },
  print_sending: {
    code: refusalCode.print_sending,
    http: 409,
    text: {
      'zh-Hans': '这张标签已经发给打印机，还不知道有没有打印出来',
      'zh-Hant': '這張標籤已送往列印機，尚未知道有否列印出來',
      en: 'This label was sent to the printer, and it is not known yet whether it came out',
    },
    step: null,
    staffStep: {
      'zh-Hans': '请先看打印机；没有标签时，再打印并填写原因',
      'zh-Hant': '請先查看列印機；如沒有標籤，再列印並填寫原因',
      en: 'Look at the printer first. If there is no label, print it again and say why',
    },
  },
} as const satisfies Record<string, RefusalKind>
