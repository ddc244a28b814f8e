/* Times come from the database with the business zone, such as '2026-12-02T18:00:30+08:00'. */

/** '2026-12-02 18:00:30' */
export const secondOf = (iso: string): string => iso.slice(0, 19).replace('T', ' ')

/** '2026-12-02 18:00' */
export const minuteOf = (iso: string): string => secondOf(iso).slice(0, 16)
