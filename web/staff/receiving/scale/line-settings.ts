import { storedChoice } from '#web/kit/look/stored-choice.ts'
import * as z from 'zod/mini'
import { scaleUnits } from './read-scale.ts'
import type { LineOptions } from './serial.ts'

/* How the scale of this device sends: kept in the browser, since each scale is set up differently. */

export const baudRates = [1200, 2400, 4800, 9600, 19_200, 38_400, 57_600, 115_200] as const

/** Data bits and parity, as manuals of scales write them. */
export const formats = ['8N1', '7E1', '7O1', '8E1', '8O1'] as const

const shape = z.object({
  baudRate: z.literal(baudRates),
  format: z.enum(formats),
  /** Of numbers that come without one; null: such numbers are no weights. */
  unit: z.nullable(z.enum(scaleUnits)),
})
export type LineSettings = z.output<typeof shape>

export const usualLine: LineSettings = { baudRate: 9600, format: '8N1', unit: null }

const choice = storedChoice(() => localStorage, 'scale-line')

export const keepLine = (settings: LineSettings) => choice.keep(JSON.stringify(settings))

/** The usual line if nothing was chosen, or what was kept is broken. */
export function keptLine(): LineSettings {
  try {
    return shape.parse(JSON.parse(choice.read() ?? 'null'))
  } catch {
    return usualLine
  }
}

const parities = { N: 'none', E: 'even', O: 'odd' } as const

export function optionsOf({ baudRate, format }: LineSettings): LineOptions {
  const [bits, parity] = format
  return { baudRate, dataBits: bits === '7' ? 7 : 8, parity: parities[parity as keyof typeof parities] }
}
