/** The person or process that acted, as timelines, histories and entries record it. */
export interface Actor {
  readonly kind: 'member' | 'staff' | 'system'
  readonly id: string | null
  /** Of the staff, the shift of the station where they did it; absent: no station, or nobody counts it. */
  readonly shiftId?: string | null
}
