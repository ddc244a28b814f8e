import { formatKg } from '#web/kit/text/format.ts'

/** Grams as kilos; a dash while nothing was weighed. */
export function Weight({ g }: { readonly g: number | null }) {
  return <span className="num">{g === null ? '—' : formatKg(g)}</span>
}
