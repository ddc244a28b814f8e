import { useRef, useState } from 'react'
import { captchas } from '#contract/captchas.ts'
import type { Output } from '#contract/wire/operation.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { call, Refusal } from '#web/client/api.ts'

type Picture = Output<typeof captchas.create>

export interface Captcha {
  readonly picture: Picture | null
  /** Of the picture, or of the work that replaces it; empty if there is neither. */
  readonly captchaId: string
  /** `asked` by people who cannot read the picture, or `forced` on a network with many wrong codes (2028). */
  readonly work: 'asked' | 'forced' | null
  /** Each round has its own task. */
  readonly round: number
  readonly askForWork: () => void
  readonly askForPicture: () => void
  readonly solve: (captchaId: string, code: string) => void
  readonly isFailed: boolean
  readonly code: string
  readonly typeCode: (typed: string) => void
  /** Loads another picture; what was typed belongs to the old one. */
  readonly renew: () => void
  /** If it has expired, or none was loaded. */
  readonly renewIfOld: () => void
  /** Loads the first picture once someone turns to the form. */
  readonly wake: () => void
}

/** The image code of a visitor's form: valid once, for five minutes. */
export function useCaptcha(): Captcha {
  const [picture, setPicture] = useState<Picture | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [code, typeCode] = useState('')
  const [work, setWork] = useState<Captcha['work']>(null)
  const [round, setRound] = useState(0)
  const [workId, setWorkId] = useState('')
  const asked = useRef(0)
  const toWork = (why: 'asked' | 'forced') => {
    // Invalidates a picture that is still loading.
    asked.current += 1
    typeCode('')
    setWorkId('')
    setWork(why)
    setRound((before) => before + 1)
  }
  const renewPicture = () => {
    asked.current += 1
    const mine = asked.current
    setFailed(false)
    call(captchas.create, { scene: 'site' }).then(
      (made) => {
        if (mine !== asked.current) return
        setPicture(made)
        typeCode('')
      },
      (fault: unknown) => {
        if (mine !== asked.current) return
        if (fault instanceof Refusal && fault.code === refusalCode.code_work) toWork('forced')
        else setFailed(true)
      },
    )
  }
  const renew = () => (work === null ? renewPicture() : toWork(work))
  const wake = () => {
    if (asked.current === 0) renew()
  }
  const renewIfOld = () => {
    const isOld = picture !== null && Date.parse(picture.expiresAt) < Date.now()
    if (asked.current === 0 || isFailed || isOld) renew()
  }
  return {
    picture,
    captchaId: work === null ? (picture?.captchaId ?? '') : workId,
    work,
    round,
    askForWork: () => toWork('asked'),
    askForPicture: () => {
      setWork(null)
      renewPicture()
    },
    solve: (captchaId, found) => {
      setWorkId(captchaId)
      typeCode(found)
    },
    ...{ isFailed, code, typeCode, renew, renewIfOld, wake },
  }
}
