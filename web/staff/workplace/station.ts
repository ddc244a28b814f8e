import type { staffStations } from '#contract/stations.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { useText } from '#web/kit/text/use-text.ts'
import type { text } from './stations.text.ts'

export type Station = Output<typeof staffStations.create>

export const paperName = (t: ReturnType<typeof useText<typeof text>>, size: Station['printerPaper']) =>
  t.fill('paperSize', { size: size.replace('x', ' × ') })
