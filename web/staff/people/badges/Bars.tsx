import styles from './badges.module.css'

interface BarsProps {
  /** Widths of bars and gaps in turn, a bar first. */
  readonly bars: readonly number[]
  readonly label: string
}

/** Scanners need ten modules of white at both ends. */
const quiet = 10

/** A barcode that is as sharp on paper as the printer can make it. */
export function Bars({ bars, label }: BarsProps) {
  let x = quiet
  const path = bars.map((width, at) => {
    const start = x
    x += width
    return at % 2 === 0 ? `M${start} 0h${width}v1h-${width}z` : ''
  })
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${x + quiet} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path.join('')} />
    </svg>
  )
}
