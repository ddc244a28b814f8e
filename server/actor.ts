/** Who did something, as timelines, histories and entries note it. */
export interface Actor {
  readonly kind: 'member' | 'staff' | 'system'
  readonly id: string | null
}
