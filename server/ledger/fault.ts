/** What is wrong, and at which row. */
export interface Fault {
  readonly subject: string
  readonly fault: string
}
