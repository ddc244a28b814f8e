import { useState } from 'react'
import type { site } from '#contract/content.ts'
import type { Output } from '#contract/wire/operation.ts'
import { parcels } from '#contract/parcels.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { text as guessText } from '#web/shared/forecast/forecast.text.ts'
import { paths } from '#web/paths.ts'
import { useAwake } from '#web/site/arrival.ts'
import { CaptchaField } from '#web/site/form/CaptchaField.tsx'
import controls from '#web/site/form/controls.module.css'
import styles from '#web/site/form/form.module.css'
import { SelectField } from '#web/site/form/SelectField.tsx'
import { SiteFormFrame } from '#web/site/form/SiteFormFrame.tsx'
import { SuccessNote } from '#web/site/form/SuccessNote.tsx'
import { TextField } from '#web/site/form/TextField.tsx'
import { useSiteForm } from '#web/site/form/use-site-form.ts'
import { visitorToken } from '#web/site/visitor-calls.ts'
import { warehousesToSendTo } from '#web/site/warehouses.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { text } from './domestic.text.ts'
import { GoodsFields } from './GoodsFields.tsx'
import {
  anotherNotice,
  emptyNotice,
  guessed,
  guessesFor,
  noticeFaults,
  noticeInput,
  type NoticeValues,
} from './notice-form.ts'

type Options = Output<typeof site.formOptions>

interface NoticeFormProps {
  readonly warehouses: Options['warehouses']
  readonly couriers: Options['couriers']
  readonly goodsLinesMax: number
}

/**
 * Forecasts a parcel without signing in (C-27): for the own account with a token, otherwise by member number and image
 * code.
 */
export function NoticeForm({ warehouses, couriers, goodsLinesMax }: NoticeFormProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const { isMember, endSession } = useIsMember()
  const form = useSiteForm({
    operation: parcels.forecastFromSite,
    first: emptyNotice,
    draft: 'siteForecast',
    toInput: (values: NoticeValues, code) => noticeInput(values, code, isMember),
    judge: (values: NoticeValues) => noticeFaults(values, isMember, t.language),
    fieldOfCode: { [refusalCode.tracking_duplicate]: 'trackingNumber', [refusalCode.member_unknown]: 'memberNumber' },
    asksCode: !isMember,
    onRefused: ({ fields }) => {
      if (!isMember || fields['memberNumber'] === undefined) return null
      endSession()
      return t.sessionEnded
    },
  })
  const { values, faults, change } = form
  if (form.done)
    return (
      <SuccessNote title={t.fill('doneTitle', { number: form.done.trackingNumber })}>
        <p>{t.done}</p>
        <p className={styles.buttons}>
          <button type="button" className={controls.button} onClick={() => form.again(anotherNotice(values))}>
            {t.another}
          </button>
          <SiteLink to={`${paths.parcelTrack}?no=${encodeURIComponent(form.done.trackingNumber)}`}>{t.track}</SiteLink>
        </p>
      </SuccessNote>
    )
  return (
    <SiteFormFrame form={form} label={t.title} action={t.send}>
      {isMember ? (
        <p className={styles.wide}>{t.asMember}</p>
      ) : (
        <TextField
          label={t.memberNumber}
          hint={t.memberNumberHint}
          isRequired
          isWide
          autoComplete="off"
          spellCheck={false}
          maxLength={16}
          value={values.memberNumber}
          error={faults['memberNumber']}
          onChange={(memberNumber) => change({ memberNumber })}
        />
      )}
      <SelectField
        label={t.warehouse}
        isRequired
        isWide
        value={values.warehouseId}
        error={faults['warehouseId']}
        choices={[
          { value: '', label: kit.pick },
          ...warehousesToSendTo(warehouses).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(warehouseId) => change({ warehouseId })}
      />
      <TextField
        label={t.trackingNumber}
        hint={t.trackingHint}
        isRequired
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={values.trackingNumber}
        error={faults['trackingNumber']}
        onChange={(trackingNumber) => change({ trackingNumber })}
        onBlur={() => change(guessed(values, couriers))}
      />
      <CourierField values={values} couriers={couriers} error={faults['courierCode']} onChange={change} />
      <GoodsFields
        goods={values.goods}
        linesMax={goodsLinesMax}
        faults={faults}
        onChange={(goods, mended) => change({ goods }, mended)}
      />
      {!isMember && <CaptchaField captcha={form.captcha} error={faults['captchaCode']} />}
    </SiteFormFrame>
  )
}

interface CourierFieldProps {
  readonly values: NoticeValues
  readonly couriers: Options['couriers']
  readonly error: string | undefined
  readonly onChange: (changes: Partial<NoticeValues>) => void
}

/** Says when it is a guess, and which other couriers are possible if the number fits several. */
function CourierField({ values, couriers, error, onChange }: CourierFieldProps) {
  const t = useText(guessText)
  const kit = useText(kitText)
  const { courierCode, guess, trackingNumber } = values
  const codes = courierCode === '' ? guessesFor(trackingNumber, couriers) : []
  const names = codes.map((code) => couriers.find((courier) => courier.code === code)?.text ?? code)
  const several = names.length > 1 ? t.fill('courierSeveral', { couriers: names.join(' / ') }) : undefined
  return (
    <SelectField
      label={kit.courierLabel}
      hint={guess !== '' && guess === courierCode ? t.courierGuess : several}
      isRequired
      value={courierCode}
      error={error}
      choices={[{ value: '', label: kit.pick }, ...couriers.map((each) => ({ value: each.code, label: each.text }))]}
      onChange={(chosen) => onChange({ courierCode: chosen, guess: '' })}
    />
  )
}

/** Signed in on this device, until the server says otherwise. */
function useIsMember() {
  const [isOver, setOver] = useState(false)
  const hasToken = useAwake() && visitorToken() !== null
  return { isMember: hasToken && !isOver, endSession: () => setOver(true) }
}
