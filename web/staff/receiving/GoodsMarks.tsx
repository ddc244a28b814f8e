import desk from '#web/staff/desk.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import type { Lookup } from './lookup.ts'
import { text } from './text.ts'

/** Sensitive or forbidden goods named in the forecast, for the keeper to check. Nothing if there are none. */
export function GoodsMarks({ marks }: { readonly marks: Lookup['goodsMarks'] }) {
  const t = useText(text)
  if (marks.length === 0) return null
  const forbidden = marks.some(({ verdict }) => verdict === 'forbidden')
  return (
    <>
      {forbidden && <p>{t.lookAtGoods}</p>}
      <ul className={desk.plain}>
        {marks.map(({ word, verdict, categoryName }) => (
          <li key={word} className={desk.told}>
            <StatusTag tone={verdict === 'forbidden' ? 'bad' : 'wait'}>
              {t.fill(verdict === 'forbidden' ? 'goodsForbidden' : 'goodsSensitive', { word, category: categoryName })}
            </StatusTag>
          </li>
        ))}
      </ul>
    </>
  )
}
