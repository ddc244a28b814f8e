import { staffConfig } from '#contract/config-office.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { listSettings, resetSetting, setSetting, settingHistory } from './office.ts'

export const routes: readonly Route[] = bind(staffConfig, {
  list: listSettings,
  set: setSetting,
  reset: resetSetting,
  history: settingHistory,
})
