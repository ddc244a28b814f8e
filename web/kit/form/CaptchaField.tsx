import { TextInput, type TextInputProps, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { captchas } from '#contract/captchas.ts'
import type { Input } from '#contract/wire/operation.ts'
import { requestFor } from '#contract/wire/request.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { Refusal } from '#web/client/api.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './CaptchaField.module.css'
import { CannotRead, CodeWork } from './CodeWork.tsx'
import { RefreshIcon } from '#web/kit/look/icons.tsx'
import { arrivedCode, nextCode } from './first-code.ts'
import { isComposing } from './is-composing.ts'
import { lettersAndDigits } from './letters-and-digits.ts'
import { text } from './captcha.text.ts'

interface CaptchaFieldProps extends Omit<TextInputProps, 'onChange'> {
  readonly scene: Input<typeof captchas.create>['scene']
  /** The typed code; `form.getInputProps('captchaCode')` provides both. */
  readonly value?: string
  readonly onChange?: (code: string) => void
  /** Called with the id of the picture shown: `(id) => form.setFieldValue('captchaId', id)`. */
  readonly onCaptchaId: (captchaId: string) => void
  /** A refusal uses up the code: pass `write.error` here, and each new one loads another picture. */
  readonly renewOn?: unknown
}

/**
 * Picture and code (E-01): valid once, for five minutes. People who cannot read it let the browser do some work instead
 * (E-89); so does everyone on a network with many wrong codes (2028).
 */
export function CaptchaField(props: CaptchaFieldProps) {
  const { scene, onCaptchaId, renewOn = null, onChange, error } = props
  const [way, setWay] = useState<'picture' | 'asked' | 'forced'>('picture')
  const refusals = useCount(renewOn)
  if (way === 'picture')
    return <PictureField {...props} refusals={refusals} onWork={(isForced) => setWay(isForced ? 'forced' : 'asked')} />
  return (
    <CodeWork
      scene={scene}
      round={refusals}
      takesFocus={way === 'asked'}
      error={error}
      onSolved={(captchaId, code) => {
        onCaptchaId(captchaId)
        onChange?.(code)
      }}
      onPicture={
        way === 'forced'
          ? null
          : () => {
              onChange?.('')
              setWay('picture')
            }
      }
    />
  )
}

interface PictureFieldProps extends CaptchaFieldProps {
  readonly refusals: number
  /** `isForced`: no pictures are given at the moment. */
  readonly onWork: (isForced: boolean) => void
}

function PictureField(props: PictureFieldProps) {
  const { scene, onCaptchaId, renewOn: _renewOn, refusals, onWork, onChange, onFocus, ...rest } = props
  const t = useText(text)
  const place = useId()
  const picture = useQuery({
    queryKey: ['captcha', scene, place, refusals],
    queryFn: () => nextCode(scene),
    initialData: () => (refusals === 0 ? arrivedCode(scene) : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    placeholderData: (earlier) => earlier,
  })
  const isFirst = useRef(true)
  const take = useEffectEvent((captchaId: string) => {
    onCaptchaId(captchaId)
    // A code that was itself refused stays for comparison; one that was used up for another reason is cleared.
    if (!isFirst.current && !rest.error) onChange?.('')
    isFirst.current = false
  })
  // The picture is fetched here, and the form that sends the code needs to know its id.
  const captchaId = picture.data?.captchaId
  useEffect(() => {
    if (captchaId !== undefined) take(captchaId)
  }, [captchaId])
  const work = (isForced: boolean) => {
    onChange?.('')
    onWork(isForced)
  }
  const giveUp = useEffectEvent(() => work(true))
  const { error: fault } = picture
  useEffect(() => {
    if (fault instanceof Refusal && fault.code === refusalCode.code_work) giveUp()
  }, [fault])
  const renewIfOld = () => {
    if (picture.data && Date.parse(picture.data.expiresAt) < Date.now()) void picture.refetch()
  }
  return (
    <div className={styles.field}>
      <TextInput
        label={t.codeLabel}
        description={t.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={8}
        {...rest}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange?.(isComposing(nativeEvent) ? currentTarget.value : lettersAndDigits(currentTarget.value))
        }
        onCompositionEnd={({ currentTarget }) => onChange?.(lettersAndDigits(currentTarget.value))}
        onFocus={(event) => {
          renewIfOld()
          event.currentTarget.select()
          onFocus?.(event)
        }}
        inputContainer={(input) => (
          <div className={`${styles.row} ${rest.error ? styles.wrong : ''}`}>
            <div className={styles.input}>{input}</div>
            <UnstyledButton
              className={styles.picture}
              onClick={() => void picture.refetch()}
              aria-label={t.codeRefresh}
            >
              {picture.data ? (
                <img src={picture.data.image} alt={t.codeImage} />
              ) : (
                <NoImage url={requestFor(captchas.create, { scene }).url} hasFailed={picture.isError} />
              )}
              <RefreshIcon size={18} />
            </UnstyledButton>
          </div>
        )}
      />
      <CannotRead onPress={() => work(false)} />
    </div>
  )
}

interface NoImageProps {
  /** In a first picture, where the image comes from before the program is there. */
  readonly url: string
  readonly hasFailed: boolean
}

function NoImage({ url, hasFailed }: NoImageProps) {
  const t = useText(text)
  return hasFailed ? (
    <span>{t.codeFailed}</span>
  ) : (
    <span data-image-code={url} data-alt={t.codeImage}>
      ····
    </span>
  )
}

/** How many different values there have been so far. */
function useCount(given: unknown): number {
  const [seen, setSeen] = useState({ given, count: 0 })
  if (!given || given === seen.given) return seen.count
  setSeen({ given, count: seen.count + 1 })
  return seen.count + 1
}
