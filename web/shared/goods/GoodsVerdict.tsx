import type { GoodsVerdict as Verdict } from '#domain/goods-verdict.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { CheckIcon, CrossIcon, SearchIcon, WarnIcon } from '#web/kit/look/icons.tsx'
import styles from './GoodsVerdict.module.css'
import { text } from './text.ts'

const icons = { allowed: CheckIcon, sensitive: WarnIcon, forbidden: CrossIcon, unknown: SearchIcon } as const

/** Whether goods may be sent: by colour, icon and word. */
export function GoodsVerdict({ verdict }: { readonly verdict: Verdict | 'unknown' }) {
  const t = useText(text)
  const Icon = icons[verdict]
  return (
    <span className={`${styles.verdict} ${styles[verdict]}`}>
      <Icon size={14} />
      {t[verdict]}
    </span>
  )
}
