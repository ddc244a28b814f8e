/* The part of Web Serial that a scale needs; TypeScript does not know it yet. */

export interface LineOptions {
  readonly baudRate: number
  readonly dataBits: 7 | 8
  readonly parity: 'none' | 'even' | 'odd'
}

export interface SerialPort {
  /** Null: it is closed, or unplugged. */
  readonly readable: ReadableStream<Uint8Array> | null
  readonly open: (options: LineOptions) => Promise<void>
  readonly close: () => Promise<void>
  readonly forget?: () => Promise<void>
}

/** `connect`: a port that was allowed before has been plugged in. */
export interface Serial extends EventTarget {
  /** Those that the person has allowed before. */
  readonly getPorts: () => Promise<readonly SerialPort[]>
  /** Asks the person, after a press; rejected if they choose none. */
  readonly requestPort: () => Promise<SerialPort>
}

/** Null in browsers without it, and on pages that are not served securely. */
export const serialOf = (): Serial | null =>
  typeof navigator !== 'undefined' && 'serial' in navigator ? (navigator.serial as Serial) : null

/** Why there is no scale: each has its own sentence. `lost`: it was unplugged. */
export type ScaleFault = 'busy' | 'lost' | 'failed'

export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError'

/** Why a port did not open: mostly another program has it. */
export const faultOf = (error: unknown): ScaleFault =>
  error instanceof DOMException && ['NetworkError', 'InvalidStateError'].includes(error.name) ? 'busy' : 'failed'
