import { useState } from 'react'
import * as z from 'zod/mini'

/* Small things that a desk remembers until its tab is closed: the chosen warehouse, the last scans, the carrier. */

/** Reads a remembered value; if it is missing, broken or in an earlier format, returns the fallback. */
export function recall<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  fallback: z.output<Schema>,
): z.output<Schema> {
  const read = schema.safeParse(parse(sessionStorage.getItem(key)))
  return read.success ? read.data : fallback
}

export const remember = (key: string, thing: unknown) => sessionStorage.setItem(key, JSON.stringify(thing))

/** State that survives a reload of the tab. */
export function useStored<Schema extends z.ZodMiniType>(key: string, schema: Schema, fallback: z.output<Schema>) {
  const [thing, setThing] = useState(() => recall(key, schema, fallback))
  const keep = (next: z.output<Schema>) => {
    remember(key, next)
    setThing(next)
  }
  return [thing, keep] as const
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}
