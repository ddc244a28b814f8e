import { formatKg, formatMoney, formatSize } from '#web/kit/text/format.ts'
import { CheckIcon, WarnIcon } from '#web/kit/look/icons.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import type { ReactNode } from 'react'
import styles from './claims.module.css'
import { text } from './claim-case.text.ts'
import { compareNumbers } from './compare.ts'
import { Marked } from './NumberPair.tsx'
import type { StaffClaim } from './staff-claim.ts'

/** What was typed, what is on the parcel, and what the member had forecast: one row a field. */
export function ComparedFields({ claim }: { readonly claim: StaffClaim }) {
  const t = useText(text)
  const { unclaimed, forecast } = claim
  const number = compareNumbers(claim.trackingNumber, unclaimed.trackingNumber)
  return (
    <table className={styles.compared}>
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          <th scope="col">{t.typed}</th>
          <th scope="col">{t.onParcel}</th>
          {forecast && <th scope="col">{t.forecast}</th>}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t.number}</th>
          <td>
            <Marked pieces={number.typed} />
          </td>
          <td>
            <Marked pieces={number.label} />
            <Verdict isSame={number.differing === 0} differs={t.fill('differing', { count: number.differing })} />
          </td>
          {forecast && (
            <td>
              <span className={styles.number}>{claim.trackingNumber}</span>
            </td>
          )}
        </tr>
        <Compared
          label={t.courier}
          typed={[claim.courierCode, claim.courierName]}
          parcel={[unclaimed.courierCode, unclaimed.courierName]}
          forecast={forecast && [forecast.courierCode, forecast.courierName]}
        />
        <Compared
          label={t.warehouse}
          typed={[claim.warehouseId, claim.warehouseName]}
          parcel={[unclaimed.warehouseId, unclaimed.warehouseName]}
          forecast={forecast && [forecast.warehouseId, forecast.warehouseName]}
        />
        <tr>
          <th scope="row">{t.goods}</th>
          <td>{claim.remark || <span className="muted">{t.nothing}</span>}</td>
          <td>{unclaimed.labelText || <span className="muted">{t.nothing}</span>}</td>
          {forecast && (
            <td>
              {forecast.goodsName} <span className="num">{formatMoney(forecast.goodsValueMinor, 'CNY')}</span>
            </td>
          )}
        </tr>
        <tr>
          <th scope="row">{t.weight}</th>
          <td>
            <span className="muted">{t.notAsked}</span>
          </td>
          <td>
            {formatKg(unclaimed.actualWeightG)}
            <br />
            {formatSize(unclaimed.lengthMm, unclaimed.widthMm, unclaimed.heightMm)}
          </td>
          {forecast && (
            <td>
              <span className="muted">{t.notAsked}</span>
            </td>
          )}
        </tr>
      </tbody>
    </table>
  )
}

type Named = readonly [code: string, name: string]

interface ComparedProps {
  readonly label: string
  readonly typed: Named
  readonly parcel: Named
  readonly forecast: Named | null
}

/** The same code is the same thing, however it is named. */
function Compared({ label, typed, parcel, forecast }: ComparedProps) {
  const t = useText(text)
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{typed[1]}</td>
      <td>
        {parcel[1]} <Verdict isSame={typed[0] === parcel[0]} differs={t.differs} />
      </td>
      {forecast && (
        <td>
          {forecast[1]} <Verdict isSame={forecast[0] === parcel[0]} differs={t.differs} />
        </td>
      )}
    </tr>
  )
}

function Verdict({ isSame, differs }: { readonly isSame: boolean; readonly differs: ReactNode }) {
  const t = useText(text)
  return isSame ? (
    <span className={styles.same}>
      <CheckIcon size={14} /> {t.same}
    </span>
  ) : (
    <span className={styles.differs}>
      <WarnIcon size={14} /> {differs}
    </span>
  )
}
