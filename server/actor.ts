/** The person or process that acted, as timelines, histories and entries record it. */
export interface Actor {
  readonly kind: 'member' | 'staff' | 'system'
  readonly id: string | null
}
