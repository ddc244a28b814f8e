import { useText } from '#web/kit/text/use-text.ts'
import { CannotRead, CodeWork } from '#web/kit/form/CodeWork.tsx'
import { isComposing } from '#web/kit/form/is-composing.ts'
import { lettersAndDigits } from '#web/kit/form/letters-and-digits.ts'
import { text as kitText } from '#web/kit/form/captcha.text.ts'
import { Field } from './Field.tsx'
import styles from './form.module.css'
import { text } from './form.text.ts'
import type { Captcha } from './use-captcha.ts'

interface CaptchaFieldProps {
  readonly captcha: Captcha
  readonly error?: string | undefined
}

/** Picture and code (E-01): the picture is loaded when someone starts to fill in the form. */
export function CaptchaField({ captcha, error }: CaptchaFieldProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const { picture, isFailed, code, typeCode, renew, renewIfOld, work } = captcha
  if (work !== null)
    return (
      <CodeWork
        scene="site"
        round={captcha.round}
        takesFocus={work === 'asked'}
        error={error}
        onSolved={captcha.solve}
        onPicture={work === 'asked' ? captcha.askForPicture : null}
      />
    )
  return (
    <div className={styles.codeField}>
      <Field label={kit.codeLabel} hint={kit.codeHint} error={error} isRequired>
        {(control) => (
          <div className={styles.code}>
            <input
              {...control}
              value={code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={8}
              onFocus={renewIfOld}
              onChange={({ currentTarget, nativeEvent }) =>
                typeCode(isComposing(nativeEvent) ? currentTarget.value : lettersAndDigits(currentTarget.value))
              }
              onCompositionEnd={({ currentTarget }) => typeCode(lettersAndDigits(currentTarget.value))}
            />
            <button type="button" className={styles.picture} onClick={renew} aria-label={kit.codeRefresh}>
              {picture ? <img src={picture.image} alt={kit.codeImage} /> : isFailed ? kit.codeFailed : t.showCode}
            </button>
          </div>
        )}
      </Field>
      <CannotRead onPress={captcha.askForWork} />
    </div>
  )
}
