import { moving } from '#contract/moving.ts'
import { bind, bindReport, type Route } from '#server/http/bind.ts'
import { cancel, checkAgain, moveIn, sign } from './decide.ts'
import { downloadFaults, listFileFaults } from './faults.ts'
import { pauseWave, startWave } from './mails.ts'
import { endMoving, overview, startRun } from './runs.ts'
import { template } from './template.ts'
import { addPiece, beginUpload } from './upload.ts'

const { faults, ...answered } = moving

export const routes: readonly Route[] = [
  ...bind(answered, {
    overview,
    template,
    start: startRun,
    end: endMoving,
    upload: beginUpload,
    piece: addPiece,
    checkAgain,
    move: moveIn,
    sign,
    cancel,
    mail: startWave,
    pause: pauseWave,
  }),
  bindReport(faults, listFileFaults, downloadFaults),
]
