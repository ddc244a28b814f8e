import * as z from 'zod/mini'

/* The parts that values of settings are made of, with what a form has to know beyond their type. */

/** How people read and type a value: as an amount of money, as per cent, or as the name behind a code. */
interface Shown {
  readonly scale?: 'minor' | 'bp'
  readonly names?: 'contactKind' | 'destination'
  /** Members see the entries of this list in their order. */
  readonly ordered?: boolean
}

export const shownAs = z.registry<Shown>()

export const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

/** A list whose entries members see in the order in which staff put them. */
export const inOrder = <T extends z.ZodMiniType>(entry: T) => {
  const shape = z.array(entry)
  shownAs.add(shape, { ordered: true })
  return shape
}

/** Minor units of a currency. */
export const amount = (min: number) => {
  const shape = whole(min, 1_000_000_000)
  shownAs.add(shape, { scale: 'minor' })
  return shape
}
export const minor = amount(0)
/** Hundredths of a per cent. */
export const bp = whole(0, 10_000)
shownAs.add(bp, { scale: 'bp' })
export const inBoth = z.object({ CNY: minor, HKD: minor })
export const flag = z.boolean()
/** Of the web or of this site; empty: none. */
export const webAddress = z.string().check(z.regex(/^(https?:\/\/[^\s"'<>]+|\/[^\s"'<>]*)?$/), z.maxLength(500))
export const line = z.string().check(z.maxLength(500))
const name = z.string().check(z.minLength(1), z.maxLength(20))
export const names = z.object({ cn: name, en: name, sh: name })
export const daysBefore = z.array(whole(1, 365)).check(z.maxLength(10))

/** A word of `contact-kinds.text.ts`; any other one is called by the label beside it. */
export const contactKind = z.string().check(z.maxLength(500))
shownAs.add(contactKind, { names: 'contactKind' })

export const destination = z.string().check(z.minLength(1), z.maxLength(10))
shownAs.add(destination, { names: 'destination' })
