/** What is wrong, and in which row. */
export interface Fault {
  readonly subject: string
  readonly fault: string
}
