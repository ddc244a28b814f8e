import { useRef, useState } from 'react'
import { captchas } from '#contract/members.ts'
import type { Output } from '#contract/operation.ts'
import { call } from '#web/api.ts'

type Picture = Output<typeof captchas.create>

export interface Captcha {
  readonly picture: Picture | null
  readonly isFailed: boolean
  readonly code: string
  readonly typeCode: (typed: string) => void
  /** Another picture; what was typed belongs to the one before. */
  readonly renew: () => void
  /** When it has run out, or none came. */
  readonly renewIfOld: () => void
  /** The first picture, as soon as somebody turns to the form. */
  readonly wake: () => void
}

/** The image code of a visitor's form: one use, five minutes. */
export function useCaptcha(): Captcha {
  const [picture, setPicture] = useState<Picture | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [code, typeCode] = useState('')
  const asked = useRef(0)
  const renew = () => {
    asked.current += 1
    const mine = asked.current
    setFailed(false)
    call(captchas.create, { scene: 'site' }).then(
      (made) => {
        if (mine !== asked.current) return
        setPicture(made)
        typeCode('')
      },
      () => mine === asked.current && setFailed(true),
    )
  }
  const wake = () => {
    if (asked.current === 0) renew()
  }
  const renewIfOld = () => {
    const isOld = picture !== null && Date.parse(picture.expiresAt) < Date.now()
    if (asked.current === 0 || isFailed || isOld) renew()
  }
  return { picture, isFailed, code, typeCode, renew, renewIfOld, wake }
}
