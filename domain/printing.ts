/* How a station prints labels (decision record 102). */

/** On a label printer in the network, by the print function of its browser, or as a file that somebody prints. */
export const printWays = ['network', 'browser', 'download'] as const
export type PrintWay = (typeof printWays)[number]

/** Where label printers listen. No other service of a network is reached through the settings of a station. */
export const printerPortLeast = 9100
export const printerPortMost = 9109

/** Why a label did not come out of a network printer. */
export const printFaults = ['busy', 'unreachable', 'refused', 'timeout', 'broken'] as const
export type PrintFault = (typeof printFaults)[number]

/** `sending`: nothing is known of it yet, or ever, if the server stopped meanwhile. */
export const printOutcomes = ['printed', 'sending', ...printFaults] as const
export type PrintOutcome = (typeof printOutcomes)[number]

/** Nothing was sent, so that no label can be on paper. */
export const sentNothing = ['busy', 'unreachable', 'refused'] as const satisfies readonly PrintFault[]

export const mayBeOnPaper = (outcome: PrintOutcome): boolean => !sentNothing.some((each) => each === outcome)

/** Dotted decimal without leading zeros: other ways to write an address are read differently by different programs. */
const part = String.raw`(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])`
const ipv4 = new RegExp(String.raw`^${part}(?:\.${part}){3}$`)

/** 10.0.0.0/8, 172.16.0.0/12 and 192.168.0.0/16: addresses inside of a company. */
export function isPrivateAddress(host: string): boolean {
  const [first = 0, second = 0] = partsOf(host)
  return first === 10 || (first === 172 && second >= 16 && second <= 31) || (first === 192 && second === 168)
}

/** This machine itself, for tests and the demo. */
export const isLoopback = (host: string): boolean => partsOf(host)[0] === 127

const partsOf = (host: string): readonly number[] => (ipv4.test(host) ? host.split('.').map(Number) : [])

export interface PrinterAddress {
  readonly host: string
  readonly port: number
}

/** Whether the server may connect there. */
export const isPrinterAddress = ({ host, port }: PrinterAddress, loopbackToo: boolean): boolean =>
  Number.isInteger(port) &&
  port >= printerPortLeast &&
  port <= printerPortMost &&
  (isPrivateAddress(host) || (loopbackToo && isLoopback(host)))
