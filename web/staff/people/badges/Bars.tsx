import styles from './badges.module.css'

interface BarsProps {
  /** Widths of bars and gaps in turn, a bar first. */
  readonly bars: readonly number[]
  readonly label: string
}

/** Scanners need ten modules of white at both ends. */
const quiet = 10

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

/** A barcode that is as sharp on paper as the printer can make it. */
export const Bars = ({ bars, label }: BarsProps) => (
  <svg
    className={styles.bars}
    viewBox={`0 0 ${sum(bars) + 2 * quiet} 1`}
    preserveAspectRatio="none"
    shapeRendering="crispEdges"
    role="img"
    aria-label={label}
  >
    <path d={bars.map((width, at) => (at % 2 === 0 ? barAt(quiet + sum(bars.slice(0, at)), width) : '')).join('')} />
  </svg>
)

const barAt = (x: number, width: number) => `M${x} 0h${width}v1h-${width}z`
