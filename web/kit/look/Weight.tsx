import { formatKg } from '#web/kit/text/format.ts'

/** Grams shown as kilograms; a dash if nothing was weighed. */
export function Weight({ g }: { readonly g: number | null }) {
  return <span className="num">{g === null ? '—' : formatKg(g)}</span>
}
